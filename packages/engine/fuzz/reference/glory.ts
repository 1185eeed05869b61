import { gain, lose } from './gains.ts';
import { gainsIn, ONGOING } from './phrases.ts';
import type { Player } from './player.ts';
import { having } from './possessions.ts';

/** R6.1: whether glory may be given now. */
export function mayTradeGlory(player: Player): boolean {
  return player.glory > 0 && having(player, ONGOING.forGlory).length > 0;
}

export function tradeGlory(player: Player): void {
  for (const { source, words } of having(player, ONGOING.forGlory)) {
    lose(player, { glory: Number(words[0]) }, source);
    gain(player, gainsIn(words[1]), source);
  }
}
