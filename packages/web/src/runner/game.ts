import type { BotId, Character } from '@khora/bots';
import type { CityId, Decision, GameEvent, GameRecord, GameView, Move, Seat, Viewer } from '@khora/engine';

export type SeatPlan =
  | { readonly kind: 'human'; readonly name: string }
  | {
      readonly kind: 'bot';
      readonly name: string;
      readonly level: BotId;
      /** Older games have none. */
      readonly character?: Character;
    };

/** A game as it is stored in the browser. */
export interface Save {
  readonly id: string;
  readonly created: number;
  readonly updated: number;
  readonly seats: readonly SeatPlan[];
  /**
   * The seat of the player whose game it is: null if several people share it, or it came from a file, a link or another game.
   * Older games do not say (`ownSeatOf`).
   */
  readonly own?: Seat | null;
  readonly record: GameRecord;
  readonly over: boolean;
  readonly round: number;
  readonly cities: readonly (CityId | null)[];
  readonly points: readonly number[];
}

/** A game as one viewer sees it. */
export interface ShownGame {
  readonly id: string;
  readonly seats: readonly SeatPlan[];
  /** The seat of the player whose game it is. */
  readonly own: Seat | null;
  readonly viewer: Viewer;
  readonly view: GameView;
  readonly decisions: readonly Decision[];
  /** The legal moves of the viewer's own decision. */
  readonly moves: readonly Move[];
  readonly canUndo: boolean;
  /** Changes with each new question to the viewer, but not with what others do meanwhile. */
  readonly asking: number;
  /** Moves made so far. */
  readonly length: number;
  /** What happened, by move, from this move on; it replaces what the page knew before. */
  readonly from: number;
  readonly events: readonly (readonly GameEvent[])[];
  /** Projected points by seat at the end of each round; once the game is over. */
  readonly curves: readonly (readonly number[])[] | null;
  /** Null while a server holds it back, because it would reveal what is hidden. */
  readonly record: GameRecord | null;
  /** Bots whose last choice was cut short because this device was too slow. */
  readonly hurried?: readonly Seat[];
  /** Whether a move is on its way to a server, or kept until there is a connection. */
  readonly sending: 'sent' | 'kept' | false;
}
