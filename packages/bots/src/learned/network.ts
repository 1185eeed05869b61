import { fromBase64, toBase64 } from '../base64.ts';
import type { Shape, Weights } from '../kernel/kernel.ts';
import type { Seeded } from '../seeded.ts';

/** The arrays of a network in the order in which they are stored. */
export const LAYERS = ['w1', 'b1', 'w2', 'b2', 'w3', 'b3'] as const;
export type Layer = (typeof LAYERS)[number];

function layerSizes({ inputs, hidden1, hidden2, outputs }: Shape): Record<Layer, number> {
  return {
    w1: inputs * hidden1,
    b1: hidden1,
    w2: hidden1 * hidden2,
    b2: hidden2,
    w3: hidden2 * outputs,
    b3: outputs,
  };
}

export function emptyWeights(shape: Shape): Weights {
  const sizes = layerSizes(shape);
  const layer = (name: Layer) => new Float32Array(sizes[name]);
  return {
    shape,
    w1: layer('w1'),
    b1: layer('b1'),
    w2: layer('w2'),
    b2: layer('b2'),
    w3: layer('w3'),
    b3: layer('b3'),
  };
}

/** Small random weights, scaled so that signals keep their size through the layers. */
export function initialWeights(shape: Shape, source: Seeded): Weights {
  const weights = emptyWeights(shape);
  const fill = (layer: Float32Array, scale: number) => {
    for (let i = 0; i < layer.length; i++) layer[i] = (source.next() * 2 - 1) * scale;
  };
  // About a hundred inputs are active at a time.
  fill(weights.w1, 0.1);
  fill(weights.w2, Math.sqrt(3 / shape.hidden1));
  // Small at first, because what is learned corrects what is known.
  fill(weights.w3, 0.02 * Math.sqrt(3 / shape.hidden2));
  return weights;
}

export function copyWeights(weights: Weights): Weights {
  const copy = emptyWeights(weights.shape);
  for (const layer of LAYERS) copy[layer].set(weights[layer]);
  return copy;
}

/** Sixteen bits per weight, with one scale per layer: enough for play, and half the size. */
export interface PackedWeights {
  readonly shape: Shape;
  readonly scales: Readonly<Record<Layer, number>>;
  readonly data: string;
}

const STEPS = 32767;

export function packWeights(weights: Weights): PackedWeights {
  const total = LAYERS.reduce((sum, layer) => sum + weights[layer].length, 0);
  const values = new Int16Array(total + (total % 3 ? 3 - (total % 3) : 0));
  const scales = {} as Record<Layer, number>;
  let at = 0;
  for (const layer of LAYERS) {
    let largest = 1e-9;
    for (const weight of weights[layer]) largest = Math.max(largest, Math.abs(weight));
    scales[layer] = largest / STEPS;
    for (const weight of weights[layer]) values[at++] = Math.round(weight / scales[layer]);
  }
  return { shape: weights.shape, scales, data: toBase64(new Uint8Array(values.buffer)) };
}

export function unpackWeights({ shape, scales, data }: PackedWeights): Weights {
  const bytes = fromBase64(data);
  const values = new Int16Array(bytes.buffer, 0, bytes.length >> 1);
  const weights = emptyWeights(shape);
  let at = 0;
  for (const layer of LAYERS) {
    const target = weights[layer];
    for (let i = 0; i < target.length; i++) target[i] = (values[at++] ?? 0) * scales[layer];
  }
  return weights;
}
