import { randomBytes } from 'node:crypto';
import type { Sitter } from './sitters.ts';

/** Shown in place of the name of a player who is gone. */
const NOBODY = '—';
const PREFIX = 'gone-';

/**
 * Stands in for somebody who has deleted their account: a different one at every table, so that nobody can connect
 * them.
 */
export function newGhost(): Sitter {
  return { user: PREFIX + randomBytes(9).toString('base64url'), name: NOBODY };
}

export function isGhost(user: string): boolean {
  return user.startsWith(PREFIX);
}
