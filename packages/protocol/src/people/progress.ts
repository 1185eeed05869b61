import { z } from 'zod';
import { PROGRESS_LENGTH } from '../vocabulary/vocabulary.ts';

/** The key of something that a device stores: `settings`, `puzzles`, `game.k3v9…` */
export const progressKeySchema = z
  .string()
  .regex(/^[a-z][a-z0-9.-]{0,63}$/, 'A key is 1 to 64 small letters, digits, dots and hyphens.');

/** A text that another device understands: JSON, or null for what was deleted. */
const progressTextSchema = z
  .string()
  .max(PROGRESS_LENGTH)
  .refine(isJson, 'The text must be JSON.')
  .nullable();

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** The keys and versions in an account, without the texts: enough to see what a device does not know yet. */
export const progressListSchema = z
  .array(z.object({ key: progressKeySchema, version: z.int() }))
  .meta({ id: 'ProgressList' });
export type ProgressList = z.infer<typeof progressListSchema>;

/** The text under a key; version 0 and null if there never was one. */
export const progressItemSchema = z
  .object({ version: z.int(), text: z.string().nullable() })
  .meta({ id: 'ProgressItem' });
export type ProgressItem = z.infer<typeof progressItemSchema>;

/** A new text to replace the version that the device knows. */
export const progressChangeSchema = z.strictObject({ version: z.int().min(0), text: progressTextSchema });

/**
 * The version stored now. If another device was quicker, nothing was stored: this is what that device wrote, to be
 * merged.
 */
export const progressAnswerSchema = z
  .discriminatedUnion('stored', [
    z.object({ stored: z.literal(true), version: z.int() }),
    z.object({ stored: z.literal(false), version: z.int(), text: z.string().nullable() }),
  ])
  .meta({ id: 'ProgressAnswer' });
export type ProgressAnswer = z.infer<typeof progressAnswerSchema>;
