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
  /** Points given away in the whole game, with its standard error. */
  readonly loss: number;
  readonly lossError: number;
  /** From 0 to 100: 100 × 2^(−x / HALVING), where x is what a decision gave away on average. */
  readonly accuracy: number;
  /** The bot that gives away about as much in a decision. */
  readonly level: BotId;
}

export function skillOf(seat: Seat, decisions: readonly RatedDecision[]): Skill {
  const own = decisions.filter((decision) => decision.seat === seat);
  const loss = own.reduce((sum, decision) => sum + decision.loss, 0);
  const variance = own.reduce((sum, { lossError }) => sum + lossError ** 2, 0);
  const each = loss / Math.max(1, own.length);
  return {
    seat,
    decisions: own.length,
    loss,
    lossError: Math.sqrt(variance),
    accuracy: accuracyOf(each),
    level: levelOf(each),
  };
}

/** Of so many points given away in a decision. */
export function accuracyOf(each: number): number {
  return 100 * 2 ** (-Math.max(0, each) / HALVING);
}

function levelOf(each: number): BotId {
  const distance = ([, usual]: readonly [BotId, number]) => Math.abs(each - usual);
  return USUAL.reduce((best, next) => (distance(next) < distance(best) ? next : best))[0];
}
