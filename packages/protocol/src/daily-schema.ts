import { CITY_IDS } from '@khora/engine';
import { z } from 'zod';
import { moveSchema } from './moves.ts';
import { seatSchema, userIdSchema } from './tables.ts';

export const daySchema = z.iso.date();

/** A finished game of the day, as it was played: the server plays it again. */
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
  /** Equal points and equal leads have equal ranks. */
  rank: z.int(),
  points: z.int(),
  /** Points ahead of the best rival; negative if behind. */
  lead: z.int(),
  city: z.enum(CITY_IDS),
});

/** How the game of a day went for everybody. */
export const dailyTableSchema = z
  .object({
    day: daySchema,
    /** How many have played it. */
    players: z.int(),
    /** The best, the best first. */
    best: z.array(placed),
    /** Of the one who asks; null before their result is in, or for somebody without an account. */
    own: placed.nullable(),
  })
  .meta({ id: 'DailyTable' });
export type DailyTable = z.infer<typeof dailyTableSchema>;
