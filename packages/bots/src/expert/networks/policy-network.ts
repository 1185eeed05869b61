import { instantiate } from '../../kernel/machine.ts';
import { addresses, FLOAT } from '../../kernel/memory.ts';
import { CAPACITY, checkInput } from '../../kernel/network.ts';
import type { Seeded } from '../../seeded.ts';
import { MOVE_INPUTS } from '../inputs/moves.ts';
import { Sheet } from '../inputs/sheet.ts';
import { STATE_INPUTS } from '../inputs/state.ts';

export interface PolicyShape {
  readonly state: number;
  readonly move: number;
  /** A multiple of four. */
  readonly hidden: number;
}

/** The arrays of a policy network in the order in which they are stored. */
export const POLICY_ARRAYS = ['bias', 'state', 'move', 'out'] as const;
type PolicyArray = (typeof POLICY_ARRAYS)[number];

/**
 * Scores any legal move: a layer of units that add up what the position and the move feed them, and one output.
 * Matrices hold one row per input.
 */
export interface PolicyWeights extends Readonly<Record<PolicyArray, Float32Array>> {
  readonly shape: PolicyShape;
}

export function emptyPolicy(shape: PolicyShape): PolicyWeights {
  return {
    shape,
    bias: new Float32Array(shape.hidden),
    state: new Float32Array(shape.state * shape.hidden),
    move: new Float32Array(shape.move * shape.hidden),
    out: new Float32Array(shape.hidden),
  };
}

/** Small random weights, so that every move is about as likely as any other. */
export function initialPolicy(hidden: number, source: Seeded): PolicyWeights {
  const weights = emptyPolicy({ state: STATE_INPUTS, move: MOVE_INPUTS, hidden });
  const fill = (array: Float32Array, scale: number) => {
    for (let i = 0; i < array.length; i++) array[i] = (source.next() * 2 - 1) * scale;
  };
  fill(weights.state, 0.1);
  fill(weights.move, 0.3);
  fill(weights.out, Math.sqrt(1 / hidden));
  return weights;
}

/**
 * Scores the moves of one position after another: fill `position` and call `see`, then for each move fill `move` and
 * score it.
 */
export interface PolicyKernel {
  readonly position: Sheet;
  readonly move: Sheet;
  see(): void;
  score(): number;
}

/** The fastest kernel that the host allows; both give the same scores to the last bit. */
export function createPolicyKernel(weights: PolicyWeights): PolicyKernel {
  return wasmPolicyKernel(weights) ?? typescriptPolicyKernel(weights);
}

export function typescriptPolicyKernel({ shape, bias, state, move, out }: PolicyWeights): PolicyKernel {
  const seen = new Float32Array(shape.hidden);
  const sums = new Float32Array(shape.hidden);
  const kernel = {
    position: Sheet.of(CAPACITY),
    move: Sheet.of(CAPACITY),
    see() {
      checkInput(kernel.position.index, kernel.position.count, shape.state);
      seen.set(bias);
      addRows(seen, state, kernel.position);
    },
    score() {
      checkInput(kernel.move.index, kernel.move.count, shape.move);
      sums.set(seen);
      addRows(sums, move, kernel.move);
      let score = 0;
      for (let unit = 0; unit < sums.length; unit++) {
        const sum = sums[unit] as number;
        if (sum > 0) score += sum * (out[unit] as number);
      }
      return score;
    },
  };
  return kernel;
}

/** Every product and sum is rounded to a float, as in WebAssembly. */
function addRows(sums: Float32Array, rows: Float32Array, { index, value, count }: Sheet): void {
  const units = sums.length;
  for (let i = 0; i < count; i++) {
    const row = (index[i] as number) * units;
    const x = value[i] as number;
    for (let unit = 0; unit < units; unit++) {
      sums[unit] = (sums[unit] as number) + Math.fround(x * (rows[row + unit] as number));
    }
  }
}

/** Null where the host has no WebAssembly with SIMD. */
export function wasmPolicyKernel({ shape, bias, state, move, out }: PolicyWeights): PolicyKernel | null {
  const { hidden } = shape;
  const { at, bytes } = addresses({
    positionIndex: CAPACITY,
    positionValue: CAPACITY,
    moveIndex: CAPACITY,
    moveValue: CAPACITY,
    sums: hidden,
    activeIndex: hidden,
    activeValue: hidden,
    stateRows: (shape.state + 1) * hidden,
    // The part of the sums that comes from the position is the bias for every move's row.
    moveRows: (shape.move + 1) * hidden,
  });
  const machine = instantiate(bytes);
  if (machine === null) return null;
  const { buffer, runLayer } = machine;
  const floats = new Float32Array(buffer);
  floats.set(bias, at.stateRows / FLOAT);
  floats.set(state, at.stateRows / FLOAT + hidden);
  floats.set(move, at.moveRows / FLOAT + hidden);
  const units = new Int32Array(buffer, at.activeIndex, hidden);
  const values = new Float32Array(buffer, at.activeValue, hidden);
  const sheet = (index: number, value: number) =>
    new Sheet(new Int32Array(buffer, index, CAPACITY), new Float32Array(buffer, value, CAPACITY));
  const run = ({ index, value, count }: Sheet, rows: number, sums: number) =>
    runLayer(index.byteOffset, value.byteOffset, count, rows, hidden, sums, at.activeIndex, at.activeValue);
  const kernel = {
    position: sheet(at.positionIndex, at.positionValue),
    move: sheet(at.moveIndex, at.moveValue),
    see() {
      const { index, count } = kernel.position;
      checkInput(index, count, shape.state);
      run(kernel.position, at.stateRows, at.moveRows);
    },
    score() {
      const { index, count } = kernel.move;
      checkInput(index, count, shape.move);
      const active = run(kernel.move, at.moveRows, at.sums);
      let score = 0;
      for (let i = 0; i < active; i++) score += (values[i] as number) * (out[units[i] as number] as number);
      return score;
    },
  };
  return kernel;
}
