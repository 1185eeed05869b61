import { CITY_IDS } from '@khora/engine';
import { z } from 'zod';
import { moveSchema } from '../game/moves.ts';
import { seatSchema } from '../game/options.ts';
import { userIdSchema } from '../vocabulary/names.ts';

export const daySchema = z.iso.date();

/** A finished game of the day, as it was played; the server replays it. */
export const dailyResultSchema = z
  .strictObject({
    day: daySchema,
    /** The version of the rules. */
    rules: z.int().min(1),
    moves: z.array(z.strictObject({ seat: seatSchema, move: moveSchema })).max(2000),
  })
  .meta({ id: 'DailyResult' });
export type DailyResult = z.infer<typeof dailyResultSchema>;

const placed = z.object({
  user: userIdSchema,
  name: z.string(),
  /** Players with equal points and equal leads share a rank. */
  rank: z.int(),
  points: z.int(),
  /** Points ahead of the best rival; negative if behind. */
  lead: z.int(),
  city: z.enum(CITY_IDS),
});

/** Everybody's results in the game of a day. */
export const dailyTableSchema = z
  .object({
    day: daySchema,
    /** How many have played it. */
    players: z.int(),
    /** The best results, best first. */
    best: z.array(placed),
    /** The result of the user who asks; null before it is in, or without an account. */
    own: placed.nullable(),
  })
  .meta({ id: 'DailyTable' });
export type DailyTable = z.infer<typeof dailyTableSchema>;
