import { z } from 'zod';
import { diceSchema, entropySchema } from '../dice/fair-schema.ts';
import { tableIdSchema } from '../vocabulary/names.ts';
import { LEVELS } from '../vocabulary/vocabulary.ts';
import { clockSchema, settingsSchema } from './tables.ts';

/** Somebody is looking for a game; sent again every few seconds while they are. */
export const seekSchema = z
  .strictObject({
    players: settingsSchema.shape.players,
    clock: clockSchema,
    rated: z.boolean().default(false),
    /** Seconds after which bots take the free seats; null for never. A rated game waits for people. */
    wait: z.int().min(0).max(3600).nullable(),
    level: z.enum(LEVELS),
    /** Used if this player opens the table. */
    entropy: entropySchema,
    dice: diceSchema,
  })
  .meta({ id: 'Seek' });
export type Seek = z.infer<typeof seekSchema>;

export const soughtSchema = z
  .object({
    /** The table that was found, once there is one; a seat is kept there. */
    table: z
      .object({
        id: tableIdSchema,
        /** Known before the player contributes randomness. */
        commitment: z.string(),
        /** Whether the player already sits there, having opened it. */
        own: z.boolean(),
      })
      .nullable(),
    /** How many others are looking for such a game now. */
    others: z.int(),
  })
  .meta({ id: 'Sought' });
export type Sought = z.infer<typeof soughtSchema>;
