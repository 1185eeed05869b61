import { z } from 'zod';
import { eventSchema } from '../game/event-schema.ts';
import { moveSchema } from '../game/moves.ts';
import { viewerSchema, viewSchema } from '../game/view-schema.ts';
import { tableIdSchema, userIdSchema } from '../vocabulary/names.ts';
import { ERROR_CODES, STATUSES } from '../vocabulary/vocabulary.ts';
import { clockSchema, occupantSchema, placeSchema } from './tables.ts';

const table = tableIdSchema;

/** A table as one viewer may know it. */
const snapshotSchema = z
  .strictObject({
    version: z.int(),
    status: z.enum(STATUSES),
    viewer: viewerSchema,
    owner: userIdSchema,
    seats: z.array(occupantSchema),
    clock: clockSchema,
    rated: z.boolean(),
    clocks: z.array(z.strictObject({ left: z.number(), since: z.number().nullable() })).nullable(),
    resting: z.array(z.number().nullable()),
    plan: moveSchema.nullable(),
    view: viewSchema.nullable(),
    length: z.int(),
    canUndo: z.boolean(),
    canAbort: z.boolean(),
    result: z.array(placeSchema).nullable(),
    commitment: z.string(),
    rematch: tableIdSchema.nullable(),
  })
  .meta({ id: 'Snapshot' });

const lineSchema = z
  .strictObject({
    number: z.int(),
    at: z.int(),
    user: userIdSchema,
    name: z.string(),
    text: z.string(),
  })
  .meta({ id: 'ChatLine' });

/** Changes to the previous snapshot: each is a path and its new value; without a value, the field is gone. */
const patchSchema = z
  .array(z.tuple([z.array(z.union([z.string(), z.int()]))], z.unknown()))
  .meta({ id: 'Patch' });

/** What happened, by move, from this move on. */
const told = { from: z.int(), entries: z.array(z.array(eventSchema)) };

/** What the server may say on the socket: `ServerMessage` for programs in other languages. */
export const serverMessageSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('hello'),
    user: userIdSchema.nullable(),
    name: z.string().nullable(),
    now: z.number(),
  }),
  z.strictObject({
    type: z.literal('table'),
    table,
    snapshot: snapshotSchema,
    chat: z.array(lineSchema),
    present: z.array(userIdSchema),
    updated: z.number(),
    now: z.number(),
    ...told,
  }),
  z.strictObject({ type: z.literal('update'), table, patch: patchSchema, ...told }),
  z.strictObject({ type: z.literal('done'), id: z.string(), version: z.int() }),
  z.strictObject({ type: z.literal('looked'), table, at: z.int(), view: viewSchema }),
  z.strictObject({ type: z.literal('chat'), table, line: lineSchema }),
  z.strictObject({ type: z.literal('unsaid'), table, number: z.int() }),
  z.strictObject({ type: z.literal('present'), table, users: z.array(userIdSchema) }),
  z.strictObject({
    type: z.literal('refused'),
    id: z.string().optional(),
    table: z.string().optional(),
    error: z.enum(ERROR_CODES),
    message: z.string(),
    /** Why the rules refuse a move, with their figures. */
    reason: z.looseObject({ reason: z.string() }).optional(),
  }),
  z.strictObject({ type: z.literal('pong') }),
]);
