import type { BaseFacts } from './content.ts';
import { mayPlayCard, mayRaise, mayRaiseIf, mayRaiseTwoTracks, mayTakeCardBack } from './effects.ts';

/** One correction to the tables: a number that the box shows to be wrong, or what an effect does. */
export interface Correction {
  /** What was wrong and how it is known now. */
  readonly note: string;
  readonly correct: (facts: BaseFacts) => void;
}

/**
 * Append, never edit: version n of the rules is the base tables with the first n − 1 corrections, so that a record
 * replays by the rules it was played with. A corrected number reads
 * `{ note: 'box: …', correct: ({ spaces }) => { spaces['blue-4-4'].loss = 3; } },`
 */
export const CORRECTIONS: readonly Correction[] = [
  {
    note: 'All five rulebooks: the effects of chosen actions are optional. Asked wherever refusing can help (R3.8).',
    correct({ cards, cities }) {
      cards.ostracism.effect = [mayTakeCardBack(), mayPlayCard()];
      cards.peripteros.effect = [mayRaise('culture')];
      cards.rivalry.effect = [mayRaiseIf({ track: 'military', others: 'higher' }, 'military')];
      cities.argos[2].effect = [mayRaise('military')];
      cities.miletus[1].effect = [mayRaiseTwoTracks()];
      cities.olympia[2].effect = [mayRaise('culture', 2)];
    },
  },
];
