import type { Seat } from '@khora/engine';
import type { TableSettings } from '@khora/protocol';
import type { User } from '../../accounts/user.ts';
import { Refused } from '../../errors.ts';
import { seatOf, type Table } from '../table.ts';

export function insistOwner({ founding }: Table, user: User): void {
  if (founding.owner !== user.id)
    throw new Refused('not-your-table', 'Only the player who opened the table may do that.');
}

export function insistSeat(table: Table, user: User): Seat {
  const seat = seatOf(table, user.id);
  if (seat === null) throw new Refused('no-seat', 'You have no seat at this table.');
  return seat;
}

/** A rated game is for people with accounts, who play it themselves. */
export function insistRated({ rated }: Pick<TableSettings, 'rated'>, { guest, program }: User): void {
  if (!rated) return;
  if (guest)
    throw new Refused('accounts-only', 'Rated games need an account. Turn your guest into one first.');
  if (program) throw new Refused('by-hand', 'Rated games are played by hand, not by programs.');
}
