import { type Correction, pointTerms, UNCORRECTED, USUAL_POINTS, winTerms } from '@khora/bots/hints';
import type { Sample } from './sample.ts';

/** How strongly factors are drawn to no correction at all. */
const RIDGE = 5;
const STEPS = 25;

/** The factors that make the samples' results likeliest, drawn a little towards no correction at all. */
export function fitted(samples: readonly Sample[]): Correction {
  return {
    win: logisticFit(
      samples.map(({ raw, won }) => ({ terms: winTerms(raw), aim: won })),
      UNCORRECTED.win,
    ),
    points: linearFit(
      samples.map(({ raw, points }) => ({ terms: pointTerms(raw), aim: points - USUAL_POINTS })),
      UNCORRECTED.points,
    ),
  };
}

interface Row {
  readonly terms: readonly number[];
  readonly aim: number;
}

const sumOf = (terms: readonly number[], factors: readonly number[]) =>
  terms.reduce((sum, term, i) => sum + term * (factors[i] ?? 0), 0);

/** Newton's method. */
function logisticFit(rows: readonly Row[], usual: readonly number[]): number[] {
  let factors = [...usual];
  for (let step = 0; step < STEPS; step++) {
    const [gradient, curvature] = empty(usual.length);
    for (const { terms, aim } of rows) {
      const chance = 1 / (1 + Math.exp(-sumOf(terms, factors)));
      gather(gradient, curvature, { terms, miss: aim - chance, weight: chance * (1 - chance) });
    }
    hold(gradient, curvature, { factors, usual });
    const change = solved(curvature, gradient);
    factors = factors.map((factor, i) => factor + (change[i] ?? 0));
  }
  return factors;
}

function linearFit(rows: readonly Row[], usual: readonly number[]): number[] {
  const [gradient, curvature] = empty(usual.length);
  for (const { terms, aim } of rows)
    gather(gradient, curvature, { terms, miss: aim - sumOf(terms, usual), weight: 1 });
  hold(gradient, curvature, { factors: usual, usual });
  const change = solved(curvature, gradient);
  return usual.map((factor, i) => factor + (change[i] ?? 0));
}

function empty(size: number): [gradient: number[], curvature: number[][]] {
  const zeros = () => Array.from({ length: size }, () => 0);
  return [zeros(), Array.from({ length: size }, zeros)];
}

function gather(
  gradient: number[],
  curvature: number[][],
  { terms, miss, weight }: { terms: readonly number[]; miss: number; weight: number },
): void {
  terms.forEach((one, i) => {
    gradient[i] = (gradient[i] ?? 0) + miss * one;
    const row = curvature[i] ?? [];
    terms.forEach((other, j) => {
      row[j] = (row[j] ?? 0) + weight * one * other;
    });
  });
}

function hold(
  gradient: number[],
  curvature: readonly number[][],
  { factors, usual }: { factors: readonly number[]; usual: readonly number[] },
): void {
  for (const [i, row] of curvature.entries()) {
    gradient[i] = (gradient[i] ?? 0) - RIDGE * ((factors[i] ?? 0) - (usual[i] ?? 0));
    row[i] = (row[i] ?? 0) + RIDGE;
  }
}

/** Gauss's elimination, for matrices that a ridge keeps regular. */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i] ?? 0]);
  const size = rows.length;
  for (let i = 0; i < size; i++) {
    const pivot = rows[i] ?? [];
    for (let k = 0; k < size; k++) {
      if (k === i) continue;
      const row = rows[k] ?? [];
      const factor = (row[i] ?? 0) / (pivot[i] ?? 1);
      for (let j = i; j <= size; j++) row[j] = (row[j] ?? 0) - factor * (pivot[j] ?? 0);
    }
  }
  return rows.map((row, i) => (row[size] ?? 0) / (row[i] ?? 1));
}
