import { Allowances } from './allowances.ts';

/** How often a client may be refused for wanting too much: far more often than anybody is by mistake. */
const REFUSALS = { rate: 2, burst: 300 };
/** How long nothing is done for a client after that, in milliseconds. */
const REST = 10_000;
const KEPT = 20_000;

/** Notices clients that go on asking although they are refused again and again, so that refusing them costs little. */
export class Patience {
  private readonly now: () => number;
  private readonly refusals: Allowances;
  /** Until when nothing is done for whom. */
  private readonly resting = new Map<string, number>();

  constructor(now: () => number) {
    this.now = now;
    this.refusals = new Allowances(REFUSALS, now);
  }

  /** Notes that a client was refused for wanting too much. */
  note(client: string): void {
    if (this.refusals.take(client)) return;
    this.resting.delete(client);
    this.resting.set(client, this.now() + REST);
    for (const oldest of this.resting.keys()) {
      if (this.resting.size <= KEPT) break;
      this.resting.delete(oldest);
    }
  }

  isLostWith(client: string): boolean {
    const until = this.resting.get(client);
    if (until === undefined) return false;
    if (this.now() < until) return true;
    this.resting.delete(client);
    return false;
  }
}
