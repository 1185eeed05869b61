import type { GameView, Move, Seat } from '@khora/engine';
import type { Spoken } from './language.tsx';

/** A move in words, as 'Explore: Red 2/1'. */
export function moveWords({ texts }: Spoken, view: GameView, seat: Seat, move: Move): string {
  return texts.answer(view, seat, move);
}
