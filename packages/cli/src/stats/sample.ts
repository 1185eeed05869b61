import { type Interval, Z95 } from './intervals.ts';

/**
 * Values in groups that are not independent (the rotations of one deal): the mean, and its interval from the spread
 * between the groups. The values of a group must come one after another.
 */
export class Sample {
  #count = 0;
  #total = 0;
  #groups = 0;
  /** Sums over the closed groups of total², total × count and count². */
  #squares = 0;
  #products = 0;
  #counts = 0;
  #open: { readonly group: number; total: number; count: number } | null = null;

  add(value: number, group: number): void {
    if (this.#open?.group !== group) {
      this.#close();
      this.#open = { group, total: 0, count: 0 };
    }
    this.#open.total += value;
    this.#open.count += 1;
    this.#total += value;
    this.#count += 1;
  }

  get count(): number {
    return this.#count;
  }

  get mean(): number {
    return this.#count === 0 ? 0 : this.#total / this.#count;
  }

  /** Null with fewer than two groups, which say nothing about the spread. */
  get interval(): Interval | null {
    this.#close();
    if (this.#groups < 2) return null;
    const { mean } = this;
    const spread = Math.max(0, this.#squares - 2 * mean * this.#products + mean * mean * this.#counts);
    const radius = (Z95 * Math.sqrt((this.#groups / (this.#groups - 1)) * spread)) / this.#count;
    return { low: mean - radius, high: mean + radius };
  }

  #close(): void {
    if (!this.#open) return;
    const { total, count } = this.#open;
    this.#groups += 1;
    this.#squares += total * total;
    this.#products += total * count;
    this.#counts += count * count;
    this.#open = null;
  }
}
