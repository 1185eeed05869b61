import type { BotId } from '@khora/bots';

// The bots themselves, with everything they have learned, belong to the worker; the page only knows their names.
const NAMED: Readonly<Record<BotId, true>> = {
  random: true,
  ephebe: true,
  citizen: true,
  hoplite: true,
  trierarch: true,
  strategos: true,
  archon: true,
};

/** The levels of bots, weakest first. */
export const LEVELS = Object.keys(NAMED) as readonly BotId[];
