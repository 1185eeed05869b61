import type { Interval } from '../stats/intervals.ts';

const whole = new Intl.NumberFormat('en');

export function count(number: number): string {
  return whole.format(number);
}

/** Wins: whole, or with the fractions of shared ones. */
export function wins(number: number): string {
  return Number.isInteger(number) ? count(number) : number.toFixed(1);
}

export function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

export function percentRange({ low, high }: Interval): string {
  return `${(100 * low).toFixed(1)}–${(100 * high).toFixed(1)} %`;
}

export function range(interval: Interval | null): string {
  return interval ? `${interval.low.toFixed(1)}–${interval.high.toFixed(1)}` : '–';
}
