import { z } from 'zod';
import { clockSchema, diceSchema, entropySchema, settingsSchema, tableIdSchema } from './tables.ts';
import { LEVELS } from './vocabulary.ts';

/** Somebody looks for a game; to be said again every few seconds for as long as they do. */
export const seekSchema = z
  .strictObject({
    players: settingsSchema.shape.players,
    clock: clockSchema,
    rated: z.boolean().default(false),
    /** Seconds after which bots take the seats that are left; null for never. A rated game waits for people. */
    wait: z.int().min(0).max(3600).nullable(),
    level: z.enum(LEVELS),
    /** For the case that the table is opened by this one. */
    entropy: entropySchema,
    dice: diceSchema,
  })
  .meta({ id: 'Seek' });
export type Seek = z.infer<typeof seekSchema>;

export const soughtSchema = z
  .object({
    /** The table that was found, once there is one: a seat there is kept. */
    table: z
      .object({
        id: tableIdSchema,
        /** Known before one brings randomness of one's own. */
        commitment: z.string(),
        /** Whether one sits there already, having opened it. */
        own: z.boolean(),
      })
      .nullable(),
    /** How many others look for such a game now. */
    others: z.int(),
  })
  .meta({ id: 'Sought' });
export type Sought = z.infer<typeof soughtSchema>;
