import { type GameState, type Move, type Seat, view } from '@khora/engine';
import { moveWords } from '../../words/hint-words.ts';
import type { Spoken } from '../../words/language.tsx';

/** A move of the game in words. */
export function said(spoken: Spoken, state: GameState | undefined, seat: Seat, move: Move): string {
  return state ? moveWords(spoken, view(state, seat), seat, move) : spoken.texts.move(move.type);
}
