import type { Move, Seat } from '@khora/engine';
import type { Level } from '@khora/protocol';

/** Who answers for a seat. */
type By = 'player' | 'bot';

/** What can happen at a table. A table is its founding and its numbered entries; nothing else is remembered of it. */
export type Entry =
  | {
      readonly type: 'sit';
      readonly seat: Seat;
      readonly user: string;
      readonly name: string;
      /** The player's part of the seed. */
      readonly entropy: string;
    }
  | { readonly type: 'bot'; readonly seat: Seat; readonly level: Level }
  | { readonly type: 'empty'; readonly seat: Seat }
  | { readonly type: 'start' }
  /** `id` is the client's own, so that a move sent twice is made once. */
  | { readonly type: 'move'; readonly seat: Seat; readonly move: Move; readonly by: By; readonly id?: string }
  | { readonly type: 'undo'; readonly seat: Seat; readonly id?: string }
  /** Out of time: a bot plays on. */
  | { readonly type: 'absent'; readonly seat: Seat }
  | { readonly type: 'return'; readonly seat: Seat; readonly id?: string }
  | { readonly type: 'resign'; readonly seat: Seat }
  | { readonly type: 'close' }
  | { readonly type: 'rematch'; readonly table: string };

/** An entry as it lies in the log, with the version of the table that it makes. */
export interface Numbered {
  readonly version: number;
  readonly at: number;
  readonly entry: Entry;
}
