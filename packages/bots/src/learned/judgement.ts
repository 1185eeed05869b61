import type { Outlook } from './evaluator.ts';

/** What a position is expected to come to, and how good that is. */
export interface Judgement {
  readonly outlook: Outlook;
  readonly value: number;
}

/** So much of another judgement, and the rest of this one. */
export function mixed(one: Judgement, other: Judgement, part: number): Judgement {
  const mix = (a: number, b = 0) => a + part * (b - a);
  return {
    outlook: {
      win: one.outlook.win.map((chance, turn) => mix(chance, other.outlook.win[turn])),
      points: one.outlook.points.map((points, turn) => mix(points, other.outlook.points[turn])),
    },
    value: mix(one.value, other.value),
  };
}

/** Of at least one. */
export function mean(all: readonly Judgement[]): Judgement {
  return all.reduce((sofar, next, index) => mixed(sofar, next, 1 / (index + 1)));
}
