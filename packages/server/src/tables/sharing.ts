import type { GameState } from '@khora/engine';
import { isSame } from '@khora/protocol';

/**
 * A position that shares everything unchanged with the one before it. A server holds thousands; this way each new one
 * takes little room, and what has not changed is seen at a glance. Changes `after`, which nobody else may be using.
 */
export function sharedState(before: GameState, after: GameState): GameState {
  for (let seat = 0; seat < after.players.length; seat++) {
    const player = before.players[seat];
    const now = after.players[seat];
    if (player && now) after.players[seat] = sharedFields(player, now);
  }
  return sharedFields(before, after);
}

function sharedFields<T extends object>(before: T, after: T): T {
  let alike = true;
  for (const key in after) {
    if (before[key] === after[key]) continue;
    if (isSame(before[key], after[key])) after[key] = before[key];
    else alike = false;
  }
  return alike ? before : after;
}
