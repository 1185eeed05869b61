import { existsSync, readFileSync } from 'node:fs';

const STATISTICS = '/proc/stat';
/** Milliseconds between two looks, and of a tick. */
const EVERY = 5;
const TICK = 10;

interface Look {
  /** Microseconds on the clock that browsers use for tracing. */
  readonly at: number;
  readonly taken: number;
}

/** The host of a virtual machine, and the processor time that it gives to others over time. */
export class Host {
  private readonly looks: Look[] = [];
  private readonly timer: NodeJS.Timeout;

  constructor() {
    this.look();
    this.timer = setInterval(() => this.look(), EVERY);
  }

  /** Milliseconds taken between two moments, or since the first look. */
  taken(from = 0, to = Number.POSITIVE_INFINITY): number {
    const first = this.looks.findLast(({ at }) => at <= from) ?? this.looks[0];
    const last = this.looks.find(({ at }) => at >= to) ?? this.looks.at(-1);
    return (last?.taken ?? 0) - (first?.taken ?? 0);
  }

  close(): void {
    clearInterval(this.timer);
  }

  private look(): void {
    // Known only on Linux.
    const [, ...ticks] = existsSync(STATISTICS)
      ? readFileSync(STATISTICS, 'utf8').split('\n', 1).join('').split(/ +/)
      : [];
    this.looks.push({
      at: Number(process.hrtime.bigint() / 1000n),
      taken: Number(ticks[7] ?? 0) * TICK,
    });
  }
}

/** Milliseconds that a process's first thread has waited for a processor used by others; 0 if unknown. */
export function queued(pid: number): number {
  const statistics = `/proc/${pid}/schedstat`;
  const [, waited = 0] = existsSync(statistics)
    ? readFileSync(statistics, 'utf8').split(' ').map(Number)
    : [];
  return waited / 1e6;
}
