import type { Weights } from '../../kernel/kernel.ts';
import { emptyWeights, LAYERS } from '../network.ts';
import { Backprop, type Example } from './backprop.ts';

const DECAY1 = 0.9;
const DECAY2 = 0.999;

/** Adam on the three layers. Inputs are sparse, so in the first layer only rows that a batch touched are updated. */
export class Optimizer {
  readonly weights: Weights;
  private readonly backprop: Backprop;
  private readonly mean: Weights;
  private readonly square: Weights;
  private steps = 0;

  constructor(weights: Weights) {
    const { shape } = weights;
    this.weights = weights;
    this.backprop = new Backprop(weights);
    this.mean = emptyWeights(shape);
    this.square = emptyWeights(shape);
  }

  /** One step on a batch; returns its mean loss. */
  step(batch: readonly Example[], rate: number): number {
    let loss = 0;
    for (const example of batch) loss += this.backprop.add(example);
    this.update(rate, 1 / batch.length);
    return loss / batch.length;
  }

  private update(rate: number, scale: number): void {
    this.steps += 1;
    const correction = Math.sqrt(1 - DECAY2 ** this.steps) / (1 - DECAY1 ** this.steps);
    const size = rate * correction;
    const { touched } = this.backprop;
    const n1 = this.weights.shape.hidden1;
    for (let input = 0; input < touched.length; input++) {
      if (touched[input] === 0) continue;
      touched[input] = 0;
      this.move('w1', input * n1, (input + 1) * n1, size, scale);
    }
    for (const layer of LAYERS) {
      if (layer !== 'w1') this.move(layer, 0, this.weights[layer].length, size, scale);
    }
  }

  private move(layer: (typeof LAYERS)[number], from: number, to: number, size: number, scale: number): void {
    const weights = this.weights[layer];
    const gradient = this.backprop.gradient[layer];
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

  /** What a resumed run needs besides the weights. */
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
