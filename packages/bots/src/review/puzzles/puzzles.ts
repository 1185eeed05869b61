import {
  advance,
  type Decision,
  decisions,
  determinize,
  type GameState,
  LAST_ROUND,
  type Move,
  type Seat,
  view,
} from '@khora/engine';
import { worthOf } from '../decisions/decisions.ts';
import { playOut, resultOf } from '../worlds/fork.ts';
import type { Reference } from '../worlds/reference.ts';
import { meanOf } from '../worlds/vectors.ts';

/** What a puzzle is about. */
export const THEMES = ['tiles', 'payment', 'exploring', 'progress', 'cards', 'lastRound'] as const;
export type Theme = (typeof THEMES)[number];

const THEME_OF: { readonly [K in Decision['kind']]?: Theme } = {
  assign: 'tiles',
  pay: 'payment',
  explore: 'exploring',
  progress: 'progress',
  raise: 'progress',
  draft: 'cards',
  keep: 'cards',
  play: 'cards',
};

/** The theme of an open question; none if it makes no puzzle. */
export function themeOf(state: GameState, kind: Decision['kind']): Theme | null {
  const theme = THEME_OF[kind] ?? null;
  return theme && state.round === LAST_ROUND ? 'lastRound' : theme;
}

/** A move with what it is worth to its seat, and how far it is behind the best of its list. */
export interface Weighed {
  readonly move: Move;
  readonly worth: number;
  readonly behind: number;
  readonly error: number;
}

/**
 * What a seat's moves are worth, given what it may know: hidden cards and everything still to come differ from world to
 * world. The best comes first.
 */
export function weighed(
  state: GameState,
  seat: Seat,
  moves: readonly Move[],
  search: {
    readonly reference: Reference;
    readonly seed: string;
    readonly worlds: number;
  },
): Weighed[] {
  const { reference, seed, worlds } = search;
  const seen = view(state, seat);
  const worths = moves.map((): number[] => []);
  for (let world = 0; world < worlds; world++) {
    moves.forEach((move, at) => {
      const game = determinize(seen, `${seed}/${world}`);
      advance(game, seat, move);
      playOut(game, reference);
      worths[at]?.push(worthOf(resultOf(game), seat));
    });
  }
  const means = worths.map((own) => meanOf(own.map((worth) => Float64Array.of(worth))).mean[0] ?? 0);
  const best = means.reduce((top, mean, at) => (mean > (means[top] ?? 0) ? at : top), 0);
  return moves
    .map((move, at) => {
      const gaps = (worths[best] ?? []).map((worth, world) =>
        Float64Array.of(worth - (worths[at]?.[world] ?? 0)),
      );
      const { mean, error } = meanOf(gaps);
      return { move, worth: means[at] ?? 0, behind: mean[0] ?? 0, error: error[0] ?? 0 };
    })
    .sort((a, b) => a.behind - b.behind);
}

/** A puzzle as it is stored: its position, the choices, and how certain the answer is. */
export interface Puzzle {
  /** As made by `packed`. */
  readonly position: string;
  readonly seat: Seat;
  readonly theme: Theme;
  /** From 1, which nearly everybody finds, to 5. */
  readonly difficulty: number;
  /** The best move first. */
  readonly choices: readonly Move[];
  /** By how many points the best is ahead of the second, with the standard error: at first, and in the deeper check. */
  readonly margin: readonly [number, number];
  readonly worlds: number;
  readonly check: { readonly margin: readonly [number, number]; readonly worlds: number };
}

/**
 * Whether a seat is asked while nobody has answered the same question in secret: only then is everything it may know
 * settled.
 */
export function isFresh(state: GameState, seat: Seat): boolean {
  return (
    decisions(state).some((open) => open.seat === seat) &&
    state.players.every(({ standby }) => standby !== 'answered')
  );
}
