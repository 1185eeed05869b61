import { type Position, type Seat, standings } from '@khora/engine';
import { createKernel, type Kernel, type Weights } from '../kernel/kernel.ts';
import { type Considered, encode } from './features.ts';

/** What a network expects: for each seat, clockwise from the observer, the chance of winning and final points. */
export interface Estimate {
  readonly win: number[];
  readonly points: number[];
}

export const OUTPUTS = 8;
/** Points are learned in this unit. */
export const POINT_SCALE = 50;

const SEATS = 4;

/** What a planned point adds to the logit of winning, before anything is learned. */
const LOGIT_PER_POINT = 0.08;
const USUAL_POINTS = 75;

/** Chances of winning from the outputs, over the occupied seats: the network corrects what the plan suggests. */
export function chances(outputs: ArrayLike<number>, players: number, plan: number): number[] {
  const logits: number[] = [];
  for (let i = 0; i < players; i++) logits.push(outputs[i] ?? 0);
  logits[0] = (logits[0] ?? 0) + LOGIT_PER_POINT * (plan - USUAL_POINTS);
  const top = Math.max(...logits);
  let sum = 0;
  const shares = logits.map((logit) => {
    const share = Math.exp(logit - top);
    sum += share;
    return share;
  });
  return shares.map((share) => share / sum);
}

/** Looks at positions through a value network, always from one seat and with no more than that seat may know. */
export class Evaluator {
  readonly kernel: Kernel;
  /** How many inputs of the kernel the last position made active. */
  active = 0;

  constructor(weights: Weights) {
    this.kernel = createKernel(weights);
  }

  /** How the position after a move looks; the plan's estimate is one of the network's inputs. */
  estimate(position: Position, seat: Seat, considered: Considered): Estimate {
    const players = position.players.length;
    this.active = encode(position, seat, this.kernel, { considered });
    if (position.phase === 'over') return finalEstimate(position, seat);
    this.kernel.run(this.active);
    const { output } = this.kernel;
    const points: number[] = [];
    for (let i = 0; i < players; i++) points.push((output[SEATS + i] ?? 0) * POINT_SCALE);
    points[0] = (points[0] ?? 0) + considered.plan;
    return { win: chances(output, players, considered.plan), points };
  }
}

/** The result itself, clockwise from a seat; a shared victory counts in parts. */
export function finalEstimate(position: Position, seat: Seat): Estimate {
  const result = standings(position);
  const winners = result.filter(({ rank }) => rank === 1).length;
  const turned = result.map((_, turn) => result[(seat + turn) % result.length]);
  return {
    win: turned.map((standing) => (standing?.rank === 1 ? 1 / winners : 0)),
    points: turned.map((standing) => standing?.points ?? 0),
  };
}

/** How much the plan's own points and the learned chance of winning count in a choice, as found by matches. */
const PLAN_WEIGHT = 0.5 / POINT_SCALE;
const WIN_WEIGHT = 0.6;

/** One number to choose by. What was learned is still uncertain, so the plan keeps half the say. */
export function utility({ win }: Estimate, plan: number): number {
  return PLAN_WEIGHT * plan + WIN_WEIGHT * (win[0] ?? 0);
}
