import { anytimeRadius, type Interval } from '../stats/intervals.ts';

/** How one bot fares against another: in what share of the games it finishes ahead, a shared place counting half. */
export interface Duel {
  readonly deals: number;
  readonly share: number;
  /** Holds for all pairs together with 95 %, however often one has looked. */
  readonly interval: Interval;
}

const ALPHA = 0.05;

/** Head-to-head results of every pair, deal by deal. */
export class Pairs {
  readonly #totals = new Map<string, { deals: number; total: number }>();
  readonly #alpha: number;

  constructor(bots: number) {
    // Which pairs will be neighbours is not known beforehand, so the error is shared out over all.
    this.#alpha = ALPHA / Math.max(1, (bots * (bots - 1)) / 2);
  }

  /** The share that `first` had over `second` in one deal with all its rotations. */
  add(first: string, second: string, share: number): void {
    this.#count(first, second, share);
    this.#count(second, first, 1 - share);
  }

  duel(first: string, second: string): Duel {
    const { deals, total } = this.#totals.get(key(first, second)) ?? { deals: 0, total: 0 };
    const share = deals === 0 ? 0.5 : total / deals;
    const radius = anytimeRadius(deals, this.#alpha);
    return {
      deals,
      share,
      interval: { low: Math.max(0, share - radius), high: Math.min(1, share + radius) },
    };
  }

  /** Whether `first` is stronger than `second` beyond doubt. */
  settled(first: string, second: string): boolean {
    return this.duel(first, second).interval.low > 0.5;
  }

  #count(first: string, second: string, share: number): void {
    const before = this.#totals.get(key(first, second)) ?? { deals: 0, total: 0 };
    this.#totals.set(key(first, second), { deals: before.deals + 1, total: before.total + share });
  }
}

function key(first: string, second: string): string {
  return `${first} ${second}`;
}
