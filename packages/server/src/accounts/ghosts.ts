import { randomBytes } from 'node:crypto';
import type { Occupant } from '@khora/protocol';
import type { Entry } from '../tables/entry.ts';

/** What stands where the name of somebody stood who is gone. */
const NOBODY = '—';
const PREFIX = 'gone-';

/** Sits where somebody sat who has deleted their account: another one at every table, so that nobody can tell that they were the same. */
export function newGhost(): string {
  return PREFIX + randomBytes(9).toString('base64url');
}

export function isGhost(user: string): boolean {
  return user.startsWith(PREFIX);
}

/** The entry without the user. Nothing in a game follows from who somebody was. */
export function haunted(entry: Entry, user: string, ghost: string): Entry {
  if ((entry.type !== 'sit' && entry.type !== 'keep') || entry.user !== user) return entry;
  return { ...entry, user: ghost, name: NOBODY };
}

export function hauntedSeats(seats: readonly Occupant[], user: string, ghost: string): Occupant[] {
  return seats.map((seat) => {
    if (seat.kind === 'player' && seat.user === user) return { ...seat, user: ghost, name: NOBODY };
    if (seat.kind === 'open' && seat.kept?.user === user) return { kind: 'open' };
    return seat;
  });
}
