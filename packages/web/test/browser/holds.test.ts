import { expect, test, vi } from 'vitest';
import { holds, type Loss } from '../../src/browser/holds.ts';

const never = () => Promise.reject(new Error('Nobody took the game.'));

test('a game has one window; the next gets it when the first lets go', async () => {
  const first = await holds.take('one', never);
  expect(first).not.toBeNull();
  expect(await holds.take('one', never)).toBeNull();
  const other = await holds.take('another', never);
  expect(other).not.toBeNull();
  first?.release();
  const second = await holds.take('one', never);
  expect(second).not.toBeNull();
  second?.release();
  other?.release();
});

test('a window that takes a game over waits until the other has saved it', async () => {
  const told: (Loss | 'saved' | 'taken')[] = [];
  const saving = Promise.withResolvers<void>();
  await holds.take('two', async (loss) => {
    told.push(loss);
    await saving.promise;
    told.push('saved');
  });
  const taking = holds.takeOver('two', never).then((hold) => {
    told.push('taken');
    return hold;
  });
  await expect.poll(() => told).toEqual(['asked']);
  saving.resolve();
  (await taking)?.release();
  expect(told).toEqual(['asked', 'saved', 'taken']);
});

test('a sleeping window loses its game all the same', async () => {
  const told: Loss[] = [];
  await holds.take('three', (loss) => {
    told.push(loss);
    return loss === 'asked' ? new Promise(() => undefined) : Promise.resolve();
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const taking = holds.takeOver('three', never);
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  const hold = await taking;
  expect(hold).not.toBeNull();
  await expect.poll(() => told).toContain('stolen');
  hold?.release();
});

test('if two windows take a game over at once, one gets it, and the other is told', async () => {
  const told: string[] = [];
  const tell = (window: string) => (loss: Loss) => {
    told.push(`${window} ${loss}`);
    return Promise.resolve();
  };
  await holds.take('four', tell('first'));
  const takings = ['second', 'third'].map((window) => holds.takeOver('four', tell(window)));
  const taken = await Promise.all(takings);
  expect(taken).not.toContain(null);
  await expect.poll(() => told).toEqual(['first asked', 'second asked']);
  for (const hold of taken) hold?.release();
});
