/** The results of several rounds of the same measurement. */
export interface Measured {
  readonly best: number;
  readonly median: number;
}

/** The fastest and the median round: seconds for one unit of work. */
export function summary(rounds: readonly number[]): Measured {
  const sorted = rounds.toSorted((a, b) => a - b);
  const [best] = sorted;
  const median = sorted[Math.floor(sorted.length / 2)];
  if (best === undefined || median === undefined) throw new RangeError('Nothing was measured.');
  return { best, median };
}

/** Seconds of processor time that the work takes, on all threads of the process; other programs do not count. */
export function seconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/** Seconds for one call, averaged over as many calls as fit into the given time. */
export function secondsPerCall(call: () => void, fill: number): number {
  for (let calls = 16; ; calls *= 2) {
    const taken = seconds(() => {
      for (let i = 0; i < calls; i++) call();
    });
    if (taken >= fill) return taken / calls;
  }
}
