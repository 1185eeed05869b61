import type { GameSetup } from '@khora/engine';
import type { Seeded } from './seeded.ts';

/** Mostly full tables with the standard rules, and enough of everything else. */
export function randomSetup(seed: string, source: Seeded): GameSetup {
  const table = source.next();
  const players = table < 0.7 ? 4 : table < 0.85 ? 3 : 2;
  const variant = source.next();
  return {
    players,
    seed,
    options: {
      draft: source.next() < 0.5 ? 'pass' : 'deal',
      dice: variant < 0.8 ? 'standard' : variant < 0.9 ? 'reroll' : 'shared',
      optionalPayment: source.next() < 0.05,
    },
  };
}
