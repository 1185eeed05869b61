import type { Move, Seat, Step } from '@khora/engine';
import type { Leaving, Level } from '@khora/protocol';

/** Who answers for a seat. */
type By = 'player' | 'bot';

/** An answer to a question that is not asked yet. */
export interface Plan {
  readonly move: Move;
  /** The question. */
  readonly step: Step;
  /**
   * A fingerprint of what the player will then have, and of the round: if things turn out differently, the plan is
   * void.
   */
  readonly facts: string;
}

/** What can happen at a table. A table is its founding and its numbered entries; nothing else is stored about it. */
export type Entry =
  | {
      readonly type: 'sit';
      readonly seat: Seat;
      readonly user: string;
      readonly name: string;
      /** The player's contribution to the seed; null for a founder who had no promise of the server's. */
      readonly entropy: string | null;
    }
  | { readonly type: 'bot'; readonly seat: Seat; readonly level: Level }
  /** Only this user may sit there. */
  | { readonly type: 'keep'; readonly seat: Seat; readonly user: string; readonly name: string }
  /** The seat is free for everybody. */
  | { readonly type: 'empty'; readonly seat: Seat }
  | { readonly type: 'start' }
  /** `id` is the client's own, so that a move sent twice is made only once. */
  | { readonly type: 'move'; readonly seat: Seat; readonly move: Move; readonly by: By; readonly id?: string }
  | { readonly type: 'plan'; readonly seat: Seat; readonly plan: Plan | null; readonly id?: string }
  /** A player's clock stands still in between; if the end is now, the days off were ended early. */
  | { readonly type: 'rest'; readonly seat: Seat; readonly from: number; readonly until: number }
  | { readonly type: 'undo'; readonly seat: Seat; readonly id?: string }
  /** Out of time, or absent when the others had waited long enough: a bot plays on until they return. */
  | { readonly type: 'absent'; readonly seat: Seat }
  | { readonly type: 'return'; readonly seat: Seat; readonly id?: string }
  | { readonly type: 'resign'; readonly seat: Seat }
  /** The same in a rated game, where there is no way back. */
  | { readonly type: 'forfeit'; readonly seat: Seat; readonly how: Exclude<Leaving, 'resigned'> }
  /** Ends a game without a result; `free` if only somebody who vanished is to blame. */
  | { readonly type: 'abort'; readonly seat: Seat; readonly free: boolean }
  /** Ends a game whose other players have vanished. */
  | { readonly type: 'claim'; readonly seat: Seat; readonly vanished: readonly Seat[] }
  | { readonly type: 'close' }
  | { readonly type: 'rematch'; readonly table: string };

/** An entry as it is stored in the log, with the version of the table that it makes. */
export interface Numbered {
  readonly version: number;
  readonly at: number;
  readonly entry: Entry;
}
