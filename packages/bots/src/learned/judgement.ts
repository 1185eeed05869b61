import type { Estimate } from './evaluator.ts';

/** How a position is expected to end, and how good that is. */
export interface Judgement {
  readonly estimate: Estimate;
  readonly value: number;
}

/** A mixture: this share of another judgement, and the rest of this one. */
export function mixed(one: Judgement, other: Judgement, part: number): Judgement {
  const mix = (a: number, b = 0) => a + part * (b - a);
  return {
    estimate: {
      win: one.estimate.win.map((chance, turn) => mix(chance, other.estimate.win[turn])),
      points: one.estimate.points.map((points, turn) => mix(points, other.estimate.points[turn])),
    },
    value: mix(one.value, other.value),
  };
}

/** The mean of at least one. */
export function mean(all: readonly Judgement[]): Judgement {
  return all.reduce((sofar, next, index) => mixed(sofar, next, 1 / (index + 1)));
}
