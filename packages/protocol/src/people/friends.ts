import { z } from 'zod';
import { summarySchema } from '../tables/tables.ts';
import { userIdSchema } from '../vocabulary/names.ts';

/** A person, by user name or id. */
export const whoSchema = z.strictObject({ who: z.string().trim().min(1).max(64) });

export const friendsSchema = z
  .object({
    friends: z.array(
      z.object({
        id: userIdSchema,
        name: z.string(),
        /** Null unless both have added each other: only friends see who is online. */
        online: z.boolean().nullable(),
      }),
    ),
    /** People who cannot join this player's tables, or write to or invite this player. */
    blocked: z.array(z.object({ id: userIdSchema, name: z.string() })),
  })
  .meta({ id: 'Friends' });
export type Friends = z.infer<typeof friendsSchema>;

/** A table to which somebody is invited. */
export const invitedSchema = z
  .object({
    table: summarySchema,
    by: z.object({ id: userIdSchema, name: z.string() }),
    /** For a private table. */
    invitation: z.string(),
  })
  .meta({ id: 'Invited' });
export type Invited = z.infer<typeof invitedSchema>;
