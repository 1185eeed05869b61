import type { Position, Seat } from '@khora/engine';
import { CAPACITY, createKernel, type Kernel, type Weights } from '../../kernel/kernel.ts';
import type { Estimate } from '../../learned/evaluator.ts';
import { initialWeights } from '../../learned/network.ts';
import type { Seeded } from '../../seeded.ts';
import { Sheet } from '../inputs/sheet.ts';
import { STATE_INPUTS, writeState } from '../inputs/state.ts';

const SEATS = 4;
/** Outputs: for each seat, clockwise from the observer, the logit of winning and the final points. */
const OUTPUTS: number = 2 * SEATS;
/** Points are learned in this unit, as the distance from the usual. */
const UNIT = 50;
const USUAL = 80;

export function initialValue(hidden: number, source: Seeded): Weights {
  return initialWeights({ inputs: STATE_INPUTS, hidden1: hidden, hidden2: 32, outputs: OUTPUTS }, source);
}

/** What a seat plays for: points, and as many again for a victory. */
const VICTORY = 25;
export function worthOf({ win, points }: Estimate): number {
  return (points[0] ?? 0) + VICTORY * (win[0] ?? 0);
}

/** What the value network expects of positions in which a seat is asked something. */
export class Judge {
  private readonly kernel: Kernel;
  private readonly sheet: Sheet;

  constructor(weights: Weights) {
    this.kernel = createKernel(weights);
    this.sheet = new Sheet(this.kernel.index, this.kernel.value);
  }

  look(position: Position, seat: Seat): Estimate {
    writeState(position, seat, this.sheet);
    return this.estimate(this.sheet.count, position.players.length);
  }

  /** The same for inputs that were written earlier. */
  reread(index: Int32Array, value: Float32Array, [from, to]: readonly [number, number], players: number) {
    if (to - from > CAPACITY) throw new RangeError('Too many inputs.');
    for (let k = from; k < to; k++) {
      this.sheet.index[k - from] = index[k] as number;
      this.sheet.value[k - from] = value[k] as number;
    }
    return this.estimate(to - from, players);
  }

  private estimate(count: number, players: number): Estimate {
    this.kernel.run(count);
    const { output } = this.kernel;
    return { win: chances(output, players), points: pointsOf(output, players) };
  }
}

function pointsOf(outputs: ArrayLike<number>, players: number): number[] {
  const points: number[] = [];
  for (let turn = 0; turn < players; turn++) points.push(USUAL + UNIT * (outputs[SEATS + turn] as number));
  return points;
}

/** Over the occupied seats. */
function chances(outputs: ArrayLike<number>, players: number): number[] {
  let top = Number.NEGATIVE_INFINITY;
  for (let turn = 0; turn < players; turn++) top = Math.max(top, outputs[turn] as number);
  const win: number[] = [];
  let sum = 0;
  for (let turn = 0; turn < players; turn++) {
    const share = Math.exp((outputs[turn] as number) - top);
    win.push(share);
    sum += share;
  }
  return win.map((share) => share / sum);
}

const POINTS_LOSS = 2;

/** Cross-entropy of the winner and squares of the points: writes the gradient at the outputs, returns the loss. */
export function valueSlope(
  target: Estimate,
  outputs: ArrayLike<number>,
  gradient: Float32Array | Float64Array,
): number {
  const players = target.win.length;
  const win = chances(outputs, players);
  gradient.fill(0);
  let loss = 0;
  for (let turn = 0; turn < players; turn++) {
    const chance = win[turn] as number;
    const wanted = target.win[turn] as number;
    gradient[turn] = chance - wanted;
    loss -= wanted * Math.log(chance + 1e-9);
    const miss = (outputs[SEATS + turn] as number) - ((target.points[turn] as number) - USUAL) / UNIT;
    gradient[SEATS + turn] = POINTS_LOSS * miss;
    loss += (POINTS_LOSS / 2) * miss * miss;
  }
  return loss;
}
