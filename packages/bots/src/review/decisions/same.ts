import type { GameState, Move, Seat } from '@khora/engine';
import { costOfTiles } from '../../tiles.ts';

/** Whether two moves of a seat are equivalent: the same tiles may be on other dice at the same price. */
export function isSameMove(state: GameState, seat: Seat, one: Move, other: Move): boolean {
  if (one.type !== 'assign' || other.type !== 'assign') return JSON.stringify(one) === JSON.stringify(other);
  const dice = state.players[seat]?.dice ?? [];
  const sorted = (tiles: readonly number[]) => tiles.toSorted((a, b) => a - b).join();
  return (
    sorted(one.tiles) === sorted(other.tiles) &&
    costOfTiles(one.tiles, dice) === costOfTiles(other.tiles, dice)
  );
}
