import type { BotId, Hint } from '@khora/bots';
import type {
  CityId,
  Decision,
  GameEvent,
  GameRecord,
  GameSetup,
  GameView,
  Move,
  Reason,
  Seat,
} from '@khora/engine';
import type { OnlineReport, OnlineRequest } from './online.ts';

export type SeatPlan =
  | { readonly kind: 'human'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly level: BotId };

/** A game as it lies in the browser's storage. */
export interface Save {
  readonly id: string;
  readonly created: number;
  readonly updated: number;
  readonly seats: readonly SeatPlan[];
  readonly record: GameRecord;
  readonly over: boolean;
  readonly round: number;
  readonly cities: readonly (CityId | null)[];
  readonly points: readonly number[];
}

export const PACES = ['instant', 'brisk', 'calm'] as const;
export type Pace = (typeof PACES)[number];
export type Viewer = Seat | 'spectator';

/** What the page asks of the worker. */
export type Request =
  | {
      readonly type: 'create';
      readonly id: string;
      readonly setup: GameSetup;
      readonly seats: readonly SeatPlan[];
    }
  /** A server's games are fetched from `home`, the address of the client. */
  | { readonly type: 'open'; readonly id: string; readonly home?: string }
  | { readonly type: 'viewer'; readonly viewer: Viewer }
  | { readonly type: 'pace'; readonly pace: Pace }
  | { readonly type: 'move'; readonly seat: Seat; readonly move: Move }
  | { readonly type: 'undo'; readonly seat: Seat }
  /** To look at an earlier position without changing anything; null is the present. */
  | { readonly type: 'look'; readonly at: number | null }
  /** For the best moves of the view's own seat; `at` comes back with the answer. */
  | { readonly type: 'hints'; readonly at: number; readonly view: GameView }
  | { readonly type: 'close' }
  | OnlineRequest;

/** A game as one viewer sees it. */
export interface Table {
  readonly id: string;
  readonly seats: readonly SeatPlan[];
  readonly viewer: Viewer;
  readonly view: GameView;
  readonly decisions: readonly Decision[];
  /** Of the viewer's own decision. */
  readonly moves: readonly Move[];
  readonly canUndo: boolean;
  /** Another number for another question of the viewer; what others do meanwhile does not change it. */
  readonly asking: number;
  /** Moves made so far. */
  readonly length: number;
  /** What happened, by move, from this move on: what the page knew of it before is void. */
  readonly from: number;
  readonly entries: readonly (readonly GameEvent[])[];
  /** Projected points by seat at the end of each round; once the game is over. */
  readonly curves: readonly (readonly number[])[] | null;
  /** Null as long as a server keeps it: it would tell what is hidden. */
  readonly record: GameRecord | null;
  /** Whether a move is on its way to a server, or kept until there is a connection. */
  readonly sending: 'sent' | 'kept' | false;
}

export type Trouble = 'missing' | 'unreadable' | 'storage' | 'broken';

/** What the worker tells the page. */
export type Report =
  | OnlineReport
  | { readonly type: 'table'; readonly table: Table }
  | { readonly type: 'looked'; readonly at: number; readonly view: GameView }
  | { readonly type: 'hints'; readonly at: number; readonly hints: readonly Hint[] }
  | { readonly type: 'refused'; readonly reason: Reason }
  | {
      readonly type: 'trouble';
      readonly trouble: Trouble;
      readonly detail: string;
      readonly record: GameRecord | null;
    };
