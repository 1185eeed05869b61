import type { RatedDecision, Review } from '@khora/bots/review';
import { expect, test } from 'vitest';
import { bestOf, worstOf } from '../../src/screens/review/ratings.ts';

const NOTHING = { seat: 0, loss: 0, gain: 0, better: null, others: [] };
const review = (...decisions: readonly object[]) =>
  ({
    decisions: decisions.map((decision, index) => ({ ...NOTHING, index, ...decision })),
  }) as unknown as Review;
const better = {} as RatedDecision['played'];
const others = (...losses: readonly number[]) => losses.map((loss) => ({ loss }));

test('small mistakes are told too, the most expensive first, but not what is nothing', () => {
  const rated = review(
    { better, loss: 0.1 },
    { better, loss: 2 },
    { better, loss: 0.02 },
    { loss: 1 },
    { better, loss: 0.3 },
  );
  expect(worstOf(rated, 0).map(({ loss }) => loss)).toEqual([2, 0.3, 0.1]);
  expect(worstOf(rated, 1)).toEqual([]);
});

test('whoever plays like the reference has good decisions too: the best moves that were found', () => {
  const rated = review(
    { others: others(3, 1.5) },
    { others: others(4) },
    { better, others: others(9) },
    { others: [] },
  );
  expect(bestOf(rated, 0).map(({ by, over }) => ({ by, over }))).toEqual([
    { by: 4, over: 'next' },
    { by: 1.5, over: 'next' },
  ]);
});

test('what was better than the reference comes first, unless something else was better still', () => {
  const rated = review(
    { others: others(5) },
    { gain: 0.4 },
    { gain: 1, better, loss: 3 },
    { gain: 2, better, loss: 0.5 },
  );
  expect(bestOf(rated, 0).map(({ by, over }) => ({ by, over }))).toEqual([
    { by: 2, over: 'reference' },
    { by: 0.4, over: 'reference' },
    { by: 5, over: 'next' },
  ]);
});
