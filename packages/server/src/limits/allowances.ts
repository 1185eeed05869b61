import { Allowance } from './allowance.ts';
import type { RequestPace } from './limits.ts';

/** Those who asked longest ago are forgotten: they have their full allowance again. */
const KEPT = 20_000;

/** An allowance for each of many. */
export class Allowances {
  private readonly pace: RequestPace;
  private readonly now: () => number;
  private readonly known = new Map<string, Allowance>();

  constructor(pace: RequestPace, now: () => number) {
    this.pace = pace;
    this.now = now;
  }

  /** Takes one from somebody's allowance, if there is one left. */
  take(key: string): boolean {
    const allowance = this.known.get(key) ?? new Allowance({ ...this.pace, now: this.now });
    this.known.delete(key);
    this.known.set(key, allowance);
    for (const oldest of this.known.keys()) {
      if (this.known.size <= KEPT) break;
      this.known.delete(oldest);
    }
    return allowance.take();
  }
}
