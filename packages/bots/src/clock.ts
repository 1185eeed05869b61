import type { Budget } from './bot.ts';

/** The one thing of its host that a bot uses. */
declare const performance: { now(): number };

/** Counts what is spent of a budget, in its own unit. */
export interface Clock {
  /** One iteration is done. */
  tick(): void;
  isOver(): boolean;
  isPast(moment: number): boolean;
  /** The moment when so much of what is left now will be spent. */
  share(part: number): number;
}

export function clockFor(budget: Budget): Clock {
  const timed = 'milliseconds' in budget;
  const total = timed ? budget.milliseconds : budget.iterations;
  const start = timed ? performance.now() : 0;
  let ticks = 0;
  const spent = () => (timed ? performance.now() - start : ticks);
  return {
    tick() {
      ticks += 1;
    },
    isOver: () => spent() >= total,
    isPast: (moment) => spent() >= moment,
    share: (part) => spent() + (total - spent()) * part,
  };
}
