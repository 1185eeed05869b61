import type { Translated } from '../base/translated.ts';

/** The words of the personal laurels. English is the source of the types. */
export const en = {
  title: 'Laurels',
  text: 'Once won, they are yours for good. Every game finished on this device counts, including earlier ones.',
  count: '{count, number} of {all, number}',
  won: 'Won on {date}',
  steps: '{done, number} of {goal, number}',
  notice: '{count, plural, one {A new laurel} other {# new laurels}}',
  all: 'All laurels',
  laurels: {
    beginning: { name: 'First steps', text: 'Finish a game.' },
    victory: { name: 'Victor', text: 'Win a game.' },
    builder: { name: 'Master builder', text: 'Unlock all four developments of your city.' },
    summit: { name: 'The summit', text: 'Reach level 7 on a track.' },
    scholar: { name: 'Scholar', text: 'End a game with 9 knowledge tokens.' },
    explorer: { name: 'Wide horizons', text: 'Explore 9 spaces in one game.' },
    statesman: { name: 'Statesman', text: 'End a game with 6 cards in play.' },
    treasurer: { name: 'Treasurer', text: 'End a game with 15 drachmas.' },
    firsts: { name: 'Ahead of your time', text: 'Earn 4 achievements in one game.' },
    balance: { name: 'Golden mean', text: 'Reach level 5 on all three tracks.' },
    persepolis: { name: 'Road to Persepolis', text: 'Explore Persepolis.' },
    glory: { name: 'Undying fame', text: 'Score 24 points from glory.' },
    hair: { name: 'By a hair', text: 'Win by no more than 1 point.' },
    landslide: { name: 'Landslide', text: 'Win by 25 points or more.' },
    comeback: { name: 'Phoenix', text: 'Win after being last halfway through.' },
    peace: { name: 'Pax Graeca', text: 'Win without exploring.' },
    stoic: { name: 'Stoic', text: 'Win without spending a philosophy token.' },
    frugal: { name: 'Laconic', text: 'Win with no more than 2 cards in play.' },
    hundred: { name: 'One hundred', text: 'Score 100 points in one game.' },
    archon: { name: 'The Archon bows', text: 'Win against an Archon.' },
    people: { name: 'In good company', text: 'Win a game without any bots.' },
    week: { name: 'Seven days', text: 'Finish the game of the day 7 days in a row.' },
    levels: { name: 'Up the ladder', text: 'Win against every level of bot.' },
    cities: { name: 'All of Hellas', text: 'Win with every city.' },
    regular: { name: 'Regular', text: 'Finish 50 games.' },
  },
} as const;

export type Words = Translated<typeof en>;
