import { fromBase64, toBase64 } from '../../base64.ts';
import type { Weights } from '../../kernel/kernel.ts';
import { emptyWeights } from '../../learned/network.ts';
import type { Networks } from './networks.ts';
import { emptyPolicy, type PolicyWeights } from './policy-network.ts';

/** Networks for clients to download: eight bits per weight, which play as well as the thirty-two that were learned. */
export interface PackedNetworks {
  readonly policy: { readonly shape: PolicyWeights['shape']; readonly data: string };
  readonly value: { readonly shape: Weights['shape']; readonly data: string };
}

/**
 * An array of a network: a matrix, given by the length of its rows, each with a scale of its own; or a few plain
 * numbers.
 */
interface Part {
  readonly array: Float32Array;
  readonly row: number | null;
}

const STEPS = 127;
const FLOAT = 4;

export function packNetworks({ policy, value }: Networks): PackedNetworks {
  return {
    policy: { shape: policy.shape, data: packed(policyParts(policy)) },
    value: { shape: value.shape, data: packed(valueParts(value)) },
  };
}

export function unpackNetworks(stored: PackedNetworks): Networks {
  const policy = emptyPolicy(stored.policy.shape);
  const value = emptyWeights(stored.value.shape);
  unpack(stored.policy.data, policyParts(policy));
  unpack(stored.value.data, valueParts(value));
  return { policy, value };
}

function policyParts({ shape: { hidden }, bias, state, move, out }: PolicyWeights): Part[] {
  return [few(bias), matrix(state, hidden), matrix(move, hidden), few(out)];
}

function valueParts({ shape, w1, b1, w2, b2, w3, b3 }: Weights): Part[] {
  return [matrix(w1, shape.hidden1), few(b1), matrix(w2, shape.hidden2), few(b2), few(w3), few(b3)];
}

function matrix(array: Float32Array, row: number): Part {
  return { array, row };
}

function few(array: Float32Array): Part {
  return { array, row: null };
}

function packed(parts: readonly Part[]): string {
  const bytes = parts.flatMap((part) =>
    part.row === null ? [bytesOf(part.array)] : packedRows(part, part.row),
  );
  const total = bytes.reduce((sum, { length }) => sum + length, 0);
  const all = new Uint8Array(3 * Math.ceil(total / 3));
  let at = 0;
  for (const each of bytes) {
    all.set(each, at);
    at += each.length;
  }
  return toBase64(all);
}

/** The scales of all rows, then the rows. */
function packedRows({ array }: Part, row: number): Uint8Array[] {
  const scales = new Float32Array(array.length / row);
  const values = new Int8Array(array.length);
  for (let i = 0; i < scales.length; i++) {
    const weights = array.subarray(i * row, (i + 1) * row);
    let largest = 0;
    for (const weight of weights) largest = Math.max(largest, Math.abs(weight));
    const scale = Math.fround(largest / STEPS);
    scales[i] = scale;
    if (scale > 0) for (let k = 0; k < row; k++) values[i * row + k] = Math.round((weights[k] ?? 0) / scale);
  }
  return [bytesOf(scales), bytesOf(values)];
}

function bytesOf({ buffer, byteOffset, byteLength }: Float32Array | Int8Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

function unpack(text: string, parts: readonly Part[]): void {
  const bytes = fromBase64(text);
  let at = 0;
  const floats = (count: number) => {
    const taken = new Float32Array(bytes.slice(at, at + count * FLOAT).buffer);
    at += count * FLOAT;
    return taken;
  };
  for (const { array, row } of parts) {
    if (row === null) {
      array.set(floats(array.length));
      continue;
    }
    const scales = floats(array.length / row);
    const values = new Int8Array(bytes.buffer, at, array.length);
    at += array.length;
    for (let i = 0; i < array.length; i++) {
      array[i] = (values[i] ?? 0) * (scales[Math.floor(i / row)] ?? 0);
    }
  }
}
