import type { CappedBudget } from './bot.ts';

/** How long the searching levels think. What they are is a number of trials; the cap keeps a slow device from standing still. */
export const BUDGETS: Readonly<Record<'strategos' | 'archon', CappedBudget>> = {
  strategos: { iterations: 30, milliseconds: 1000 },
  archon: { iterations: 600, milliseconds: 2000 },
};
