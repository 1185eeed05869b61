import type { Move } from '@khora/engine';
import { expect, test } from 'vitest';
import { clockFor } from '../../src/clock.ts';
import { Candidate } from '../../src/learned/candidate.ts';
import type { Judgement } from '../../src/learned/judgement.ts';
import { race } from '../../src/learned/race.ts';
import { seeded } from '../../src/seeded.ts';

const COLORS = ['red', 'blue', 'green'] as const;
const judged = (value: number): Judgement => ({ estimate: { win: [value], points: [100 * value] }, value });

/** Candidates that look worse and worse at a glance; only their moves tell them apart. */
function lineUp(count: number): Candidate[] {
  return Array.from({ length: count }, (_, i) => {
    const move: Move = i < 3 ? { type: 'buy', color: COLORS[i] ?? 'red' } : { type: 'pass' };
    return new Candidate({ move, value: 0 }, judged(0.5 - i / 100));
  });
}

/** Holds a race in which each candidate has a fixed worth, plus noise from its world for all and for it alone. */
function hold(candidates: Candidate[], iterations: number, worths: readonly number[], noise = 0.1) {
  const clock = clockFor({ iterations });
  const entrants = [...candidates];
  return race(candidates, {
    clock,
    length: 1,
    run(candidate, world) {
      const own = entrants.indexOf(candidate);
      const shared = seeded(`${world}`).next() - 0.5;
      const alone = seeded(`${world}/${own}`).next() - 0.5;
      candidate.trials.push(judged((worths[own] ?? 0) + shared + noise * alone));
      clock.tick();
    },
  });
}

test('trials find the better move that looks worse at a glance', () => {
  const candidates = lineUp(3);
  const [best, ...others] = hold(candidates, 200, [0.4, 0.4, 0.5]);
  expect(best?.move).toEqual({ type: 'buy', color: 'green' });
  expect(others).toHaveLength(2);
  for (const { utility } of others) expect(utility).toBeLessThanOrEqual(best?.utility ?? 0);
});

test('what is clearly worse is dropped early, and the race ends when one is left', () => {
  const candidates = lineUp(2);
  hold(candidates, 1000, [0.9, 0.1]);
  expect(candidates.map(({ trials }) => trials.length)).toEqual([6, 6]);
});

test('moves with the same result in every world take no more than a few trials', () => {
  const candidates = lineUp(2);
  hold(candidates, 1000, [0.5, 0.5], 0);
  expect(candidates.map(({ trials }) => trials.length)).toEqual([6, 6]);
});

test('a close race takes the whole budget and no more', () => {
  const candidates = lineUp(3);
  hold(candidates, 100, [0.5, 0.5, 0.5], 1);
  expect(candidates.reduce((sum, { trials }) => sum + trials.length, 0)).toBe(100);
});

test('a budget for a single trial leaves the order of the first glance', () => {
  const candidates = lineUp(4);
  const order = hold(candidates, 1, [0, 1, 1, 1]).map(({ move }) => move);
  expect(order).toEqual(candidates.map(({ rated }) => rated.move));
});

test('a world in which not all moves were tried does not count', () => {
  const candidates = lineUp(2);
  const [best] = hold(candidates, 3, [0.2, 0.9]);
  expect(best?.move).toEqual({ type: 'buy', color: 'blue' });
  expect(candidates.map(({ trials }) => trials.length)).toEqual([1, 2]);
  expect(best?.estimate).toEqual(candidates[1]?.trials[0]?.estimate);
});
