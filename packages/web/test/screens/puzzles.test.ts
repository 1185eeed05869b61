import type { RatedDecision } from '@khora/bots/review';
import { puzzleFrom, puzzleLine } from '@khora/bots/review-tools';
import { legalMoves } from '@khora/engine';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  mergePuzzles,
  noteTry,
  puzzleId,
  puzzleOfTheDay,
  puzzleProgress,
  rated,
  ratingOf,
} from '../../src/screens/puzzles/progress.ts';
import { PUZZLES } from '../../src/screens/puzzles/puzzle-data.ts';
import { costsOf } from '../../src/screens/review/costs.ts';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('every puzzle is a real position with legal choices, and was confirmed by the deeper search', () => {
  let difficulty = 1;
  for (const line of PUZZLES) {
    const puzzle = puzzleFrom(line);
    const { state, seat, choices, margin, check, worlds } = puzzle;
    expect(state.players[seat]?.standby, line).toBe('asked');
    const legal = legalMoves(state, seat).map((move) => JSON.stringify(move));
    for (const move of choices) expect(legal).toContain(JSON.stringify(move));
    expect(new Set(choices.map((move) => JSON.stringify(move))).size).toBe(choices.length);
    expect(choices.length).toBeGreaterThanOrEqual(3);
    expect(check.worlds).toBeGreaterThanOrEqual(10 * worlds);
    expect(check.margin[0]).toBeGreaterThanOrEqual(3);
    // Both figures are rounded.
    expect(check.margin[0] + 0.02).toBeGreaterThanOrEqual(4 * check.margin[1]);
    expect(margin[0]).toBeGreaterThanOrEqual(3);
    expect(puzzle.difficulty).toBeGreaterThanOrEqual(difficulty);
    difficulty = puzzle.difficulty;
    expect(puzzleLine(puzzle)).toBe(line);
  }
  expect(new Set(PUZZLES).size).toBe(PUZZLES.length);
  expect(PUZZLES.length).toBeGreaterThanOrEqual(300);
});

test('each theme has puzzles, and the days go through all of them', () => {
  const themes = new Set(PUZZLES.map((line) => line.slice(0, line.indexOf('|'))));
  expect([...themes].sort()).toEqual(['cards', 'exploring', 'lastRound', 'payment', 'progress', 'tiles']);
  const days = Array.from({ length: PUZZLES.length }, (_, day) =>
    puzzleOfTheDay(day * 24 * 60 * 60 * 1000, PUZZLES.length),
  );
  expect(new Set(days).size).toBe(PUZZLES.length);
});

test('a puzzle is remembered wherever a new list has it, and only its first try counts', () => {
  const ids = PUZZLES.map(puzzleId);
  expect(new Set(ids).size).toBe(PUZZLES.length);
  const [line = '', other = ''] = PUZZLES;
  // A deeper check and another difficulty leave the position, and so the id, as it is.
  const fields = line.split('|');
  expect(puzzleId(['tiles', '5', ...fields.slice(2)].join('|'))).toBe(puzzleId(line));
  expect(noteTry(puzzleId(line), { difficulty: 2, solved: true })).toEqual({
    rating: 1016,
    firstTries: { [puzzleId(line)]: true },
  });
  expect(noteTry(puzzleId(line), { difficulty: 2, solved: false }).rating).toBe(1016);
  noteTry(puzzleId(other), { difficulty: 2, solved: false });
  expect(puzzleProgress().firstTries).toEqual({ [puzzleId(line)]: true, [puzzleId(other)]: false });
});

test('what was stored by number becomes what it stands for, once', () => {
  const [first = '', , third = ''] = PUZZLES;
  const tried = { 0: true, 2: false, 5000: true };
  localStorage.setItem('khora.puzzles', JSON.stringify({ rating: 1234, tried }));
  const marks = { [puzzleId(first)]: true, [puzzleId(third)]: false };
  expect(puzzleProgress()).toEqual({ rating: 1234, firstTries: marks });
  expect(localStorage.getItem('khora.puzzles')).toBeNull();
  expect(puzzleProgress()).toEqual({ rating: 1234, firstTries: marks });
});

test('two devices of one account have every first try, and the rating of the busier one', () => {
  const one = { rating: 900, firstTries: { a: false } };
  const two = { rating: 1100, firstTries: { a: true, b: true } };
  const both = { rating: 1100, firstTries: { a: false, b: true } };
  expect(mergePuzzles(one, two)).toEqual(both);
  expect(mergePuzzles(both, two)).toEqual(both);
});

test('a harder puzzle is worth more, and a failed easy one costs more', () => {
  expect(rated(1000, { difficulty: 5, solved: true }) - 1000).toBeGreaterThan(
    rated(1000, { difficulty: 1, solved: true }) - 1000,
  );
  expect(rated(1000, { difficulty: 1, solved: false })).toBeLessThan(
    rated(1000, { difficulty: 5, solved: false }),
  );
  expect(ratingOf(2)).toBe(1000);
  expect(rated(1000, { difficulty: 2, solved: true })).toBe(1016);
});

test('the most expensive kind and phase of decision come first, and improvement shows, game by game', () => {
  const decision = (kind: 'assign' | 'buy', loss: number) =>
    ({ kind, phase: kind === 'assign' ? 'dice' : 'action', loss }) as unknown as RatedDecision;
  const games = [
    [decision('assign', 1), decision('buy', 2)],
    [decision('assign', 9), decision('buy', -1)],
  ];
  expect(costsOf(games, { by: 'kind', recent: 1 })).toEqual([
    { of: 'assign', all: 5, recent: 1, games: [9, 1] },
    { of: 'buy', all: 1, recent: 2, games: [0, 2] },
  ]);
  expect(costsOf(games, { by: 'phase', recent: 1 }).map(({ of }) => of)).toEqual(['dice', 'action']);
});
