import { type GameView, legalMoves, type Move } from '@khora/engine';
import type { Choose } from './bot.ts';
import { itemAt } from './item-at.ts';
import { seeded } from './seeded.ts';

/** The moves for the view's own open decision. */
export function ownMoves(view: GameView): readonly Move[] {
  const moves = view.seat === 'spectator' ? [] : legalMoves(view, view.seat);
  if (moves.length === 0) throw new Error('A bot was asked to move without an open decision of its own.');
  return moves;
}

/** Any legal move, each equally likely. */
export const chooseRandom: Choose = (view, { seed }) => {
  const moves = ownMoves(view);
  return itemAt(moves, seeded(seed).below(moves.length));
};
