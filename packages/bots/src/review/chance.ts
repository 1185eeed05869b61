import type { GameEvent } from '@khora/engine';

/** What a game owes to chance, in the order in which it comes. */
export const CHANCES = ['cards', 'events', 'dice'] as const;
export type Chance = (typeof CHANCES)[number];

const CHANCE_OF: { readonly [T in GameEvent['type']]?: Chance } = {
  dealt: 'cards',
  drew: 'cards',
  offered: 'cards',
  announced: 'events',
  rolled: 'dice',
  rerolled: 'dice',
};

/** What of chance came to light in these events, in the order in which it comes. */
export function luckIn(events: readonly GameEvent[]): Chance[] {
  const seen = new Set(events.map(({ type }) => CHANCE_OF[type]));
  return CHANCES.filter((chance) => seen.has(chance));
}
