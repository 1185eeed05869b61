import { itemAt } from '../../item-at.ts';

const DECAY1 = 0.9;
const DECAY2 = 0.999;

/** Moves weights against their gradient, each with its own step size (Adam). */
export class Adam {
  readonly mean: readonly Float32Array[];
  readonly square: readonly Float32Array[];
  private readonly weights: readonly Float32Array[];
  steps = 0;

  constructor(weights: readonly Float32Array[]) {
    this.weights = weights;
    this.mean = weights.map(({ length }) => new Float32Array(length));
    this.square = weights.map(({ length }) => new Float32Array(length));
  }

  step(gradient: readonly Float32Array[], rate: number): void {
    this.steps += 1;
    const size = (rate * Math.sqrt(1 - DECAY2 ** this.steps)) / (1 - DECAY1 ** this.steps);
    this.weights.forEach((weights, array) => {
      const slopes = itemAt(gradient, array);
      const mean = itemAt(this.mean, array);
      const square = itemAt(this.square, array);
      for (let i = 0; i < weights.length; i++) {
        const slope = slopes[i] as number;
        const m = DECAY1 * (mean[i] as number) + (1 - DECAY1) * slope;
        const s = DECAY2 * (square[i] as number) + (1 - DECAY2) * slope * slope;
        mean[i] = m;
        square[i] = s;
        (weights[i] as number) -= (size * m) / (Math.sqrt(s) + 1e-8);
      }
    });
  }
}
