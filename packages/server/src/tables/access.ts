import type { User } from '../accounts/user.ts';
import { Refused } from '../errors.ts';
import { seatOf, type Table } from './table.ts';

/** The chat of a public table is for everybody; of others, for those who sit there. */
export function mayRead(table: Table, user: Pick<User, 'id'> | null): boolean {
  if (table.founding.settings.visibility === 'public') return true;
  return user !== null && seatOf(table, user.id) !== null;
}

/** Private tables are for their players and for people with the invitation. */
export function mayWatch(table: Table, user: User | null, invitation?: string): void {
  const { settings, owner, invitation: needed } = table.founding;
  if (settings.visibility !== 'private' || invitation === needed) return;
  if (user && (owner === user.id || seatOf(table, user.id) !== null)) return;
  throw new Refused('not-invited', 'This table is private: ask for its invitation link.');
}
