import type { Translated } from '../base/translated.ts';

/** The words of the opening explorer. English is the source of the types. */
export const en = {
  title: 'Openings',
  text: 'What players began with, and how often they won: {games, number} games with {players, number} players, all of them {bot} bots.',
  bots: { trierarch: 'Trierarch', strategos: 'Strategos', archon: 'Archon' },
  players: 'Players',
  city: 'City',
  allCities: 'All cities',
  topic: 'Show',
  topics: {
    first: 'First card picked',
    drafted: 'Cards drafted',
    tiles: 'First action tiles',
    developments: 'Developments unlocked',
  },
  about: {
    first: 'The card taken from the first five.',
    drafted: 'All five cards of the draft, in any order.',
    tiles: 'The two action tiles of the first round.',
    developments: 'How many developments the city had at the end, including the one it begins with.',
  },
  columns: { what: 'Choice', players: 'Players', won: 'Won', interval: '95 % interval' },
  reached: '{count, plural, one {# development} other {# developments}}',
  average: 'Average of this selection: {share} (the line in each bar)',
  range: '{low} to {high}',
  few: 'Choices made by fewer than {count, number} players are left out.',
  none: 'Too few games for this selection.',
  caution:
    'Players who are doing well can afford more, so what goes with winning is not always its cause. The narrower the interval, the more certain the figure; where two overlap, neither is proven better.',
} as const;

export type Words = Translated<typeof en>;
