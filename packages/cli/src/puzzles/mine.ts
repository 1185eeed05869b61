import { BOTS } from '@khora/bots';
import {
  isFresh,
  type Puzzle,
  packed,
  type Reference,
  THEMES,
  type Theme,
  themeOf,
  unpacked,
  type Weighed,
  weighed,
} from '@khora/bots/review';
import {
  advance,
  clone,
  createGame,
  decisions,
  type GameRecord,
  type GameState,
  isOver,
  type Move,
  RECORD_VERSION,
  RULES_VERSION,
  replay,
  type Seat,
  view,
} from '@khora/engine';

/** How many worlds the first look takes; the check takes ten times as many other worlds. */
const WORLDS = 8;
const DEEPER = 10;
const CHOICES = 4;
/** By how many points, and how many standard errors, the best move must be ahead. */
const CLEAR = 3;
const CERTAIN = 4;
/** What is not clear in this few worlds is not examined further. */
const GLANCE = 4;
const SECOND_LOOK = 24;
/** Puzzles of one game would be too much alike. */
const FROM_ONE_GAME = 10;

/** Plays one game and finds its puzzles. */
export function* puzzlesOf(
  seed: string,
  reference: Reference,
  themes: readonly Theme[] = THEMES,
): Generator<Puzzle> {
  const setup: GameRecord['setup'] = { players: 4, seed };
  const state = createGame(setup);
  const moves: { seat: Seat; move: Move }[] = [];
  let found = 0;
  const last = new Map<Puzzle['theme'], number>();
  while (!isOver(state)) {
    const [open] = decisions(state);
    if (!open) throw new Error('Nobody is asked, and the game is not over.');
    const { seat, kind } = open;
    const theme = themes.find((each) => each === themeOf(state, kind));
    // One of each theme per round, so that the positions of a game differ.
    if (theme && found < FROM_ONE_GAME && state.round !== last.get(theme) && isFresh(state, seat)) {
      const record: GameRecord = {
        format: 'khora',
        version: RECORD_VERSION,
        rules: RULES_VERSION,
        setup,
        moves,
      };
      const puzzle = puzzleAt(state, { seat, theme, seed, record, reference });
      if (puzzle) {
        found += 1;
        if (theme !== 'lastRound') last.set(theme, state.round);
        yield puzzle;
      }
    }
    const move = reference.choose(state, seat);
    moves.push({ seat, move });
    advance(state, seat, move);
  }
}

interface Asked {
  readonly seat: Seat;
  readonly theme: Puzzle['theme'];
  readonly seed: string;
  readonly record: GameRecord;
  readonly reference: Reference;
}

function puzzleAt(state: GameState, { seat, theme, seed, record, reference }: Asked): Puzzle | null {
  const moves = reference.candidates(view(state, seat), seat).slice(0, CHOICES);
  if (moves.length < CHOICES - 1) return null;
  const worlds = WORLDS;
  const glance = weighed(state, seat, moves, { reference, seed: `${seed}/first`, worlds: GLANCE });
  if (marginOf(glance)[0] < CLEAR / 2) return null;
  const first = weighed(state, seat, moves, { reference, seed: `${seed}/first`, worlds });
  const margin = marginOf(first);
  if (!isClear(margin, CERTAIN / 2)) return null;
  const second = weighed(state, seat, moves, {
    reference,
    seed: `${seed}/second`,
    worlds: SECOND_LOOK,
  });
  if (!isClear(marginOf(second), CERTAIN / 2)) return null;
  const check = checked(state, { seat, moves, seed, reference });
  const [best] = check;
  const deeper = marginOf(check);
  if (!best || !isClear(deeper, CERTAIN) || JSON.stringify(best.move) !== JSON.stringify(first[0]?.move))
    return null;
  return {
    position: packed(record),
    seat,
    theme,
    difficulty: difficultyOf(state, seat, best.move, deeper[0]),
    choices: check.map(({ move }) => move),
    margin: rounded(margin),
    worlds,
    check: { margin: rounded(deeper), worlds: worlds * DEEPER },
  };
}

interface Checking {
  readonly seat: Seat;
  readonly moves: readonly Move[];
  readonly seed: string;
  readonly reference: Reference;
}

/** Tries the moves of a puzzle again, in ten times as many other worlds. */
function checked(state: GameState, { seat, moves, seed, reference }: Checking): Weighed[] {
  const worlds = WORLDS * DEEPER;
  return weighed(clone(state), seat, moves, { reference, seed: `${seed}/check`, worlds });
}

/** A puzzle with the figures of a new check; null if its answer is no longer clearly the best. */
export function confirmed(
  puzzle: Puzzle,
  { seed, reference }: Pick<Checking, 'seed' | 'reference'>,
): Puzzle | null {
  const { seat, choices: moves } = puzzle;
  const state = [...replay(unpacked(puzzle.position))].at(-1);
  const answer = JSON.stringify(moves[0]);
  if (!state) return null;
  // Most of those that fail do so at once.
  const first = weighed(clone(state), seat, moves, { reference, seed: `${seed}/first`, worlds: WORLDS });
  const lead = first.find(({ move }) => JSON.stringify(move) === answer)?.behind ?? 0;
  if (lead > 2 * CLEAR) return null;
  const check = checked(state, { seat, moves, seed, reference });
  const margin = marginOf(check);
  if (JSON.stringify(check[0]?.move) !== answer || !isClear(margin, CERTAIN)) return null;
  return {
    ...puzzle,
    choices: check.map(({ move }) => move),
    check: { margin: rounded(margin), worlds: WORLDS * DEEPER },
  };
}

/** How far the best is ahead of the second. */
function marginOf([, second]: readonly Weighed[]): readonly [number, number] {
  return [second?.behind ?? 0, second?.error ?? 0];
}

function isClear([margin, error]: readonly [number, number], certain: number): boolean {
  return margin >= CLEAR && margin >= certain * error;
}

function rounded([margin, error]: readonly [number, number]): readonly [number, number] {
  return [Math.round(margin * 100) / 100, Math.round(error * 100) / 100];
}

/** The weaker the bot that finds it, the easier it is; a wide margin makes it easier too. */
function difficultyOf(state: GameState, seat: Seat, best: Move, margin: number): number {
  const seen = view(state, seat);
  const wanted = JSON.stringify(best);
  const found = (['ephebe', 'citizen', 'strategos'] as const).findIndex(
    (level) => JSON.stringify(BOTS[level](seen, { seed: 'puzzle' })) === wanted,
  );
  const base = found < 0 ? 5 : found + 2;
  return Math.max(1, margin > 8 ? base - 1 : base);
}
