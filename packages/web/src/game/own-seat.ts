import type { Seat } from '@khora/engine';
import type { Save, ShownGame } from '../runner/game.ts';
import { ownSeatOf } from '../runner/own-seat.ts';
import { originOf } from './origins.ts';

/** The seat of the player whose game it is; null if it is nobody's, or somebody else's. */
export function ownSeat(game: Save | ShownGame): Seat | null {
  // Earlier versions did not say so of a game that plays on from another.
  if (originOf(game.id)) return null;
  return 'view' in game ? game.own : ownSeatOf(game);
}
