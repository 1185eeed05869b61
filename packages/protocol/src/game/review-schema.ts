import { z } from 'zod';

/** How far the review of a game on a server has got. */
export const gameReviewSchema = z
  .object({
    /**
     * `none`: nobody has asked for it. `waiting`: other reviews come first. `off`: this server makes none, but the
     * client may.
     */
    status: z.enum(['none', 'waiting', 'working', 'ready', 'failed', 'off']),
    /** From 0 to 1. */
    done: z.number().min(0).max(1),
    /** The whole review, as `khora review --json` prints it. */
    review: z.looseObject({ format: z.literal('khora-review'), version: z.int() }).nullable(),
  })
  .meta({ id: 'GameReview' });
export type GameReview = z.infer<typeof gameReviewSchema>;
