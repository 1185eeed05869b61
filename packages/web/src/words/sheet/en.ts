import type { Translated } from '../base/translated.ts';

/** The words of the score sheet. English is the source of the types. */
export const en = {
  title: 'Score sheet',
  text: 'For games with the real box. Enter what is on the table, and the points are added up for you.',
  lookUp: 'Look up cards and rules',
  name: 'Name',
  development: 'Last development unlocked',
  points: 'Points on the track',
  cards: 'End-of-game cards in play: {count, number}',
  cardsInPlay: 'All cards in play',
  cardsInHand: 'Cards in hand',
  add: 'Add a player',
  remove: 'Remove the last player',
  clear: 'Clear the sheet',
  tie: {
    drachmas: 'Equal points: whoever has more drachmas wins (R4.2).',
    shared: 'Equal points and equal drachmas: the victory is shared (R4.2).',
  },
} as const;

export type Words = Translated<typeof en>;
