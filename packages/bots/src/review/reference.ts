import type { GameState, GameView, Move, Seat } from '@khora/engine';
import type { Estimate } from '../learned/evaluator.ts';

/** What a review measures a game with: a player who plays on from any position, and an opinion of what comes then. */
export interface Reference {
  /** Names what was learned and how, so that a number can be made again. */
  readonly version: string;
  /** What the reference would play; the same in the same position. */
  choose(state: GameState, seat: Seat): Move;
  /** Chances of winning and final points by seat, where a round begins and all are asked. */
  foresee(state: GameState): Estimate;
  /** The moves of the view's seat that are worth a look, the most promising first. */
  candidates(view: GameView, seat: Seat): readonly Move[];
}
