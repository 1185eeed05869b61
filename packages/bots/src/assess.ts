import type { GameState, GameView, Move, Seat } from '@khora/engine';
import { likelihoods } from './expert/player.ts';
import { mind } from './levels.ts';

/** What the value network expects of a game, by seat. */
export interface Assessment {
  /** The chance of winning, 0 to 1; all seats together have 1. */
  readonly win: readonly number[];
  /** Expected final points. */
  readonly points: readonly number[];
}

/**
 * What a position at which a seat is asked something will come to, as this seat sees it: what is hidden from the seat is
 * not looked at. It takes some twenty microseconds.
 */
export function assess(position: GameState | GameView, seat: Seat): Assessment {
  const { win, points } = mind().judge.look(position, seat);
  return { win: bySeat(win, seat), points: bySeat(points, seat) };
}

/** A move with how likely a strong player is to choose it, 0 to 1. */
export interface Prior {
  readonly move: Move;
  readonly chance: number;
}

/** The moves of a seat's open question, the likeliest first. Assignments of the same tiles stand together for the cheapest. */
export function priors(position: GameState | GameView, seat: Seat): Prior[] {
  const { player } = mind();
  const moves = player.score(position, seat);
  const chances = likelihoods(player.scores);
  return moves
    .map((move, index) => ({ move, chance: chances[index] ?? 0 }))
    .sort((one, other) => other.chance - one.chance);
}

/** The networks count clockwise from the seat that looks. */
function bySeat(turned: readonly number[], seat: Seat): number[] {
  const count = turned.length;
  return turned.map((_, index) => turned[(index - seat + count) % count] ?? 0);
}
