import type { GameEvent, GameView, Move, Reason, Viewer } from '@khora/engine';
import { z } from 'zod';
import { entropySchema } from '../dice/fair-schema.ts';
import { moveSchema } from '../game/moves.ts';
import { readable, tableIdSchema } from '../vocabulary/names.ts';
import { CHAT_LENGTH, ERROR_CODES, type ErrorCode, type TableStatus } from '../vocabulary/vocabulary.ts';
import type { Patch } from './patch.ts';
import type { ClockRule, Occupant, Place } from './tables.ts';

/** Chosen by the client and unique among its own: a message sent twice is answered twice, but carried out once. */
const messageIdSchema = z.string().regex(/^[\w-]{8,64}$/, 'An id is 8 to 64 letters, digits, _ or -.');
const invitationSchema = z.string().max(64);

/**
 * What a client may say on the socket. `watch`, `unwatch` and `look` are answered in order; what has an `id` is answered
 * with it as soon as it is done.
 */
export const clientMessageSchema = z.discriminatedUnion('type', [
  /** Listen to a table: first what happened after `since`, then everything that happens. */
  z.strictObject({
    type: z.literal('watch'),
    table: tableIdSchema,
    since: z.int().min(0).default(0),
    invitation: invitationSchema.optional(),
  }),
  z.strictObject({ type: z.literal('unwatch'), table: tableIdSchema }),
  z.strictObject({ type: z.literal('move'), table: tableIdSchema, id: messageIdSchema, move: moveSchema }),
  z.strictObject({ type: z.literal('undo'), table: tableIdSchema, id: messageIdSchema }),
  /** An answer to the next question, before it is asked; null withdraws it. Only in correspondence games. */
  z.strictObject({
    type: z.literal('plan'),
    table: tableIdSchema,
    id: messageIdSchema,
    move: moveSchema.nullable(),
  }),
  /** Take the seat back from the bot that plays on. */
  z.strictObject({ type: z.literal('return'), table: tableIdSchema, id: messageIdSchema }),
  /** The position after this many moves. */
  z.strictObject({ type: z.literal('look'), table: tableIdSchema, at: z.int().min(0) }),
  z.strictObject({
    type: z.literal('chat'),
    table: tableIdSchema,
    id: messageIdSchema,
    text: z
      .string()
      .max(2 * CHAT_LENGTH)
      .overwrite(readable)
      .trim()
      .min(1)
      .max(CHAT_LENGTH),
  }),
  /**
   * Whether the page is visible: a player who cannot see it may be notified. It counts as visible unless the client
   * says otherwise.
   */
  z.strictObject({ type: z.literal('looking'), looking: z.boolean() }),
  z.strictObject({ type: z.literal('ping') }),
]);
export type ClientMessage = z.input<typeof clientMessageSchema>;

export const moveRequestSchema = z.strictObject({ id: messageIdSchema, move: moveSchema });
export const planRequestSchema = z.strictObject({ id: messageIdSchema, move: moveSchema.nullable() });
export const joinRequestSchema = z.strictObject({
  entropy: entropySchema,
  invitation: invitationSchema.optional(),
});

/**
 * One player's clock, in milliseconds; `since` is when it began to run, or will begin after days off; null while it is
 * stopped.
 */
export interface ClockFace {
  readonly left: number;
  readonly since: number | null;
}

/** A table as one viewer may know it. The same viewer's snapshots differ by patches. */
export interface Snapshot {
  readonly version: number;
  readonly status: TableStatus;
  readonly viewer: Viewer;
  readonly owner: string;
  readonly seats: readonly Occupant[];
  readonly clock: ClockRule;
  /** Rated games have no hints: a client offers none. */
  readonly rated: boolean;
  /** By seat; null without clocks, or before the start. */
  readonly clocks: readonly ClockFace[] | null;
  /** By seat, until when a player has days off; null for everybody else. Older servers leave it out. */
  readonly resting?: readonly (number | null)[];
  /** The viewer's own answer to their next question, if they have planned one. */
  readonly plan?: Move | null;
  /** Null before the start. */
  readonly view: GameView | null;
  /** The number of moves, without those taken back. */
  readonly length: number;
  /** Whether it may still be possible to take the viewer's last move back. */
  readonly canUndo: boolean;
  /** Whether the players may still abort the game. */
  readonly canAbort: boolean;
  /** By seat, when the game is over. */
  readonly result: readonly Place[] | null;
  /** The hash of the server's secret, which makes the seed together with the players' own randomness. */
  readonly commitment: string;
  /** The table that the players moved on to; only they are told. */
  readonly rematch: string | null;
}

export interface ChatLine {
  readonly number: number;
  readonly at: number;
  readonly user: string;
  readonly name: string;
  readonly text: string;
}

/** What happened, by move, from this move on: it replaces what was sent before about these and later moves. */
export interface Told {
  readonly from: number;
  readonly entries: readonly (readonly GameEvent[])[];
}

/** Why something was refused; the engine's reasons come with their figures. */
export interface Refusal {
  readonly error: ErrorCode;
  readonly message: string;
  readonly reason?: Reason;
}

/** What the server may say on the socket. */
export type ServerMessage =
  /** Who the client is to the server; null for somebody who has not signed in and may only watch. */
  | {
      readonly type: 'hello';
      readonly user: string | null;
      readonly name: string | null;
      readonly now: number;
    }
  | ({
      readonly type: 'table';
      readonly table: string;
      readonly snapshot: Snapshot;
      readonly chat: readonly ChatLine[];
      readonly present: readonly string[];
      /** When the latest entry was made. */
      readonly updated: number;
      readonly now: number;
    } & Told)
  /** Patching the previous snapshot gives the next one. */
  | ({
      readonly type: 'update';
      readonly table: string;
      readonly patch: Patch;
    } & Told)
  | { readonly type: 'done'; readonly id: string; readonly version: number }
  | { readonly type: 'looked'; readonly table: string; readonly at: number; readonly view: GameView }
  | { readonly type: 'chat'; readonly table: string; readonly line: ChatLine }
  /** A moderator has deleted a line. */
  | { readonly type: 'unsaid'; readonly table: string; readonly number: number }
  /** The users who are at the table now. */
  | { readonly type: 'present'; readonly table: string; readonly users: readonly string[] }
  | ({ readonly type: 'refused'; readonly id?: string; readonly table?: string } & Refusal)
  | { readonly type: 'pong' };

/** The body of every HTTP error. */
export const errorSchema = z
  .object({ error: z.enum(ERROR_CODES), message: z.string(), reason: z.unknown().optional() })
  .meta({ id: 'Error' });
