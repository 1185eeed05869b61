import { randomBytes } from 'node:crypto';
import type { Sitter } from './sitters.ts';

/** What stands where the name of somebody stood who is gone. */
const NOBODY = '—';
const PREFIX = 'gone-';

/** Sits where somebody sat who has deleted their account: another one at every table, so that nobody can tell that they were the same. */
export function newGhost(): Sitter {
  return { user: PREFIX + randomBytes(9).toString('base64url'), name: NOBODY };
}

export function isGhost(user: string): boolean {
  return user.startsWith(PREFIX);
}
