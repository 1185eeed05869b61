import { type Action, tilePrice } from '@khora/engine';

/** What tiles cost in citizens on the dice they are placed on. */
export function costOfTiles(tiles: readonly Action[], dice: readonly number[]): number {
  let cost = 0;
  for (let i = 0; i < tiles.length; i++) {
    const tile = tiles[i] as Action;
    cost += tilePrice(tile, dice[i] ?? tile);
  }
  return cost;
}
