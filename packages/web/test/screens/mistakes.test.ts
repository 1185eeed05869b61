import type { RatedDecision, Review } from '@khora/bots/review';
import type { Move } from '@khora/engine';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  choicesOf,
  inOrder,
  isSolved,
  mergeTries,
  mistakesIn,
  nextOf,
  noteAttempt,
} from '../../src/screens/puzzles/mistakes.ts';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const buy = (color: 'red' | 'blue' | 'green'): Move => ({ type: 'buy', color });

function decision(index: number, loss: number, others: RatedDecision['others'] = []): RatedDecision {
  return {
    index,
    seat: 0,
    loss,
    played: { move: buy('red') },
    better: { move: buy('blue') },
    others,
  } as unknown as RatedDecision;
}

const reviewOf = (...decisions: readonly RatedDecision[]) => ({ decisions }) as unknown as Review;

test('an exercise offers only moves that were tried and are clearly worse, each with what it gives away', () => {
  const others = [
    { move: buy('green'), loss: 0.2, lossError: 0.1 },
    { move: { type: 'pass' } as const, loss: 2, lossError: 0.5 },
  ];
  expect(choicesOf(decision(1, 3, others))).toEqual([
    { move: buy('blue'), loss: 0 },
    { move: buy('red'), loss: 3 },
    { move: { type: 'pass' }, loss: 2, lossError: 0.5 },
  ]);
  expect(choicesOf(decision(1, 3))).toHaveLength(2);
});

test('the most expensive decisions come back, and none that cost next to nothing', () => {
  const many = Array.from({ length: 9 }, (_, index) => decision(index, index / 2));
  const mistakes = mistakesIn({ id: 'a', review: reviewOf(...many) }, 0);
  expect(mistakes.map((mistake) => mistake.decision.loss)).toEqual([4, 3.5, 3, 2.5, 2, 1.5]);
  expect(mistakesIn({ id: 'a', review: reviewOf(decision(1, 0.5)) }, 0)).toEqual([]);
});

test('what is not solved comes first; a solved exercise stays solved, and the next one is of the same game', () => {
  const one = mistakesIn({ id: 'one', review: reviewOf(decision(4, 3), decision(8, 2)) }, 0);
  const two = mistakesIn({ id: 'two', review: reviewOf(decision(4, 9)) }, 0);
  const names = () => inOrder([...one, ...two]).map(({ game, at }) => `${game} ${at}`);
  expect(names()).toEqual(['two 0', 'one 0', 'one 1']);
  const next = (game: string, at: number) => {
    const found = nextOf(inOrder([...one, ...two]), { game, at });
    return found && `${found.game} ${found.at}`;
  };
  expect(next('one', 0)).toBe('one 1');
  expect(next('one', 1)).toBe('two 0');
  const [first, second] = one;
  const [other] = two;
  if (!first || !second || !other) throw new Error('There are three.');
  noteAttempt(other, true);
  noteAttempt(other, false);
  noteAttempt(first, false);
  expect([other, first].map(isSolved)).toEqual([true, false]);
  expect(names()).toEqual(['one 0', 'one 1', 'two 0']);
  expect(next('one', 1)).toBe('one 0');
  noteAttempt(first, true);
  noteAttempt(second, true);
  expect(next('one', 1)).toBeNull();
});

test('two devices of one account know what was solved on either', () => {
  const device = { a: true, b: false };
  const account = { b: true, c: false };
  const both = { a: true, b: true, c: false };
  expect(mergeTries(device, account)).toEqual(both);
  expect(mergeTries(both, account)).toEqual(both);
  const many = Object.fromEntries(Array.from({ length: 700 }, (_, name) => [`game/${name}`, true]));
  expect(Object.keys(mergeTries(many, {}))).toHaveLength(600);
});
