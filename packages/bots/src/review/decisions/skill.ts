import { LAST_ROUND, type Seat } from '@khora/engine';
import type { BotId } from '../../bots.ts';
import type { RatedDecision } from './decisions.ts';
import { USUAL } from './usual.ts';

/** A decision that cost so many points is half a mistake, twice as many three quarters of one. */
export const HALF_A_MISTAKE = 1;
/** So many mistakes in a game halve the accuracy: one in each round. */
export const HALVING = LAST_ROUND;

/** How well a seat decided. */
export interface Skill {
  readonly seat: Seat;
  readonly decisions: number;
  /** How many points ahead the decisions cost compared with the reference's moves, with the standard error. */
  readonly cost: number;
  readonly costError: number;
  /** All decisions together, each by the part of a mistake that it was. */
  readonly mistakes: number;
  /** From 0 to 100: 100 × 2^(−mistakes / HALVING). */
  readonly accuracy: number;
  /** The bot that makes about as many mistakes. */
  readonly level: BotId;
}

export function skillOf(seat: Seat, decisions: readonly RatedDecision[]): Skill {
  const own = decisions.filter((decision) => decision.seat === seat);
  const sum = (of: (decision: RatedDecision) => number) =>
    own.reduce((total, decision) => total + of(decision), 0);
  const mistakes = sum(({ mistake }) => mistake);
  return {
    seat,
    decisions: own.length,
    cost: sum(({ cost }) => cost),
    costError: Math.sqrt(sum(({ costError }) => costError ** 2)),
    mistakes,
    accuracy: accuracyOf(mistakes),
    level: levelOf(mistakes),
  };
}

/** How much of a mistake a decision is that cost so many points: none if it was no worse, never more than one. */
export function mistakeOf(cost: number): number {
  return 1 - 2 ** (-Math.max(0, cost) / HALF_A_MISTAKE);
}

/** Of a game with so many mistakes. */
export function accuracyOf(mistakes: number): number {
  return 100 * 2 ** (-mistakes / HALVING);
}

/** Of levels that are equally near, the weakest: those that play better than the reference make no fewer mistakes by its measure. */
function levelOf(mistakes: number): BotId {
  const distance = ([, usual]: readonly [BotId, number]) => Math.abs(mistakes - usual);
  return USUAL.reduce((best, next) => (distance(next) <= distance(best) ? next : best))[0];
}
