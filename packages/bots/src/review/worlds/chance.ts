import type { GameEvent } from '@khora/engine';

/** The kinds of chance in a game, in the order in which they occur. */
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

/** Which kinds of chance these events revealed, in the order in which they occur. */
export function luckIn(events: readonly GameEvent[]): Chance[] {
  const seen = new Set(events.map(({ type }) => CHANCE_OF[type]));
  return CHANCES.filter((chance) => seen.has(chance));
}
