import { learningMachine } from '../kernel/machine.ts';
import { likelihoods } from './player.ts';
import type { PolicyWeights } from './policy-network.ts';
import { TAPE_INPUTS, Tape } from './tape.ts';

/** What a decision teaches: which moves should have been chosen how often, and how much that matters. */
export interface Aim {
  /** By move; adds up to one. */
  readonly chances: ArrayLike<number>;
  /** Negative: less often. */
  readonly weight: number;
  /** How much is made of keeping all moves in play. */
  readonly entropy: number;
}

const FLOAT = 4;
/** The most moves that a decision may have: no question of the game has as many. */
const MOST_MOVES = 512;
/** A slope of no consequence. */
const SLIGHT = 1e-5;

/** Sums up the gradient of the cross-entropy between what the policy does and what it should do. */
export class PolicyGradient {
  readonly tape: Tape;
  /** In the order of the policy's arrays. */
  readonly gradient: { readonly [A in 'bias' | 'state' | 'move' | 'out']: Float32Array };
  private readonly machine: ReturnType<typeof learningMachine>;
  private readonly at: ReturnType<typeof addresses>['at'];
  private readonly units: number;
  private readonly out: Float32Array;
  private readonly hidden: Float32Array;
  private readonly slopes: Float32Array;
  private readonly total: Float32Array;

  constructor({ shape, bias, state, move, out }: PolicyWeights) {
    const { at, size } = addresses(shape);
    const machine = learningMachine(size);
    const floats = (address: number, length: number) => new Float32Array(machine.buffer, address, length);
    this.machine = machine;
    this.at = at;
    this.units = shape.hidden;
    this.out = out;
    floats(at.stateRows, shape.hidden).set(bias);
    floats(at.stateRows + shape.hidden * FLOAT, state.length).set(state);
    floats(at.moveRows + shape.hidden * FLOAT, move.length).set(move);
    this.tape = new Tape(
      new Int32Array(machine.buffer, at.index, TAPE_INPUTS),
      floats(at.value, TAPE_INPUTS),
    );
    this.gradient = {
      bias: new Float32Array(shape.hidden),
      state: floats(at.stateGradient, state.length),
      move: floats(at.moveGradient, move.length),
      out: new Float32Array(shape.hidden),
    };
    this.hidden = floats(at.hidden, MOST_MOVES * shape.hidden);
    this.slopes = floats(at.slopes, shape.hidden);
    this.total = floats(at.total, shape.hidden);
  }

  /** Adds one decision of the tape; returns its cross-entropy, not weighted. */
  add(decision: number, { chances, weight, entropy }: Aim): number {
    const now = likelihoods(this.forward(decision));
    let loss = 0;
    let disorder = 0;
    for (let n = 0; n < now.length; n++) {
      const log = Math.log((now[n] as number) + 1e-9);
      loss -= (chances[n] as number) * log;
      disorder -= (now[n] as number) * log;
    }
    for (let n = 0; n < now.length; n++) {
      const chance = now[n] as number;
      const toAim = weight * (chance - (chances[n] as number));
      this.backward(decision, n, toAim + entropy * chance * (Math.log(chance + 1e-9) + disorder));
    }
    const { bias } = this.gradient;
    for (let unit = 0; unit < this.units; unit++) (bias[unit] as number) += this.total[unit] as number;
    this.spread(this.tape.positionSpan(decision), this.at.stateGradient, this.at.total);
    return loss;
  }

  private forward(decision: number): number[] {
    const { tape, at, units, hidden, out } = this;
    // What is seen of the position is the bias of every move's sums.
    this.run(tape.positionSpan(decision), at.stateRows, at.moveRows);
    const choices = tape.choices(decision);
    if (choices > MOST_MOVES) throw new RangeError('A decision has more moves than can be learned from.');
    const scores: number[] = [];
    for (let n = 0; n < choices; n++) {
      this.run(tape.moveSpan(decision, n), at.moveRows, at.hidden + n * units * FLOAT);
      let score = 0;
      for (let unit = 0; unit < units; unit++) {
        const sum = hidden[n * units + unit] as number;
        if (sum > 0) score += sum * (out[unit] as number);
      }
      scores.push(score);
    }
    this.total.fill(0);
    return scores;
  }

  private run([from, to]: readonly [number, number], rows: number, sums: number): void {
    const { at, units } = this;
    const index = at.index + from * FLOAT;
    const value = at.value + from * FLOAT;
    this.machine.runLayer(index, value, to - from, rows, units, sums, at.scratch, at.scratch2);
  }

  private backward(decision: number, n: number, slope: number): void {
    if (Math.abs(slope) < SLIGHT) return;
    const { units, hidden, slopes, total, out, gradient } = this;
    for (let unit = 0; unit < units; unit++) {
      const sum = hidden[n * units + unit] as number;
      let through = 0;
      if (sum > 0) {
        (gradient.out[unit] as number) += slope * sum;
        through = slope * (out[unit] as number);
        (total[unit] as number) += through;
      }
      slopes[unit] = through;
    }
    this.spread(this.tape.moveSpan(decision, n), this.at.moveGradient, this.at.slopes);
  }

  private spread([from, to]: readonly [number, number], rows: number, slopes: number): void {
    const { at, units } = this;
    const index = at.index + from * FLOAT;
    const value = at.value + from * FLOAT;
    this.machine.spread(index, value, to - from, rows, units, slopes);
  }
}

function addresses({ state, move, hidden }: PolicyWeights['shape']) {
  let size = 0;
  const reserve = (floats: number): number => {
    const address = size;
    size += floats * FLOAT;
    return address;
  };
  const at = {
    index: reserve(TAPE_INPUTS),
    value: reserve(TAPE_INPUTS),
    stateRows: reserve((state + 1) * hidden),
    moveRows: reserve((move + 1) * hidden),
    stateGradient: reserve(state * hidden),
    moveGradient: reserve(move * hidden),
    hidden: reserve(MOST_MOVES * hidden),
    slopes: reserve(hidden),
    total: reserve(hidden),
    scratch: reserve(hidden),
    scratch2: reserve(hidden),
  };
  return { at, size };
}
