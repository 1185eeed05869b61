import type { GameView, Move } from '@khora/engine';
import type { Character } from './characters.ts';
import type { Passed } from './memory.ts';

/** At most this many trials and this much time: the choice is the same on every machine that is fast enough. */
export interface CappedBudget {
  readonly iterations: number;
  readonly milliseconds: number;
}

/**
 * How long a bot may think: wall-clock time, a number of trials (which makes its choice reproducible), or whichever
 * ends first.
 */
export type Budget = { readonly milliseconds: number } | { readonly iterations: number } | CappedBudget;

export interface Thinking {
  readonly budget?: Budget;
  /** The same view, seed and number of iterations give the same move. */
  readonly seed: string;
  /** What its seat passed on in the draft: the bot remembers the cards it saw others get. */
  readonly passed?: Passed;
  /** What the bot likes besides winning. */
  readonly character?: Character;
  /** Called if time ran out before the trials were done. */
  readonly onHurried?: () => void;
}

/** Chooses a move for the view's own seat, which must have an open decision. It never sees more than the view. */
export type Choose = (view: GameView, thinking: Thinking) => Move;
