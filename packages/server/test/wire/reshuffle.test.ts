import { expect, test } from 'vitest';
import { compareGames } from '../../fuzz/compare.ts';

test('whatever is hidden from a seat, every byte sent to it is the same', async () => {
  const tally = await compareGames(8, 5, () => undefined);
  expect(tally.games).toBe(8);
  expect(tally.hidden).toBeGreaterThan(20);
  expect(tally.moves).toBeGreaterThan(10);
  expect(tally.texts).toBeGreaterThan(500);
});
