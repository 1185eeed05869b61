import { TRACKS } from '../vocabulary.ts';
import {
  discard,
  draw,
  type Effect,
  gain,
  loseAll,
  loseToken,
  mayAct,
  mayPlayCard,
  mayProgress,
} from './effects.ts';
import type { EventEffect, EventFacts } from './facts.ts';

const all = (...effects: Effect[]): EventEffect => ({ who: 'all', effects });
const most = (...effects: Effect[]): EventEffect => ({ who: 'most', effects });
const fewest = (...effects: Effect[]): EventEffect => ({ who: 'fewest', effects });

/** The 16 events. */
export const EVENTS = {
  'growing-population': { place: 'first', onRoll: { atMost: 4, gains: { scrolls: 1 } }, effects: [] },
  'conquest-of-the-persians': { place: 'last', ifExplored: 'persepolis', effects: [all(mayAct([4]))] },
  'conscripting-troops': { effects: [most(gain({ citizens: 3 })), fewest(gain({ citizens: -3 }))] },
  drought: { effects: [all(gain({ drachmas: -2 }))] },
  'eleusinian-mysteries': { effects: [most(gain({ points: 4 })), fewest(gain({ points: -4 }))] },
  'invention-of-the-trireme': { effects: [all(gain({ troops: 3 }))] },
  'military-victory': { effects: [most(mayProgress(TRACKS, 2))] },
  'oracle-of-delphi': { effects: [all(loseToken({ scrolls: 2 }))] },
  'origin-of-the-academy': { effects: [most(gain({ scrolls: 1 })), fewest(loseAll('scrolls'))] },
  'outbreak-of-war': { effects: [all(gain({ troops: -2 }))] },
  'plague-of-athens': { effects: [all(gain({ citizens: -2 }))] },
  prosperity: { effects: [most(mayPlayCard())] },
  'rise-of-persia': { effects: [all(mayProgress(['military'], 2))] },
  'savior-of-greece': { effects: [most(gain({ drachmas: 2 })), fewest(gain({ drachmas: -2 }))] },
  'supplies-from-lydia': { effects: [all(gain({ drachmas: 3 }))] },
  'thirty-tyrants': { effects: [most(draw(2)), fewest(discard(2))] },
} satisfies Record<string, EventFacts>;
