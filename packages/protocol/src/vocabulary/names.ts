import { z } from 'zod';
import { NAME_LENGTH } from './vocabulary.ts';

export const tableIdSchema = z.string().regex(/^[a-z0-9]{12}$/, 'A table id is 12 letters and digits.');
export const userIdSchema = z.string().min(1).max(64);

/** Three marks on one letter: none of our languages needs them, and stacks of them spill over nearby text. */
const STACKED = /[\p{Mn}\p{Me}]{3,}/u;

/**
 * A name as others see it: no control characters, nothing that reverses the text around it, no letters and signs that
 * look like empty space, no stacks of marks.
 */
export const nameSchema = z
  .string()
  .normalize()
  .trim()
  .min(1)
  .max(NAME_LENGTH)
  .regex(/^[^\p{C}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]*$/u, 'A name has no invisible characters.')
  .refine((name) => !STACKED.test(name), 'A name has at most two marks on a letter.');

/** Characters that turn the direction of writing, even of the text that follows. */
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A line as others read it: without characters that turn the writing around, and without stacks of marks. */
export function readable(text: string): string {
  return text
    .normalize()
    .replaceAll(DIRECTIONS, '')
    .replaceAll(/([\p{Mn}\p{Me}]{2})[\p{Mn}\p{Me}]+/gu, '$1');
}
