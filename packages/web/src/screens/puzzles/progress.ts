import { progress } from '../../browser/progress.ts';
import { keep, keptJson } from '../../browser/storage.ts';
import { PUZZLES } from './puzzle-data.ts';

/** What a player has done with the puzzles. */
export interface PuzzleProgress {
  /** As in chess: a player who solves half of the puzzles with this rating has the same rating. */
  readonly rating: number;
  /** Whether a puzzle was solved at the first try, by its id. */
  readonly firstTries: Readonly<Record<string, boolean>>;
}

const FIRST = 1000;
const STEP = 32;

/** The same puzzle has the same id in every list: it follows from the position, setup and moves, by the hash FNV-1a. */
export function puzzleId(line: string): string {
  let hash = 0x81_1c_9d_c5;
  for (const letter of line.split('|').slice(-2).join('|'))
    hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01_00_01_93);
  return (hash >>> 0).toString(36);
}

const puzzles = progress<PuzzleProgress>({
  key: 'puzzles',
  read: (stored) => ({ rating: FIRST, firstTries: {}, ...(stored as Partial<PuzzleProgress> | null) }),
  merge: mergePuzzles,
});

/** Every first try of either, and the rating of whoever has tried more. */
export function mergePuzzles(device: PuzzleProgress, account: PuzzleProgress): PuzzleProgress {
  const tries = ({ firstTries }: PuzzleProgress) => Object.keys(firstTries).length;
  const { rating } = tries(account) > tries(device) ? account : device;
  return { rating, firstTries: { ...account.firstTries, ...device.firstTries } };
}

/** Earlier versions counted puzzles by their numbers in the list, which a new list changes. */
const BY_NUMBER = 'khora.puzzles';

/** Turns what was stored by number into ids, once. */
function renumber(): void {
  const stored = keptJson(BY_NUMBER) as { rating?: number; tried?: Record<string, boolean> } | null;
  if (!stored?.tried) return;
  const { tried, rating = FIRST } = stored;
  const marks = Object.entries(tried).flatMap(([number, solved]) => {
    const line = PUZZLES[Number(number)];
    return line === undefined ? [] : [[puzzleId(line), solved] as const];
  });
  const before = { rating, firstTries: Object.fromEntries(marks) };
  puzzles.change((now) => mergePuzzles(now, before));
  keep(BY_NUMBER, null);
}

export function puzzleProgress(): PuzzleProgress {
  renumber();
  return puzzles.get();
}

/** The rating of puzzles by their difficulty, from 1 to 5. */
export function ratingOf(difficulty: number): number {
  return 500 + 250 * difficulty;
}

interface FirstTry {
  readonly difficulty: number;
  readonly solved: boolean;
}

/** How a first try changes the rating. */
export function rated(rating: number, { difficulty, solved }: FirstTry): number {
  const expected = 1 / (1 + 10 ** ((ratingOf(difficulty) - rating) / 400));
  return Math.round(rating + STEP * ((solved ? 1 : 0) - expected));
}

/** Only the first try of a puzzle counts. */
export function noteTry(id: string, made: FirstTry): PuzzleProgress {
  const before = puzzleProgress();
  if (id in before.firstTries) return before;
  puzzles.change(({ rating, firstTries }) => ({
    rating: rated(rating, made),
    firstTries: { ...firstTries, [id]: made.solved },
  }));
  return puzzles.get();
}

const DAY = 24 * 60 * 60 * 1000;
/** Prime, so that all puzzles come before one is repeated. */
const STRIDE = 101;

/** The same puzzle for everyone on a day. */
export function puzzleOfTheDay(now: number, count: number): number {
  return (Math.floor(now / DAY) * STRIDE) % Math.max(1, count);
}
