import type { Hint } from '@khora/bots';
import type { GameRecord, GameSetup, GameView, Move, Seat, Viewer } from '@khora/engine';
import type { Refusal } from '@khora/protocol';
import type { Save, SeatPlan, ShownGame } from './game.ts';
import type { PlayedMove } from './line.ts';
import type { Pace } from './pace.ts';
import type { RoomView } from './room-view.ts';

/**
 * What begins a game, or returns to the one that is open. Only the last is run by a server, the others by this device.
 */
export type Opening =
  | {
      readonly type: 'create';
      readonly id: string;
      readonly setup: GameSetup;
      readonly seats: readonly SeatPlan[];
    }
  /**
   * A saved game, or the record of a server's finished one, which is fetched from `home`, the address of the client.
   */
  | {
      readonly type: 'open';
      readonly id: string;
      readonly home: string;
      /** Whether to take it from another window that plays it. */
      readonly over: boolean;
      /** The game itself, if it could not be stored. */
      readonly unkept?: Save;
    }
  /** A game whose moves are known beforehand: it continues where it was left, or begins after the first of them. */
  | {
      readonly type: 'teach';
      readonly id: string;
      readonly setup: GameSetup;
      readonly seats: readonly SeatPlan[];
      readonly line: readonly PlayedMove[];
      /** How many moves have been made when it begins. */
      readonly start: number;
      /** Whether it is stored, to be continued another day. */
      readonly isKept: boolean;
      /** Whether to begin again. */
      readonly anew: boolean;
    }
  | {
      readonly type: 'watch';
      readonly table: string;
      readonly url: string;
      readonly invitation: string | null;
      /** What bots are called, by seat. */
      readonly names: readonly string[];
    };

/** What every runner does for the game that is open. */
export type GameRequest =
  | { readonly type: 'move'; readonly seat: Seat; readonly move: Move }
  | { readonly type: 'undo'; readonly seat: Seat }
  /** To look at an earlier position without changing anything. */
  | { readonly type: 'look'; readonly at: number }
  /** Only if the player may see more than one seat. */
  | { readonly type: 'viewer'; readonly viewer: Viewer };

/** What a room of a server does. */
export type RoomRequest =
  | { readonly type: 'chat'; readonly text: string }
  /** Takes the seat back from the bot. */
  | { readonly type: 'return' }
  /** The network is back, or the page is visible again. */
  | { readonly type: 'wake' }
  /** The page is hidden: whatever happens is announced by notifications. */
  | { readonly type: 'hide' }
  /** The player's identity has changed: the connection must be reopened. */
  | { readonly type: 'renew' }
  | { readonly type: 'leave' };

/** What the page asks of the worker. */
export type Request =
  | Opening
  /** Only the room of a table, while the record of its game is open. */
  | { readonly type: 'visit'; readonly table: string; readonly url: string }
  | GameRequest
  | RoomRequest
  | { readonly type: 'pace'; readonly pace: Pace }
  /** Asks for the best moves of the view's own seat; `at` comes back with the answer. */
  | { readonly type: 'hints'; readonly at: number; readonly view: GameView };

/** The last two are not errors: another window plays the game, or has taken it over from this one. */
export type Trouble = 'missing' | 'unreadable' | 'storage' | 'broken' | 'elsewhere' | 'moved';

/** What the worker tells the page. */
export type Report =
  | { readonly type: 'game'; readonly game: ShownGame }
  | { readonly type: 'looked'; readonly at: number; readonly view: GameView }
  /** The last request was not carried out. */
  | { readonly type: 'refused'; readonly refusal: Refusal }
  | { readonly type: 'room'; readonly room: RoomView }
  | { readonly type: 'hints'; readonly at: number; readonly hints: readonly Hint[] }
  | {
      readonly type: 'trouble';
      readonly trouble: Trouble;
      readonly detail: string;
      readonly record: GameRecord | null;
    };
