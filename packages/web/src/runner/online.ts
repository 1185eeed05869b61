import type { ChatLine, ErrorCode, Refusal, Snapshot } from '@khora/protocol';

/** What the page knows of a table beside the game itself. */
export interface Online {
  readonly table: string;
  readonly connection: 'connecting' | 'open' | 'lost';
  /** Whom the server takes us for; null for somebody who may only watch. */
  readonly user: string | null;
  /** Null until the server has told. */
  readonly room: Omit<Snapshot, 'view'> | null;
  readonly present: readonly string[];
  readonly chat: readonly ChatLine[];
  /** So many milliseconds the server's clock is ahead of ours. */
  readonly ahead: number;
  /** Why there is nothing to see here. */
  readonly refused: ErrorCode | null;
}

/** What the page asks about a table of a server. */
export type OnlineRequest =
  | {
      readonly type: 'watch';
      readonly table: string;
      readonly url: string;
      readonly invitation: string | null;
      /** What bots are called, by seat. */
      readonly names: readonly string[];
      /** Tells of the room alone: the game itself is being looked at in its record. */
      readonly quiet: boolean;
    }
  | { readonly type: 'unwatch' }
  | { readonly type: 'chat'; readonly text: string }
  | { readonly type: 'return' }
  /** The network is back, or the page is looked at again. */
  | { readonly type: 'wake' }
  /** One has become somebody else: the line must be opened anew. */
  | { readonly type: 'renew' };

/** What the page is told of it. */
export type OnlineReport =
  | { readonly type: 'online'; readonly online: Online }
  | { readonly type: 'rejected'; readonly refusal: Refusal };
