import { determinize, type GameView, type Move, type Seat } from '@khora/engine';
import type { Choose } from '../bot.ts';
import type { Weights } from '../kernel/kernel.ts';
import { Evaluator } from './evaluator.ts';
import { bestOf, prospects } from './lookahead.ts';

/** The seat that a view belongs to. */
export function ownSeat({ seat }: GameView): Seat {
  if (seat === 'spectator') throw new Error('A spectator has no move to choose.');
  return seat;
}

/** A learned evaluation, one move ahead. */
export function strategosWith(weights: Weights): Choose {
  const evaluator = new Evaluator(weights);
  return (view, { seed }): Move =>
    bestOf(prospects(evaluator, view, determinize(view, seed), ownSeat(view))).move;
}
