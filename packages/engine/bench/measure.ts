/** The results of several rounds of the same measurement. */
export interface Measured {
  readonly best: number;
  readonly median: number;
}

/** The least and the middle of several rounds: seconds for one unit of work. */
export function summary(rounds: readonly number[]): Measured {
  const sorted = rounds.toSorted((a, b) => a - b);
  const [best] = sorted;
  const median = sorted[Math.floor(sorted.length / 2)];
  if (best === undefined || median === undefined) throw new RangeError('Nothing was measured.');
  return { best, median };
}

/** Seconds that the work takes. */
export function seconds(work: () => void): number {
  const started = process.hrtime.bigint();
  work();
  return Number(process.hrtime.bigint() - started) / 1e9;
}

/** Seconds for one call, over as many calls as fill the given time: `work` makes so many calls. */
export function secondsPerCall(work: (calls: number) => void, fill: number): number {
  for (let calls = 16; ; calls *= 2) {
    const taken = seconds(() => work(calls));
    if (taken >= fill) return taken / calls;
  }
}
