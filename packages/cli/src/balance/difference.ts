import type { Fortune } from '../simulate/tally.ts';
import { type Interval, wilson } from '../stats/intervals.ts';
import type { Sample } from '../stats/sample.ts';

/** How much larger one figure is than another. */
export interface Difference {
  readonly value: number;
  readonly interval: Interval;
}

type Wins = Pick<Fortune, 'wins' | 'entries'>;

/** For two independent win rates: Newcombe's interval from Wilson's two (1998, method 10). */
export function rateDifference(first: Wins, second: Wins): Difference {
  const [a, b] = [first.wins / first.entries, second.wins / second.entries];
  const [around, about] = [wilson(first.wins, first.entries), wilson(second.wins, second.entries)];
  const value = a - b;
  return {
    value,
    interval: {
      low: value - Math.hypot(a - around.low, about.high - b),
      high: value + Math.hypot(around.high - a, b - about.low),
    },
  };
}

/** For two independent means; null if one of them has no interval. */
export function meanDifference(first: Sample, second: Sample): Difference | null {
  const [around, about] = [first.interval, second.interval];
  if (!around || !about) return null;
  const value = first.mean - second.mean;
  const radius = Math.hypot(around.high - first.mean, about.high - second.mean);
  return { value, interval: { low: value - radius, high: value + radius } };
}

/** Whether a range is on one side of a value: 1 above it, −1 below it, 0 if it contains it. */
export function sideOf({ low, high }: Interval, value: number): -1 | 0 | 1 {
  if (low > value) return 1;
  return high < value ? -1 : 0;
}
