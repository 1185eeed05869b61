import { type Controlled, withoutLuck } from '../stats/control.ts';
import { anytimeRadius, type Interval } from '../stats/intervals.ts';

/** In what share of the games one bot finishes ahead of another, a shared place counting half. */
interface Share {
  readonly share: number;
  /** Holds for all pairs together at 95 %, however often you look. */
  readonly interval: Interval;
}

/** How one bot fares against another. */
export interface Duel extends Share {
  readonly deals: number;
  /** The same with luck subtracted, if it is known and there are enough deals. */
  readonly adjusted?: Share;
}

const ALPHA = 0.05;

/** Head-to-head results of every pair, deal by deal. */
export class Pairs {
  readonly #values = new Map<string, Controlled[]>();
  readonly #alpha: number;

  constructor(bots: number) {
    // It is not known beforehand which pairs will be neighbours, so the error is shared between all.
    this.#alpha = ALPHA / Math.max(1, (bots * (bots - 1)) / 2);
  }

  /** The share of `first` against `second` in one deal with all its rotations, and the luck in it. */
  add(first: string, second: string, { value, luck }: Controlled): void {
    this.#count(first, second, { value, luck });
    this.#count(second, first, { value: 1 - value, luck: luck.map((part) => -part) });
  }

  duel(first: string, second: string): Duel {
    const values = this.#values.get(key(first, second)) ?? [];
    const deals = values.length;
    const share = deals === 0 ? 0.5 : values.reduce((sum, { value }) => sum + value, 0) / deals;
    const radius = anytimeRadius(deals, this.#alpha);
    return { deals, ...around(share, radius), ...this.#adjusted(values) };
  }

  /** Whether `first` is stronger than `second` beyond doubt. */
  settled(first: string, second: string): boolean {
    const { interval, adjusted } = this.duel(first, second);
    return (adjusted ?? { interval }).interval.low > 0.5;
  }

  /** The radius assumes the observed deviation, which is the more accurate the more deals there are. */
  #adjusted(values: readonly Controlled[]): { adjusted?: Share } {
    if (!values.some(({ luck }) => luck.length > 0)) return {};
    const rest = withoutLuck(values);
    if (!rest) return {};
    const deviation = Math.sqrt(rest.variance * values.length);
    return { adjusted: around(rest.mean, anytimeRadius(values.length, this.#alpha, { deviation })) };
  }

  #count(first: string, second: string, value: Controlled): void {
    const values = this.#values.get(key(first, second)) ?? [];
    this.#values.set(key(first, second), values);
    values.push(value);
  }
}

function around(share: number, radius: number): Share {
  return { share, interval: { low: Math.max(0, share - radius), high: Math.min(1, share + radius) } };
}

function key(first: string, second: string): string {
  return `${first} ${second}`;
}
