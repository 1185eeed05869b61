import { FairQueue } from './fair-queue.ts';
import type { Origin } from './limits.ts';

/** Lets so many at a time do something that takes long, everybody in turn. */
export class FairSlots {
  private readonly waiting = new FairQueue<() => void>();
  private free: number;

  constructor(slots: number) {
    this.free = slots;
  }

  /** How many wait for their turn. */
  get size(): number {
    return this.waiting.size;
  }

  /** Does the work when its turn comes. */
  async run<T>(whose: Origin, work: () => Promise<T>): Promise<T> {
    await new Promise<void>((resolve) => {
      this.waiting.push(whose, resolve);
      this.next();
    });
    try {
      return await work();
    } finally {
      this.free += 1;
      this.next();
    }
  }

  /** Lets everybody in at once. */
  open(): void {
    this.free = Number.POSITIVE_INFINITY;
    this.next();
  }

  private next(): void {
    while (this.free > 0 && this.waiting.size > 0) {
      this.free -= 1;
      this.waiting.shift()?.();
    }
  }
}
