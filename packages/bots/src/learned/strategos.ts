import { determinize, type Move } from '@khora/engine';
import type { Choose } from '../bot.ts';
import type { Weights } from '../kernel/kernel.ts';
import { ownSeat } from '../own.ts';
import { Evaluator } from './evaluator.ts';
import { bestOf, prospects } from './lookahead.ts';

/** A learned evaluation, one move ahead. */
export function strategosWith(weights: Weights): Choose {
  const evaluator = new Evaluator(weights);
  return (view, { seed }): Move =>
    bestOf(prospects(evaluator, view, determinize(view, seed), ownSeat(view))).move;
}
