import type { Budget } from '../../bot.ts';

/** How many rounds a trial of a short search is played for, including the current one. */
export const NEAR = 2;
/**
 * The same for a long search. What the value network expects after two rounds is off by more than the trials of a long
 * search: with more of them they would only agree on the wrong move. Two more rounds cost twice the time and more noise,
 * which a short search cannot average out.
 */
const FAR = 4;
/** What a long search has at least: a share of 600 iterations, and about the time that they take. */
const LONG = { iterations: 200, milliseconds: 100 };

/** How many rounds the trials are played for. It depends on the budget alone, so the same budget gives the same choice. */
export function horizonOf(budget: Budget): number {
  const isLong =
    'iterations' in budget ? budget.iterations >= LONG.iterations : budget.milliseconds >= LONG.milliseconds;
  return isLong ? FAR : NEAR;
}
