import {
  begin,
  type Decision,
  decisions,
  type GameEvent,
  type GameSetup,
  isOver,
  legalMoves,
  type Move,
  play,
} from '@khora/engine';
import type { Catalogue } from '../src/catalogue.ts';
import { cs } from '../src/cs/index.ts';
import { de } from '../src/de/index.ts';
import { en } from '../src/en/index.ts';
import { es } from '../src/es/index.ts';
import { LANGUAGES, type Language } from '../src/languages.ts';
import { ru } from '../src/ru/index.ts';
import { createTexts, type Texts } from '../src/texts.ts';
import { MISSING } from '../src/voice.ts';

export const CATALOGUES: Readonly<Record<Language, Catalogue>> = { en, de, es, cs, ru };

export const ALL_TEXTS: readonly Texts[] = LANGUAGES.map((language) =>
  createTexts(language, CATALOGUES[language]),
);

export const PLAYERS = ['Ann', 'Bob', 'Cleo', 'Dion'];

/** A text that somebody can read: not empty, no marker of a missing one, no leftovers of a template. */
export function isReadable(text: string): boolean {
  return text.trim() === text && text !== '' && !text.includes(MISSING) && !/[{}]|undefined|null/.test(text);
}

/** Everything that happens, and everything that is asked, in a game of arbitrary moves. */
export function randomGame(setup: GameSetup): { events: GameEvent[]; asked: Decision[] } {
  let random = 1;
  const below = (count: number) => {
    random = (random * 48271) % 2147483647;
    return random % count;
  };
  let { state, events } = begin(setup);
  const all = [...events];
  const asked: Decision[] = [];
  while (!isOver(state)) {
    const open = decisions(state);
    const decision = open[below(open.length)] as Decision;
    asked.push(decision);
    const moves = legalMoves(state, decision.seat);
    ({ state, events } = play(state, decision.seat, moves[below(moves.length)] as Move));
    all.push(...events);
  }
  return { events: all, asked };
}
