import { z } from 'zod';
import { summarySchema, userIdSchema } from './tables.ts';

/** Somebody by user name or id. */
export const whoSchema = z.strictObject({ who: z.string().trim().min(1).max(64) });

export const friendsSchema = z
  .object({
    friends: z.array(
      z.object({
        id: userIdSchema,
        name: z.string(),
        /** Null unless both call each other friends: who is there is for friends alone. */
        online: z.boolean().nullable(),
      }),
    ),
    /** Who cannot join, write to or invite this one. */
    blocked: z.array(z.object({ id: userIdSchema, name: z.string() })),
  })
  .meta({ id: 'Friends' });
export type Friends = z.infer<typeof friendsSchema>;

/** A table at which somebody is wanted. */
export const invitedSchema = z
  .object({
    table: summarySchema,
    by: z.object({ id: userIdSchema, name: z.string() }),
    /** For a private table. */
    invitation: z.string(),
  })
  .meta({ id: 'Invited' });
export type Invited = z.infer<typeof invitedSchema>;
