import type { GameView, Move } from '@khora/engine';
import type { HintReason } from './reason.ts';
import { reasonsOf } from './reasons.ts';

/** Why a move is better than another: without what both bring, because that does not tell them apart. */
export function reasonsApart(view: GameView, move: Move, than?: Move): HintReason[] {
  const others = new Set(than ? reasonsOf(view, than).map((reason) => JSON.stringify(reason)) : []);
  return reasonsOf(view, move).filter((reason) => !others.has(JSON.stringify(reason)));
}
