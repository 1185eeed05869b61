import type { Seat } from '@khora/engine';
import type { BotId } from '../bots.ts';
import type { RatedDecision } from './decisions.ts';

/** So many points given away make a decision half as accurate. */
export const HALVING = 3;

/** How well a seat decided. */
export interface Skill {
  readonly seat: Seat;
  readonly decisions: number;
  /** Points given away in the whole game, with its standard error. */
  readonly loss: number;
  readonly lossError: number;
  /** From 0 to 100: the mean of 100 × 2^(−loss / HALVING) over the decisions, each weighted by what was at stake. */
  readonly accuracy: number;
  /** The bot that gives away about as much. */
  readonly level: BotId;
}

export function skillOf(seat: Seat, decisions: readonly RatedDecision[]): Skill {
  const own = decisions.filter((decision) => decision.seat === seat);
  let stakes = 0;
  let accuracy = 0;
  let loss = 0;
  let variance = 0;
  for (const decision of own) {
    stakes += decision.stake;
    accuracy += decision.stake * accuracyOf(decision.loss);
    loss += decision.loss;
    variance += decision.lossError ** 2;
  }
  return {
    seat,
    decisions: own.length,
    loss,
    lossError: Math.sqrt(variance),
    accuracy: stakes > 0 ? accuracy / stakes : 100,
    level: levelOf(loss / Math.max(1, own.length)),
  };
}

export function accuracyOf(loss: number): number {
  return 100 * 2 ** (-Math.max(0, loss) / HALVING);
}

/** Points that the levels give away in a decision: first guesses from single games, to be measured (docs/review.md). */
const USUAL: readonly (readonly [BotId, number])[] = [
  ['archon', 0.35],
  ['strategos', 0.45],
  ['citizen', 1.6],
  ['ephebe', 2],
  ['random', 4],
];

function levelOf(loss: number): BotId {
  const distance = ([, usual]: readonly [BotId, number]) => Math.abs(loss - usual);
  return USUAL.reduce((best, each) => (distance(each) < distance(best) ? each : best))[0];
}
