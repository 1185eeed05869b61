import type { GameView, Move } from '@khora/engine';

/** How long a bot may think: wall-clock time, or a number of trials that makes its choice reproducible. */
export type Budget = { readonly milliseconds: number } | { readonly iterations: number };

export interface Thinking {
  readonly budget?: Budget;
  /** The same view, seed and number of iterations give the same move. */
  readonly seed: string;
}

/** Chooses a move for the view's own seat, which must have an open decision. It never sees more than the view. */
export type Choose = (view: GameView, thinking: Thinking) => Move;
