import { CITY_IDS } from '@khora/engine';
import { z } from 'zod';
import { diceSchema, entropySchema } from '../dice/fair-schema.ts';
import { optionsSchema, seatSchema } from '../game/options.ts';
import { tableIdSchema, userIdSchema } from '../vocabulary/names.ts';
import { type GameKind, LEAVINGS, LEVELS, STATUSES, VISIBILITIES } from '../vocabulary/vocabulary.ts';

/** How long players may think. */
export const clockSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('none') }),
    z.strictObject({
      kind: z.literal('live'),
      /** Seconds for the whole game. */
      bank: z.int().min(30).max(7200),
      /** Seconds added after each decision. */
      increment: z.int().min(0).max(300),
    }),
    z.strictObject({
      kind: z.literal('correspondence'),
      /** Seconds for each decision: an hour to two weeks. */
      perMove: z
        .int()
        .min(3600)
        .max(14 * 86_400),
    }),
  ])
  .meta({ id: 'Clock' });
export type ClockRule = z.infer<typeof clockSchema>;

export const settingsSchema = z
  .strictObject({
    players: z.union([z.literal(2), z.literal(3), z.literal(4)]),
    visibility: z.enum(VISIBILITIES).default('link'),
    clock: clockSchema.default({ kind: 'none' }),
    options: optionsSchema.default({}),
    cities: z.array(z.enum(CITY_IDS)).optional(),
    /** Only between accounts, played by hand and without hints; the result changes their ratings. */
    rated: z.boolean().default(false),
  })
  .meta({ id: 'TableSettings' });
export type TableSettings = z.infer<typeof settingsSchema>;

export function kindOf({ players, clock }: Pick<TableSettings, 'players' | 'clock'>): GameKind {
  return `${players === 2 ? 'duel' : 'table'}-${clock.kind === 'live' ? 'live' : 'slow'}`;
}

export const createTableSchema = z
  .strictObject({
    settings: settingsSchema,
    /** Bots for seats that are not for people, from seat 1 on; null leaves a seat open. Seat 0 is the founder's. */
    bots: z.array(z.enum(LEVELS).nullable()).max(3).default([]),
    /** The founder's contribution to the seed. It counts only with `dice`: the server's hash must be known first. */
    entropy: entropySchema.optional(),
    dice: diceSchema.optional(),
  })
  .meta({ id: 'CreateTable' });
export type CreateTable = z.input<typeof createTableSchema>;

/** Who sits at a seat, as everybody at the table may know it. */
export const occupantSchema = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('open'),
      /** Whom the seat is kept for, if anyone. */
      kept: z.object({ user: userIdSchema, name: z.string() }).optional(),
    }),
    z.object({ kind: z.literal('bot'), level: z.enum(LEVELS) }),
    z.object({
      kind: z.literal('player'),
      user: userIdSchema,
      name: z.string(),
      /** Away and may return, or gone for good. A bot plays on. */
      away: z.enum(['absent', ...LEAVINGS]).nullable(),
    }),
  ])
  .meta({ id: 'Occupant' });
export type Occupant = z.infer<typeof occupantSchema>;

/** How a game ended for a seat. Players who left rank behind everybody who stayed. */
export const placeSchema = z
  .object({ rank: z.int(), points: z.int(), left: z.enum(LEAVINGS).nullable() })
  .meta({ id: 'Place' });
export type Place = z.infer<typeof placeSchema>;

/** A table in a list. */
export const summarySchema = z
  .object({
    id: tableIdSchema,
    status: z.enum(STATUSES),
    settings: settingsSchema,
    seats: z.array(occupantSchema),
    owner: userIdSchema,
    created: z.int(),
    updated: z.int(),
    round: z.int(),
    /** The seats whose turn it is. */
    asked: z.array(seatSchema),
    /** When the first of their clocks runs out. */
    deadline: z.int().nullable(),
    /** Final points by seat. */
    points: z.array(z.int()).nullable(),
    /** By seat, when the game is over; null for some of the oldest games. */
    result: z.array(placeSchema).nullable(),
  })
  .meta({ id: 'TableSummary' });
export type TableSummary = z.infer<typeof summarySchema>;
