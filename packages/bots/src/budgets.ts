import type { CappedBudget } from './bot.ts';

/**
 * How long the searching levels think. The number of trials defines the level; the cap in time keeps slow devices
 * responsive.
 */
export const BUDGETS: Readonly<Record<'strategos' | 'archon', CappedBudget>> = {
  strategos: { iterations: 10, milliseconds: 1000 },
  archon: { iterations: 600, milliseconds: 2000 },
};
