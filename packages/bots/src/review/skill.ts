import type { Seat } from '@khora/engine';
import type { BotId } from '../bots.ts';
import type { RatedDecision } from './decisions.ts';
import { USUAL } from './usual.ts';

/** Giving away this many points in a decision, on average, halves the accuracy. */
export const HALVING = 1;

/** How well a seat decided. */
export interface Skill {
  readonly seat: Seat;
  readonly decisions: number;
  /** How many points ahead the decisions cost compared with the reference's moves, with the standard error. */
  readonly cost: number;
  readonly costError: number;
  /** From 0 to 100: 100 × 2^(−x / HALVING), where x is what a decision cost on average. */
  readonly accuracy: number;
  /** The bot whose decisions cost about as much. */
  readonly level: BotId;
}

export function skillOf(seat: Seat, decisions: readonly RatedDecision[]): Skill {
  const own = decisions.filter((decision) => decision.seat === seat);
  const cost = own.reduce((sum, decision) => sum + decision.cost, 0);
  const variance = own.reduce((sum, { costError }) => sum + costError ** 2, 0);
  const each = cost / Math.max(1, own.length);
  return {
    seat,
    decisions: own.length,
    cost,
    costError: Math.sqrt(variance),
    accuracy: accuracyOf(each),
    level: levelOf(each),
  };
}

/** The accuracy of decisions that cost this many points on average. */
export function accuracyOf(each: number): number {
  return 100 * 2 ** (-Math.max(0, each) / HALVING);
}

function levelOf(each: number): BotId {
  const distance = ([, usual]: readonly [BotId, number]) => Math.abs(each - usual);
  return USUAL.reduce((best, next) => (distance(next) < distance(best) ? next : best))[0];
}
