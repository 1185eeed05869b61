import type { Budget, CappedBudget } from './bot.ts';

/** The only thing that a bot needs from its host. */
declare const performance: { now(): number };

/** Counts how much of a budget is spent, in its own unit. */
export interface Clock {
  /** Call after each iteration. */
  tick(): void;
  /** Whether there is no room for another iteration. */
  isOver(): boolean;
  /** Whether even the iteration under way must stop. */
  readonly isOut: () => boolean;
  isPast(moment: number): boolean;
  /** The moment when this share of what is left now will be spent. */
  share(part: number): number;
  /** An estimate of how many more iterations there is room for; needs one to be done first. */
  room(): number;
  /** Whether there was no time for all the iterations. */
  isHurried(): boolean;
}

export function clockFor(budget: Budget): Clock {
  if (!('milliseconds' in budget)) return counter(budget.iterations);
  return 'iterations' in budget ? capped(budget) : stopwatch(budget.milliseconds);
}

/**
 * Counts iterations as if there were time for all of them: the choice is the same on every machine that has that time.
 */
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

/** The share of the time that is reserved for the host, which may pause a thread for others or to collect garbage. */
const KEPT = 0.12;

/**
 * A pause, in milliseconds. It is no shorter when little time is allowed, so more is reserved then, but at most `MOST`.
 */
const PAUSE = 40;
const MOST = 0.4;

/** Wall-clock time is over when there is no room for another iteration of the usual length. */
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
