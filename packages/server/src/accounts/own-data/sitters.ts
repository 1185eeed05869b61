import type { Occupant } from '@khora/protocol';
import type { Database } from '../../storage/database.ts';
import type { Entry } from '../../tables/entry.ts';

/** A person as a table names them. */
export interface Sitter {
  readonly user: string;
  readonly name: string;
}

/** The entry with the user replaced by somebody else. Nothing in a game depends on who somebody was. */
function reseated(entry: Entry, user: string, as: Sitter): Entry {
  if ((entry.type !== 'sit' && entry.type !== 'keep') || entry.user !== user) return entry;
  return { ...entry, ...as };
}

/** The seats with the user replaced by somebody else; no seat is kept for somebody who is gone. */
function reseatedSeats(seats: readonly Occupant[], user: string, as: Sitter): Occupant[] {
  return seats.map((seat) => {
    if (seat.kind === 'player' && seat.user === user) return { ...seat, ...as };
    if (seat.kind === 'open' && seat.kept?.user === user)
      return as.user === user ? { kind: 'open', kept: as } : { kind: 'open' };
    return seat;
  });
}

/** The one exception to an append-only log: what a table calls a user, and whether it says who they are. */
export async function reseat(db: Database, table: string, user: string, as: Sitter): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const entries = await transaction
      .selectFrom('entries')
      .select(['id', 'data'])
      .where('table_id', '=', table)
      .execute();
    for (const { id, data } of entries) {
      const told = JSON.parse(data) as Entry;
      const changed = reseated(told, user, as);
      if (changed === told) continue;
      await transaction
        .updateTable('entries')
        .set({ data: JSON.stringify(changed) })
        .where('id', '=', id)
        .execute();
    }
    const row = await transaction
      .selectFrom('tables')
      .select(['seats', 'owner'])
      .where('id', '=', table)
      .executeTakeFirst();
    if (!row) return;
    const seats = reseatedSeats(JSON.parse(row.seats) as readonly Occupant[], user, as);
    await transaction
      .updateTable('tables')
      .set({ seats: JSON.stringify(seats), owner: row.owner === user ? as.user : row.owner })
      .where('id', '=', table)
      .execute();
    if (as.user !== user)
      await transaction
        .updateTable('results')
        .set({ user_id: null })
        .where('table_id', '=', table)
        .where('user_id', '=', user)
        .execute();
  });
}

/** All tables that mention a user, and whether the user may still be in a game there. */
export async function tablesOf(db: Database, user: string): Promise<{ id: string; isOpen: boolean }[]> {
  const rows = await db
    .selectFrom('tables')
    .innerJoin('sitters', 'sitters.table_id', 'tables.id')
    .select(['tables.id', 'status', 'sits'])
    .where('sitters.user_id', '=', user)
    .execute();
  return rows.map(({ id, status, sits }) => ({
    id,
    isOpen: sits === 1 && (status === 'gathering' || status === 'playing'),
  }));
}
