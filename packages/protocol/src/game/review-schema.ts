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
    /** The review as `khora review --json` prints it: what was found so far, and once it is ready the whole one. */
    review: z
      .looseObject({
        format: z.literal('khora-review'),
        version: z.int(),
        /** How many games were played for it: more than before, if it knows more. */
        samples: z.looseObject({ playouts: z.int() }),
      })
      .nullable(),
  })
  .meta({ id: 'GameReview' });
export type GameReview = z.infer<typeof gameReviewSchema>;
