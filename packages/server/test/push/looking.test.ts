import { expect, test } from 'vitest';
import type { Bus, Notice } from '../../src/live/bus.ts';
import { Hub, type Sink } from '../../src/live/hub.ts';
import { newGame, newKit } from '../support/table-kit.ts';

/** Two processes that hear each other. */
function twoHubs(published: Notice[] = []): readonly [Hub, Hub] {
  const listeners: ((notice: Notice) => void)[][] = [[], []];
  const [one, other] = [0, 1].map((own): Hub => {
    const bus: Bus = {
      publish: (notice) => {
        published.push(notice);
        for (const listener of listeners[1 - own] ?? []) listener(notice);
      },
      listen: (listener) => void listeners[own]?.push(listener),
      close: () => Promise.resolve(),
    };
    return new Hub({ bus, process: `process ${own}`, now: () => 0 });
  });
  if (!(one && other)) throw new Error('There are two.');
  return [one, other];
}

function sinkOf(user: string | null): Sink & { looks: boolean; readonly heard: string[] } {
  const heard: string[] = [];
  const sink = {
    user,
    looks: true,
    heard,
    isLooking: () => sink.looks,
    send: (text: string) => void heard.push(text),
    reset: () => undefined,
  };
  return sink;
}

test('a player with a hidden page is at the table but does not see it, at every process', async () => {
  const kit = await newKit();
  const table = await newGame(kit);
  const { id } = table.founding;
  const [one, other] = twoHubs();
  const [ada, again, bea] = [sinkOf('id-ada'), sinkOf('id-ada'), sinkOf('id-bea')];
  one.enter(table, ada);
  other.enter(table, bea);
  const looking = () => [one.looking(id).sort(), other.looking(id).sort()];
  expect(looking()).toEqual([
    ['id-ada', 'id-bea'],
    ['id-ada', 'id-bea'],
  ]);
  ada.looks = false;
  one.noteLooking(id);
  expect(looking()).toEqual([['id-bea'], ['id-bea']]);
  expect(other.present(id)).toEqual(['id-ada', 'id-bea']);
  // A second page that is visible is enough.
  one.enter(table, again);
  expect(looking()).toEqual([
    ['id-ada', 'id-bea'],
    ['id-ada', 'id-bea'],
  ]);
  one.leave(id, again);
  expect(looking()).toEqual([['id-bea'], ['id-bea']]);
  await kit.storage.close();
});

test('spectators without a name who come and go disturb nobody', async () => {
  const kit = await newKit();
  const table = await newGame(kit);
  const { id } = table.founding;
  const published: Notice[] = [];
  const [one, other] = twoHubs(published);
  const [ada, bea] = [sinkOf('id-ada'), sinkOf('id-bea')];
  one.enter(table, ada);
  other.enter(table, bea);
  const told = () => [ada.heard.length, bea.heard.length, published.length];
  const before = told();
  for (let time = 0; time < 3; time++) {
    const stranger = sinkOf(null);
    one.enter(table, stranger);
    one.leave(id, stranger);
  }
  expect(told()).toEqual(before);
  const cleo = sinkOf('id-cleo');
  one.enter(table, cleo);
  const present = JSON.stringify({ type: 'present', table: id, users: ['id-ada', 'id-bea', 'id-cleo'] });
  expect([ada.heard.at(-1), bea.heard.at(-1)]).toEqual([present, present]);
  await kit.storage.close();
});
