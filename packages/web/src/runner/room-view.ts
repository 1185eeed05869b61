import type { ChatLine, ErrorCode, Snapshot } from '@khora/protocol';

/** What the page knows about a table on a server, besides the game itself. */
export interface RoomView {
  readonly table: string;
  readonly connection: 'connecting' | 'open' | 'lost';
  /** Who we are to the server; null for somebody who may only watch. */
  readonly user: string | null;
  /** Null until the server has told. */
  readonly snapshot: Omit<Snapshot, 'view'> | null;
  readonly present: readonly string[];
  readonly chat: readonly ChatLine[];
  /** When something last happened at the table, by the server's clock. */
  readonly updated: number;
  /** How many milliseconds the server's clock is ahead of ours. */
  readonly ahead: number;
  /** Why there is nothing to see here. */
  readonly refused: ErrorCode | null;
}
