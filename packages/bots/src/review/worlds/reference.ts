import type { GameState, GameView, Move, Seat } from '@khora/engine';
import type { Vector } from './vectors.ts';

/** The yardstick of a review: a player that can play on from any position to the end of the game. */
export interface Reference {
  /** Identifies what was learned and how, so that a figure can be reproduced. */
  readonly version: string;
  /** What the reference would play, given what the seat may know; always the same in the same position. */
  choose(state: GameState, seat: Seat): Move;
  /** The moves for the view's seat that are worth a look, most promising first. */
  candidates(view: GameView, seat: Seat): readonly Move[];
  /** What it expects everybody to end with, without playing on: points, then chances of winning, by seat. */
  judge(state: GameState): Vector;
}
