import type { Translated } from '../base/translated.ts';

/** The words of the rule book. English is the source of the types. */
export const en = {
  search: 'Search rules, cards, cities, events…',
  /** What others call things, and what the book calls them, so that both are found. */
  aliases:
    'scroll=philosophy coin=drachma money=drachma gold=drachma vp=point army=troop soldier=troop people=citizen worker=citizen fame=glory hex=space tech=development amphora=red helmet=blue lyre=green tiebreak=tie die=dice dice=die won=win winner=win winning=win lost=lose drawn=draw drew=draw bought=buy paid=pay spent=spend knowledge=token',
  results: 'Search results',
  back: 'Back',
  about: 'About:',
  found: '{count, plural, =0 {Nothing found. Try another word.} one {# result} other {# results}}',
  first: 'Only the first {count, number} are shown. Add a word to narrow the search.',
  example: 'Example',
  examples: {
    price: 'Tile 6 on a die of 4 costs 2 citizens. Tile 5 on a die of 5 is free.',
    scrolls: 'The tiles cost 4 citizens. You have 2, and 1 philosophy token gives 3 more: 1 citizen is left.',
    overflow: 'With 13 troops and Military 4, the action takes you to 17 until the phase ends.',
    explore: '7 troops are enough for a space of 6/3. You lose 3 of them and take the token and 2 drachmas.',
    'stand-in': 'You lack 1 token that this card requires: 2 philosophy tokens replace it.',
    progress:
      'You have moved up to Economy level 2. Level 3 in the same phase costs 2 drachmas and 1 philosophy token.',
    alone: 'Only you have 12 citizens. You choose 1 glory or 1 tax.',
    glory: '3 glory and 2 major tokens: 3 × 2 = 6 points.',
    tie: 'Two players have 48 points each. The one with 5 drachmas beats the one with 3.',
  },
  summary: {
    title: 'Summary on two pages',
    print: 'Print',
    text: 'Two A4 pages in your language: the rules in brief, and all cards, cities and events.',
    link: 'Print a summary',
  },
  sheet: 'Score sheet for the boxed game',
} as const;

export type Words = Translated<typeof en>;
