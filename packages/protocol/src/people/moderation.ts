import { z } from 'zod';
import { nameSchema, tableIdSchema, userIdSchema } from '../vocabulary/names.ts';
import { ACTS, ROLES, SANCTIONS } from '../vocabulary/vocabulary.ts';

export const sanctionSchema = z
  .object({
    kind: z.enum(SANCTIONS),
    /** Null if it lasts until somebody lifts it. */
    until: z.int().nullable(),
    reason: z.string(),
  })
  .meta({ id: 'Sanction' });
export type Sanction = z.infer<typeof sanctionSchema>;

/** The person concerned can read it. */
const reason = z.string().trim().max(500).default('');
/** Null means until it is lifted. */
const hours = z
  .int()
  .min(1)
  .max(100 * 366 * 24)
  .nullable();
const line = { table: tableIdSchema, number: z.int().min(1) };

/** Everything that a moderator can do. */
export const actSchema = z
  .discriminatedUnion('act', [
    z.strictObject({ act: z.literal('mute'), user: userIdSchema, hours, reason }),
    z.strictObject({ act: z.literal('unmute'), user: userIdSchema, reason }),
    /** The person also leaves all games. */
    z.strictObject({ act: z.literal('ban'), user: userIdSchema, hours, reason }),
    z.strictObject({ act: z.literal('unban'), user: userIdSchema, reason }),
    /** Either the address itself, or the one a person last came from. */
    z
      .strictObject({
        act: z.literal('ban-address'),
        address: z.string().max(64).optional(),
        user: userIdSchema.optional(),
        hours,
        reason,
      })
      .refine(({ address, user }) => (address === undefined) !== (user === undefined), {
        error: 'Give an address, or the person whose address it is.',
      }),
    z.strictObject({ act: z.literal('unban-address'), address: z.string().max(64), reason }),
    z.strictObject({ act: z.literal('rename'), user: userIdSchema, name: nameSchema, reason }),
    z.strictObject({ act: z.literal('end-sessions'), user: userIdSchema, reason }),
    z.strictObject({ act: z.literal('delete-line'), ...line, reason }),
    z.strictObject({ act: z.literal('close-table'), table: tableIdSchema, reason }),
    /** Closes the reports of a line: nothing more needs to be done. */
    z.strictObject({ act: z.literal('settle'), ...line, reason }),
  ])
  .meta({ id: 'Act' });
export type Act = z.output<typeof actSchema>;
export type ActRequest = z.input<typeof actSchema>;

/** An act in the log. */
export const loggedActSchema = z
  .object({
    at: z.int(),
    act: z.enum(ACTS),
    /** Who did it; the name is null if the account is gone. */
    by: z.object({ id: z.string(), name: z.string().nullable() }),
    /** Whom it was done to. */
    user: z.string().nullable(),
    /** An address, a table, or a line as table/number. */
    place: z.string().nullable(),
    until: z.int().nullable(),
    reason: z.string(),
  })
  .meta({ id: 'LoggedAct' });
export type LoggedAct = z.infer<typeof loggedActSchema>;

/** A reported line of chat, with what was said around it. */
export const reportedLineSchema = z
  .object({
    table: tableIdSchema,
    number: z.int(),
    /** When it was last reported, by whom and why, and by how many in all. */
    at: z.int(),
    by: z.string(),
    reason: z.string(),
    people: z.int(),
    /** When a moderator settled it. */
    settled: z.int().nullable(),
    lines: z.array(
      z.object({
        number: z.int(),
        at: z.int(),
        user: z.string(),
        name: z.string(),
        text: z.string(),
        /** Players no longer see it. */
        deleted: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'ReportedLine' });
export type ReportedLine = z.infer<typeof reportedLineSchema>;

/** What moderators may know of a person. */
export const personSchema = z
  .object({
    id: userIdSchema,
    name: z.string(),
    username: z.string().nullable(),
    guest: z.boolean(),
    created: z.int(),
    role: z.enum(ROLES).nullable(),
    sanctions: z.array(sanctionSchema),
    /** Games that are not over. */
    tables: z.array(tableIdSchema),
    /** What was done about them, latest first. */
    acts: z.array(loggedActSchema),
  })
  .meta({ id: 'Person' });
export type Person = z.infer<typeof personSchema>;
