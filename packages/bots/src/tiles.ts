import { type Action, tilePrice } from '@khora/engine';

/** What tiles cost in citizens on the dice they are placed on. */
export function costOfTiles(tiles: readonly Action[], dice: readonly number[]): number {
  return tiles.reduce<number>((cost, tile, die) => cost + tilePrice(tile, dice[die] ?? tile), 0);
}
