import type { GameState, GameView, Move, Seat } from '@khora/engine';

/** What a review measures a game with: a player who plays on from any position to the end of the game. */
export interface Reference {
  /** Names what was learned and how, so that a number can be made again. */
  readonly version: string;
  /** What the reference would play, by what the seat may know; the same in the same position. */
  choose(state: GameState, seat: Seat): Move;
  /** The moves of the view's seat that are worth a look, the most promising first. */
  candidates(view: GameView, seat: Seat): readonly Move[];
}
