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
  return 'milliseconds' in budget ? stopwatch(budget.milliseconds) : counter(budget.iterations);
}

function counter(total: number): Clock {
  let spent = 0;
  return {
    tick() {
      spent += 1;
    },
    isOver: () => spent >= total,
    isPast: (moment) => spent >= moment,
    share: (part) => spent + (total - spent) * part,
  };
}

/** By the clock, the time is over when there is no more room for an iteration as long as the longest so far. */
function stopwatch(total: number): Clock {
  const start = performance.now();
  let last = start;
  let longest = 0;
  const spent = () => performance.now() - start;
  return {
    tick() {
      const now = performance.now();
      longest = Math.max(longest, now - last);
      last = now;
    },
    isOver: () => spent() + longest >= total,
    isPast: (moment) => spent() >= moment,
    share: (part) => spent() + (total - spent()) * part,
  };
}
