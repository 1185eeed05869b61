import { type Interval, Z95 } from './intervals.ts';

/** A value with the luck in it, as far as that is known: numbers that are zero on average. */
export interface Controlled {
  readonly value: number;
  readonly luck: readonly number[];
}

export interface Adjusted {
  readonly mean: number;
  readonly interval: Interval;
  /** Variance of the mean. */
  readonly variance: number;
}

const FOLDS = 10;
/** With fewer values, it is not known how much of the luck to subtract. */
const FEWEST = 20;

/**
 * The mean of independent values with their luck subtracted. Least squares say how much of it to subtract, for each
 * tenth of the values from the other nine: so it does not depend on the value itself, and the mean stays unbiased.
 */
export function withoutLuck(values: readonly Controlled[]): Adjusted | null {
  if (values.length < FEWEST) return null;
  const rest: number[] = [];
  for (let fold = 0; fold < FOLDS; fold++) {
    const weights = fitted(values.filter((_, index) => index % FOLDS !== fold));
    values.forEach(({ value, luck }, index) => {
      if (index % FOLDS === fold) rest.push(value - dot(weights, luck));
    });
  }
  const mean = meanOf(rest);
  const spread = rest.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const variance = spread / (rest.length - 1) / rest.length;
  const radius = Z95 * Math.sqrt(variance);
  return { mean, interval: { low: mean - radius, high: mean + radius }, variance };
}

/** The weights of each luck that explain the values best. */
function fitted(values: readonly Controlled[]): number[] {
  const size = values[0]?.luck.length ?? 0;
  const centre = meanOf(values.map(({ value }) => value));
  const rows = Array.from({ length: size }, () => Array.from({ length: size + 1 }, () => 0));
  for (const { value, luck } of values) {
    rows.forEach((row, i) => {
      const own = luck[i] ?? 0;
      for (let j = 0; j < size; j++) row[j] = (row[j] ?? 0) + own * (luck[j] ?? 0);
      row[size] = (row[size] ?? 0) + own * (value - centre);
    });
  }
  return solved(rows);
}

/** Gauss-Jordan elimination; a column that is always zero, or a copy of another, gets no weight. */
function solved(rows: number[][]): number[] {
  const size = rows.length;
  const pivots = rows.map(() => false);
  const scale = rows.map((row, i) => row[i] ?? 0);
  for (let i = 0; i < size; i++) {
    const row = rows[i] ?? [];
    const pivot = row[i] ?? 0;
    if (!(pivot > 1e-9 * (scale[i] ?? 0))) continue;
    pivots[i] = true;
    for (let k = i; k <= size; k++) row[k] = (row[k] ?? 0) / pivot;
    rows.forEach((other, j) => {
      const times = other[i] ?? 0;
      if (j === i || times === 0) return;
      for (let k = i; k <= size; k++) other[k] = (other[k] ?? 0) - times * (row[k] ?? 0);
    });
  }
  return rows.map((row, i) => (pivots[i] ? (row[size] ?? 0) : 0));
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
