import type { Weights } from '../../kernel/kernel.ts';
import { emptyWeights } from '../network.ts';

/** One training example: active inputs, and the gradient of the loss at the outputs, given the outputs. */
export interface Example {
  readonly index: ArrayLike<number>;
  readonly value: ArrayLike<number>;
  /** Writes the gradient for these outputs and returns the loss. */
  slope(outputs: Float64Array, gradient: Float64Array): number;
}

/** Adds up the gradient of a network's loss over examples. */
export class Backprop {
  readonly weights: Weights;
  readonly gradient: Weights;
  /** Which inputs were active in any example: the rows of the others have no gradient. */
  readonly touched: Uint8Array;
  private readonly h1: Float64Array;
  private readonly h2: Float64Array;
  private readonly out: Float64Array;
  private readonly g1: Float64Array;
  private readonly g2: Float64Array;
  private readonly gOut: Float64Array;

  constructor(weights: Weights) {
    const { shape } = weights;
    this.weights = weights;
    this.gradient = emptyWeights(shape);
    this.touched = new Uint8Array(shape.inputs);
    this.h1 = new Float64Array(shape.hidden1);
    this.h2 = new Float64Array(shape.hidden2);
    this.out = new Float64Array(shape.outputs);
    this.g1 = new Float64Array(shape.hidden1);
    this.g2 = new Float64Array(shape.hidden2);
    this.gOut = new Float64Array(shape.outputs);
  }

  /** Adds one example; returns its loss. */
  add(example: Example): number {
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
}
