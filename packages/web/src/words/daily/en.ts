import type { Translated } from '../base/translated.ts';

/** The words of the game of the day. English is the source of the types. */
export const en = {
  title: 'Game of the day',
  text: 'Today everyone plays the same game: the same city, cards, dice and rivals. Only your first try counts, and there are no hints.',
  play: 'Play today’s game',
  continue: 'Continue today’s game',
  again: 'Play it again for practice',
  practice: 'This was practice: only the first try of a day counts.',
  lost: 'You have already started today’s game, but it is no longer on this device. You can still play for practice.',
  next: 'The next game comes at {time} (your time).',
  place: 'Place {rank, number} of {players, number}',
  ahead: '{count, number} ahead',
  behind: '{count, number} behind',
  streak: '{count, plural, one {# day in a row} other {# days in a row}}',
  share: 'Share the result',
  copied: 'Copied',
  result: 'See the result',
  history: 'Your days',
  earlier: 'Earlier days',
  earlierText: 'You can still play them for practice. They no longer count.',
  today: 'Today’s results',
  nobody: 'Nobody has finished today’s game yet.',
  players: '{count, plural, one {# player has finished.} other {# players have finished.}}',
  signIn: 'Sign in with an account to add your result to the table.',
} as const;

export type Words = Translated<typeof en>;
