import type { Move, Position, Seat } from '@khora/engine';
import { likelihoods } from './expert/play/player.ts';
import { mind } from './levels.ts';

/** What the value network expects of a game, by seat. */
export interface Assessment {
  /** The chance of winning, 0 to 1; the seats' chances add up to 1. */
  readonly win: readonly number[];
  /** Expected final points. */
  readonly points: readonly number[];
}

/**
 * How a position in which a seat is asked something is expected to end, as this seat sees it: nothing hidden from the
 * seat is used. It takes about twenty microseconds.
 */
export function assess(position: Position, seat: Seat): Assessment {
  const { win, points } = mind().judge.look(position, seat);
  return { win: bySeat(win, seat), points: bySeat(points, seat) };
}

/** A move with how likely a strong player is to choose it, 0 to 1. */
export interface Prior {
  readonly move: Move;
  readonly chance: number;
}

/**
 * The moves for a seat's open question, likeliest first. Of assignments of the same tiles, only the cheapest is listed.
 */
export function priors(position: Position, seat: Seat): Prior[] {
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
