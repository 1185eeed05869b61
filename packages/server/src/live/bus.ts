import type { ChatLine } from '@khora/protocol';
import type { Numbered } from '../tables/entry.ts';

/** What the processes of one database tell each other. */
export type Notice =
  /** An entry was appended to a table's log; null if it is too long to send. */
  | { readonly type: 'entry'; readonly table: string; readonly numbered: Numbered | null }
  | {
      readonly type: 'chat';
      readonly table: string;
      readonly line: ChatLine;
      /** Users who have blocked its author. */
      readonly except?: readonly string[];
    }
  /** A moderator has deleted a line of chat. */
  | { readonly type: 'unsaid'; readonly table: string; readonly number: number }
  /** The users who are at a table at that process. */
  | {
      readonly type: 'present';
      readonly table: string;
      readonly process: string;
      readonly users: readonly string[];
      /** Those of them whose page is visible; all of them, if an older process does not say. */
      readonly looking?: readonly string[];
      /** Whether it wants to know who is there at other processes. */
      readonly asks: boolean;
    }
  /** A user's sessions and tokens have ended: all of them, or one. */
  | { readonly type: 'signed-out'; readonly user: string; readonly key: string | null }
  /** A user's account was deleted, or renamed by a moderator: the old name must no longer be shown. */
  | { readonly type: 'forgotten'; readonly user: string }
  /** A sanction was imposed or lifted. */
  | { readonly type: 'sanctioned' }
  /** A question: where did this user last come from? Any process that knows answers. */
  | { readonly type: 'where-is'; readonly user: string }
  | { readonly type: 'is-at'; readonly user: string; readonly address: string }
  /** Stopped, or dead. */
  | { readonly type: 'gone'; readonly process: string };

/** Carries notices between processes. None receives its own. */
export interface Bus {
  publish(notice: Notice): void;
  listen(listener: (notice: Notice) => void): void;
  close(): Promise<void>;
}

/** For a single process, which has nobody to tell. */
export const NO_BUS: Bus = {
  publish: () => undefined,
  listen: () => undefined,
  close: () => Promise.resolve(),
};
