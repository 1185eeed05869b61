// Values are lists of numbers: the points of every seat, then the chances of winning of every seat.

export type Vector = Float64Array;

export function zero(length: number): Vector {
  return new Float64Array(length);
}

/** Adds a multiple of the difference between two vectors. */
export function addDifference(sum: Vector, to: Vector, from: Vector, times = 1): void {
  for (let i = 0; i < sum.length; i++) sum[i] = (sum[i] ?? 0) + times * ((to[i] ?? 0) - (from[i] ?? 0));
}

/** Adds so many times a vector. */
export function addTimes(sum: Vector, vector: Vector, times: number): void {
  for (let i = 0; i < sum.length; i++) sum[i] = (sum[i] ?? 0) + times * (vector[i] ?? 0);
}

/** Mean and standard error over worlds; the error of a single world is not known. */
export interface Mean {
  readonly mean: Vector;
  readonly error: Vector;
}

export function meanOf(samples: readonly Vector[]): Mean {
  const count = samples.length;
  const length = samples[0]?.length ?? 0;
  const mean = zero(length);
  const error = zero(length);
  for (let i = 0; i < length; i++) {
    let sum = 0;
    for (const sample of samples) sum += sample[i] ?? 0;
    mean[i] = sum / count;
    let squares = 0;
    for (const sample of samples) squares += ((sample[i] ?? 0) - sum / count) ** 2;
    error[i] = count > 1 ? Math.sqrt(squares / (count - 1) / count) : 0;
  }
  return { mean, error };
}

/** The same for single numbers, and how many there were. */
export interface Average {
  readonly mean: number;
  readonly error: number;
  readonly count: number;
}

export function averageOf(values: readonly number[]): Average {
  const count = values.length;
  if (count === 0) return { mean: 0, error: 0, count };
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, error: count > 1 ? Math.sqrt(squares / (count - 1) / count) : 0, count };
}

/** A vector with points ahead of the others' average in place of points. */
export function ahead(vector: Vector): Vector {
  const players = vector.length / 2;
  let sum = 0;
  for (let seat = 0; seat < players; seat++) sum += vector[seat] ?? 0;
  return vector.map((value, i) => (i < players ? value - (sum - value) / (players - 1) : value));
}
