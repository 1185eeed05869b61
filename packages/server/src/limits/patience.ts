import { Allowances } from './allowances.ts';

/** Somebody who asks, before anything is looked up about them. */
export interface Client {
  readonly key: string;
  readonly address: string;
  /** Whether nobody else goes by the key. */
  readonly isNamed: boolean;
}

/** How often a client may be refused for wanting too much: far more often than anybody is by mistake. */
const REFUSALS = { rate: 2, burst: 150 };
/** How long nothing is done for a client after that, in milliseconds: twice as long every time, up to a limit. */
const REST = 10_000;
const LONGEST = 320_000;
const KEPT = 20_000;

interface Rest {
  readonly until: number;
  readonly length: number;
}

/** Notices clients that go on asking although they are refused again and again, so that refusing them costs little. */
export class Patience {
  private readonly now: () => number;
  private readonly refusals: Allowances;
  private readonly rests = new Map<string, Rest>();

  constructor(now: () => number) {
    this.now = now;
    this.refusals = new Allowances(REFUSALS, now);
  }

  /** Notes that a client was refused for wanting too much. */
  note({ key, isNamed }: Client): void {
    if (this.refusals.take(key) || this.restOf(key) > 0) return;
    const length = isNamed ? this.nextRest(key) : REST;
    this.rests.delete(key);
    this.rests.set(key, { until: this.now() + length, length });
    for (const oldest of this.rests.keys()) {
      if (this.rests.size <= KEPT) break;
      this.rests.delete(oldest);
    }
  }

  /** For how many milliseconds nothing more is done for a client. */
  restOf(key: string): number {
    return Math.max(0, (this.rests.get(key)?.until ?? 0) - this.now());
  }

  /** Whoever has behaved for as long as the longest rest starts again. */
  private nextRest(key: string): number {
    const last = this.rests.get(key);
    if (!last || this.now() > last.until + LONGEST) return REST;
    return Math.min(LONGEST, 2 * last.length);
  }
}
