import type { Weights } from '../kernel/kernel.ts';
import { emptyWeights, LAYERS } from './network.ts';

/** One training example: active inputs, and the gradient of the loss at the outputs, given the outputs. */
export interface Example {
  readonly index: ArrayLike<number>;
  readonly value: ArrayLike<number>;
  /** Writes the gradient for these outputs and returns the loss. */
  slope(outputs: Float64Array, gradient: Float64Array): number;
}

const DECAY1 = 0.9;
const DECAY2 = 0.999;

/** Adam on the three layers; inputs are sparse, so only rows that a batch touched are updated in the first. */
export class Optimizer {
  readonly weights: Weights;
  private readonly gradient: Weights;
  private readonly mean: Weights;
  private readonly square: Weights;
  private readonly touched: Uint8Array;
  private readonly h1: Float64Array;
  private readonly h2: Float64Array;
  private readonly out: Float64Array;
  private readonly g1: Float64Array;
  private readonly g2: Float64Array;
  private readonly gOut: Float64Array;
  private steps = 0;

  constructor(weights: Weights) {
    const { shape } = weights;
    this.weights = weights;
    this.gradient = emptyWeights(shape);
    this.mean = emptyWeights(shape);
    this.square = emptyWeights(shape);
    this.touched = new Uint8Array(shape.inputs);
    this.h1 = new Float64Array(shape.hidden1);
    this.h2 = new Float64Array(shape.hidden2);
    this.out = new Float64Array(shape.outputs);
    this.g1 = new Float64Array(shape.hidden1);
    this.g2 = new Float64Array(shape.hidden2);
    this.gOut = new Float64Array(shape.outputs);
  }

  /** One step on a batch; returns its mean loss. */
  step(batch: readonly Example[], rate: number): number {
    let loss = 0;
    for (const example of batch) loss += this.backward(example);
    this.update(rate, 1 / batch.length);
    return loss / batch.length;
  }

  private forward({ index, value }: Example): void {
    const { weights, h1, h2, out } = this;
    const { w1, b1, w2, b2, w3, b3 } = weights;
    const n1 = h1.length;
    const n2 = h2.length;
    const no = out.length;
    h1.set(b1);
    for (let k = 0; k < index.length; k++) {
      const x = value[k] as number;
      const row = (index[k] as number) * n1;
      for (let j = 0; j < n1; j++) (h1[j] as number) += x * (w1[row + j] as number);
    }
    for (let j = 0; j < n1; j++) if ((h1[j] as number) < 0) h1[j] = 0;
    h2.set(b2);
    for (let i = 0; i < n1; i++) {
      const x = h1[i] as number;
      if (x === 0) continue;
      for (let j = 0; j < n2; j++) (h2[j] as number) += x * (w2[i * n2 + j] as number);
    }
    for (let j = 0; j < n2; j++) if ((h2[j] as number) < 0) h2[j] = 0;
    out.set(b3);
    for (let i = 0; i < n2; i++) {
      const x = h2[i] as number;
      if (x === 0) continue;
      for (let j = 0; j < no; j++) (out[j] as number) += x * (w3[i * no + j] as number);
    }
  }

  private backward(example: Example): number {
    this.forward(example);
    const { weights, gradient, h1, h2, out, g1, g2, gOut, touched } = this;
    const { w2, w3 } = weights;
    const n1 = h1.length;
    const n2 = h2.length;
    const no = out.length;
    const loss = example.slope(out, gOut);
    for (let j = 0; j < no; j++) (gradient.b3[j] as number) += gOut[j] as number;
    for (let i = 0; i < n2; i++) {
      const x = h2[i] as number;
      let back = 0;
      if (x > 0) {
        for (let j = 0; j < no; j++) {
          (gradient.w3[i * no + j] as number) += x * (gOut[j] as number);
          back += (w3[i * no + j] as number) * (gOut[j] as number);
        }
      }
      g2[i] = back;
      (gradient.b2[i] as number) += back;
    }
    for (let i = 0; i < n1; i++) {
      const x = h1[i] as number;
      let back = 0;
      if (x > 0) {
        for (let j = 0; j < n2; j++) {
          const g = g2[j] as number;
          (gradient.w2[i * n2 + j] as number) += x * g;
          back += (w2[i * n2 + j] as number) * g;
        }
      }
      g1[i] = back;
      (gradient.b1[i] as number) += back;
    }
    for (let k = 0; k < example.index.length; k++) {
      const input = example.index[k] as number;
      const x = example.value[k] as number;
      touched[input] = 1;
      const row = input * n1;
      for (let j = 0; j < n1; j++) (gradient.w1[row + j] as number) += x * (g1[j] as number);
    }
    return loss;
  }

  private update(rate: number, scale: number): void {
    this.steps += 1;
    const correction = Math.sqrt(1 - DECAY2 ** this.steps) / (1 - DECAY1 ** this.steps);
    const size = rate * correction;
    const n1 = this.h1.length;
    for (let input = 0; input < this.touched.length; input++) {
      if (this.touched[input] === 0) continue;
      this.touched[input] = 0;
      this.move('w1', input * n1, (input + 1) * n1, size, scale);
    }
    for (const layer of LAYERS) {
      if (layer !== 'w1') this.move(layer, 0, this.weights[layer].length, size, scale);
    }
  }

  private move(layer: (typeof LAYERS)[number], from: number, to: number, size: number, scale: number): void {
    const weights = this.weights[layer];
    const gradient = this.gradient[layer];
    const mean = this.mean[layer];
    const square = this.square[layer];
    for (let i = from; i < to; i++) {
      const g = (gradient[i] as number) * scale;
      gradient[i] = 0;
      const m = DECAY1 * (mean[i] as number) + (1 - DECAY1) * g;
      const s = DECAY2 * (square[i] as number) + (1 - DECAY2) * g * g;
      mean[i] = m;
      square[i] = s;
      (weights[i] as number) -= (size * m) / (Math.sqrt(s) + 1e-8);
    }
  }

  /** All that a resumed run needs beside the weights. */
  memory(): { steps: number; mean: Weights; square: Weights } {
    return { steps: this.steps, mean: this.mean, square: this.square };
  }

  remember({ steps, mean, square }: { steps: number; mean: Weights; square: Weights }): void {
    this.steps = steps;
    for (const layer of LAYERS) {
      this.mean[layer].set(mean[layer]);
      this.square[layer].set(square[layer]);
    }
  }
}
