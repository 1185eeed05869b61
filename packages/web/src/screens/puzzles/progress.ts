import { keepJson, keptJson } from '../../browser/storage.ts';

/** What a player has done with the puzzles on this device. */
export interface PuzzleProgress {
  /** As in chess: a player who solves half of the puzzles with this rating has the same rating. */
  readonly rating: number;
  /** Whether a puzzle was solved at the first try, by its number. */
  readonly tried: Readonly<Record<string, boolean>>;
}

const KEY = 'khora.puzzles';
const FIRST = 1000;
const STEP = 32;

export function puzzleProgress(): PuzzleProgress {
  const stored = keptJson(KEY) as Partial<PuzzleProgress> | null;
  return { rating: FIRST, tried: {}, ...stored };
}

/** The rating of puzzles by their difficulty, from 1 to 5. */
export function ratingOf(difficulty: number): number {
  return 500 + 250 * difficulty;
}

/** How a first try changes the rating. */
export function rated(rating: number, difficulty: number, solved: boolean): number {
  const expected = 1 / (1 + 10 ** ((ratingOf(difficulty) - rating) / 400));
  return Math.round(rating + STEP * ((solved ? 1 : 0) - expected));
}

/** Only the first try of a puzzle counts. */
export function noteTry(number: number, difficulty: number, solved: boolean): PuzzleProgress {
  const before = puzzleProgress();
  if (String(number) in before.tried) return before;
  const after = {
    rating: rated(before.rating, difficulty, solved),
    tried: { ...before.tried, [number]: solved },
  };
  keepJson(KEY, after);
  return after;
}

const DAY = 24 * 60 * 60 * 1000;
/** Prime, so that all puzzles come before one is repeated. */
const STRIDE = 101;

/** The same puzzle for everyone on a day. */
export function puzzleOfTheDay(now: number, count: number): number {
  return (Math.floor(now / DAY) * STRIDE) % Math.max(1, count);
}
