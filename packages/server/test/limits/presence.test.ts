import { expect, onTestFinished, test, vi } from 'vitest';
import { NO_BUS } from '../../src/live/bus.ts';
import { Hub, type Sink } from '../../src/live/hub.ts';
import { newGame, newKit } from '../support/table-kit.ts';

interface Ear extends Sink {
  readonly heard: { readonly type: string; readonly users?: readonly string[] }[];
}

function ear(user: string | null): Ear {
  const heard: Ear['heard'] = [];
  return {
    user,
    heard,
    isLooking: () => true,
    send: (text) => heard.push(JSON.parse(text) as Ear['heard'][number]),
    reset: () => undefined,
  };
}

test('however fast people come and go, a table is told who is there only now and then', async () => {
  const kit = await newKit();
  const table = await newGame(kit, { players: 2 });
  const { id } = table.founding;
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const published: unknown[] = [];
  const bus = { ...NO_BUS, publish: (notice: unknown) => void published.push(notice) };
  const hub = new Hub({ bus, process: 'this one', now: () => kit.clock.now });
  const listener = ear('a listener');
  hub.enter(table, listener);
  const comers = Array.from({ length: 20 }, (_, number) => ear(`comer ${number}`));
  for (let time = 0; time < 50; time++) {
    for (const comer of comers) hub.enter(table, comer);
    for (const comer of comers) hub.leave(id, comer);
  }
  const [last] = comers;
  if (last) hub.enter(table, last);
  expect(listener.heard.length).toBeLessThanOrEqual(10);
  vi.advanceTimersByTime(500);
  expect(listener.heard.length).toBeLessThanOrEqual(11);
  expect(listener.heard.at(-1)).toEqual({ type: 'present', table: id, users: ['a listener', 'comer 0'] });
  expect(published.length).toBeLessThanOrEqual(12);
  expect(published.at(-1)).toMatchObject({ users: ['a listener', 'comer 0'] });
  // Whoever is the last to leave is not announced too late.
  if (last) hub.leave(id, last);
  hub.leave(id, listener);
  expect(published.at(-1)).toMatchObject({ users: [] });
  await kit.storage.close();
});
