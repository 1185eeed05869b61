import type { Move, Position, Seat } from '@khora/engine';
import { learningMachine } from '../../kernel/machine.ts';
import { addresses, FLOAT } from '../../kernel/memory.ts';
import { CAPACITY, checkInput } from '../../kernel/network.ts';
import { choicesOf } from '../inputs/choices.ts';
import { MoveWriter } from '../inputs/moves.ts';
import { Sheet } from '../inputs/sheet.ts';
import { writeState } from '../inputs/state.ts';
import type { PolicyWeights } from '../networks/policy-network.ts';
import { likelihoods } from '../play/player.ts';
import { TAPE_INPUTS, TAPE_MOVES, Tape } from './tape.ts';

/** What a decision teaches: how often each move should have been chosen, and how much that matters. */
export interface Aim {
  /** By move; adds up to one. */
  readonly chances: ArrayLike<number>;
  /** Negative: less often. */
  readonly weight: number;
  /** How much keeping all moves possible counts. */
  readonly entropy: number;
}

/** A slope too small to matter. */
const SLIGHT = 1e-4;

/**
 * A policy network that plays a game and then learns from it: it scores moves as the player does, keeps the sums of its
 * units, and adds up the gradient of the cross-entropy between what it does and what it should do.
 */
export class PolicyGradient {
  readonly tape: Tape;
  /** In the order of the policy's arrays. */
  readonly gradient: { readonly [A in 'bias' | 'state' | 'move' | 'out']: Float32Array };
  private readonly shape: PolicyWeights['shape'];
  private readonly machine: ReturnType<typeof learningMachine>;
  private readonly at: ReturnType<typeof placesOf>['at'];
  private readonly out: Float32Array;
  private readonly sums: Float32Array;
  private readonly slopes: Float32Array;
  private readonly total: Float32Array;
  private readonly activeUnits: Int32Array;
  private readonly activeSums: Float32Array;
  private readonly sheet: Sheet = Sheet.of(CAPACITY);

  constructor({ shape, bias, state, move, out }: PolicyWeights) {
    const { hidden } = shape;
    const { at, bytes } = placesOf(shape);
    const machine = learningMachine(bytes);
    const floats = (address: number, length: number) => new Float32Array(machine.buffer, address, length);
    const whole = (address: number, length: number) => new Int32Array(machine.buffer, address, length);
    this.machine = machine;
    this.at = at;
    this.shape = shape;
    this.out = out;
    floats(at.stateRows, hidden).set(bias);
    floats(at.stateRows + hidden * FLOAT, state.length).set(state);
    floats(at.moveRows + hidden * FLOAT, move.length).set(move);
    this.tape = new Tape(whole(at.index, TAPE_INPUTS), floats(at.value, TAPE_INPUTS));
    this.gradient = {
      bias: new Float32Array(hidden),
      state: floats(at.stateGradient, state.length),
      move: floats(at.moveGradient, move.length),
      out: new Float32Array(hidden),
    };
    this.sums = floats(at.sums, TAPE_MOVES * hidden);
    this.slopes = floats(at.slopes, hidden);
    this.total = floats(at.total, hidden);
    this.activeUnits = whole(at.activeUnits, hidden);
    this.activeSums = floats(at.activeSums, hidden);
  }

  /** The moves for a seat's question with their scores; the decision is the next one on the tape. */
  score(position: Position, seat: Seat): { readonly moves: readonly Move[]; readonly scores: number[] } {
    const { tape, at, shape, sheet } = this;
    const moves = choicesOf(position, seat);
    writeState(position, seat, sheet);
    checkInput(sheet.index, sheet.count, shape.state);
    // The part of the sums that comes from the position is the bias for every move.
    this.run(tape.position(sheet), at.stateRows, at.moveRows);
    const writer = new MoveWriter(position, seat);
    const scores = moves.map((move) => {
      writer.write(move, sheet);
      checkInput(sheet.index, sheet.count, shape.move);
      const own = tape.moveCount;
      return this.scored(this.run(tape.move(sheet), at.moveRows, this.sumsAt(own)));
    });
    return { moves, scores };
  }

  /** Adds one decision of the tape, with the scores that its moves had; returns its unweighted cross-entropy. */
  add(decision: number, scores: readonly number[], { chances, weight, entropy }: Aim): number {
    const now = likelihoods(scores);
    let loss = 0;
    let disorder = 0;
    for (let n = 0; n < now.length; n++) {
      const log = Math.log((now[n] as number) + 1e-9);
      loss -= (chances[n] as number) * log;
      disorder -= (now[n] as number) * log;
    }
    this.total.fill(0);
    for (let n = 0; n < now.length; n++) {
      const chance = now[n] as number;
      const toAim = weight * (chance - (chances[n] as number));
      this.backward(decision, n, toAim + entropy * chance * (Math.log(chance + 1e-9) + disorder));
    }
    const { bias } = this.gradient;
    for (let unit = 0; unit < bias.length; unit++) (bias[unit] as number) += this.total[unit] as number;
    this.spread(this.tape.positionSpan(decision), this.at.stateGradient, this.at.total);
    return loss;
  }

  private sumsAt(move: number): number {
    return this.at.sums + move * this.shape.hidden * FLOAT;
  }

  private scored(active: number): number {
    const { out, activeUnits, activeSums } = this;
    let score = 0;
    for (let i = 0; i < active; i++)
      score += (activeSums[i] as number) * (out[activeUnits[i] as number] as number);
    return score;
  }

  private run([from, to]: readonly [number, number], rows: number, sums: number): number {
    const { at, shape } = this;
    const index = at.index + from * FLOAT;
    const value = at.value + from * FLOAT;
    const count = to - from;
    return this.machine.runLayer(
      index,
      value,
      count,
      rows,
      shape.hidden,
      sums,
      at.activeUnits,
      at.activeSums,
    );
  }

  private backward(decision: number, n: number, slope: number): void {
    if (Math.abs(slope) < SLIGHT) return;
    const { sums, slopes, total, out, gradient, tape } = this;
    const first = tape.moveAt(decision, n) * out.length;
    for (let unit = 0; unit < out.length; unit++) {
      const sum = sums[first + unit] as number;
      let through = 0;
      if (sum > 0) {
        (gradient.out[unit] as number) += slope * sum;
        through = slope * (out[unit] as number);
        (total[unit] as number) += through;
      }
      slopes[unit] = through;
    }
    this.spread(tape.moveSpan(decision, n), this.at.moveGradient, this.at.slopes);
  }

  private spread([from, to]: readonly [number, number], rows: number, slopes: number): void {
    const { at, shape } = this;
    const index = at.index + from * FLOAT;
    const value = at.value + from * FLOAT;
    this.machine.spread(index, value, to - from, rows, shape.hidden, slopes);
  }
}

function placesOf({ state, move, hidden }: PolicyWeights['shape']) {
  return addresses({
    index: TAPE_INPUTS,
    value: TAPE_INPUTS,
    stateRows: (state + 1) * hidden,
    moveRows: (move + 1) * hidden,
    stateGradient: state * hidden,
    moveGradient: move * hidden,
    sums: TAPE_MOVES * hidden,
    slopes: hidden,
    total: hidden,
    activeUnits: hidden,
    activeSums: hidden,
  });
}
