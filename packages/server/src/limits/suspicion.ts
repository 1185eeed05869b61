import { Allowances } from './allowances.ts';

/** How often an address may be refused before it is suspect: more often than people notice, less than a program. */
const REFUSALS = { rate: 0.5, burst: 10 };
/** How long it is suspect after that, in milliseconds. */
const LENGTH = 30_000;
const KEPT = 20_000;

/** Notices addresses that somebody is misusing. They get what others leave. */
export class Suspicion {
  private readonly now: () => number;
  private readonly refusals: Allowances;
  private readonly until = new Map<string, number>();

  constructor(now: () => number) {
    this.now = now;
    this.refusals = new Allowances(REFUSALS, now);
  }

  note(address: string): void {
    if (this.refusals.take(address)) return;
    this.until.delete(address);
    this.until.set(address, this.now() + LENGTH);
    for (const oldest of this.until.keys()) {
      if (this.until.size <= KEPT) break;
      this.until.delete(oldest);
    }
  }

  isOn(address: string): boolean {
    return (this.until.get(address) ?? 0) > this.now();
  }
}
