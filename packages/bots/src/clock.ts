import type { Budget, CappedBudget } from './bot.ts';

/** The one thing of its host that a bot uses. */
declare const performance: { now(): number };

/** Counts what is spent of a budget, in its own unit. */
export interface Clock {
  /** One iteration is done. */
  tick(): void;
  /** Whether another iteration would be too much. */
  isOver(): boolean;
  /** Whether even the iteration under way must stop. */
  readonly isOut: () => boolean;
  isPast(moment: number): boolean;
  /** The moment when so much of what is left now will be spent. */
  share(part: number): number;
  /** How many more iterations there is room for, as far as can be told; one must be done. */
  room(): number;
  /** Whether there was no time for all the iterations. */
  isHurried(): boolean;
}

export function clockFor(budget: Budget): Clock {
  if (!('milliseconds' in budget)) return counter(budget.iterations);
  return 'iterations' in budget ? capped(budget) : stopwatch(budget.milliseconds);
}

/** Counts iterations, as if there were time for all of them: the choice is the same on every machine that has it. */
function capped({ iterations, milliseconds }: CappedBudget): Clock {
  const count = counter(iterations);
  const watch = stopwatch(milliseconds);
  return {
    ...count,
    tick() {
      count.tick();
      watch.tick();
    },
    isOver: () => count.isOver() || watch.isOver(),
    isOut: watch.isOut,
    isHurried: () => watch.isOver() && !count.isOver(),
  };
}

function counter(total: number): Clock {
  let spent = 0;
  return {
    tick() {
      spent += 1;
    },
    isOver: () => spent >= total,
    isOut: () => false,
    isPast: (moment) => spent >= moment,
    share: (part) => spent + (total - spent) * part,
    room: () => total - spent,
    isHurried: () => false,
  };
}

/** Of the time allowed, what is kept for the host, which may pause a thread for others or to tidy its memory. */
const KEPT = 0.12;

/** A pause, in milliseconds, is no shorter when little time is allowed: then more is kept, but never more than `MOST`. */
const PAUSE = 40;
const MOST = 0.4;

/** By the clock, the time is over when there is no more room for an iteration of usual length. */
function stopwatch(allowed: number): Clock {
  const total = allowed - Math.min(Math.max(PAUSE, KEPT * allowed), MOST * allowed);
  const start = performance.now();
  let done = 0;
  let usual = 0;
  const spent = () => performance.now() - start;
  return {
    tick() {
      done += 1;
      usual = spent() / done;
    },
    isOver: () => spent() + usual >= total,
    isOut: () => spent() >= total,
    isPast: (moment) => spent() >= moment,
    share: (part) => spent() + (total - spent()) * part,
    room: () => (total - spent()) / Math.max(usual, 0.01),
    isHurried: () => false,
  };
}
