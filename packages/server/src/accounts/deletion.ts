import type { Occupant } from '@khora/protocol';
import type { Transaction } from 'kysely';
import { Refused } from '../errors.ts';
import type { Services } from '../services.ts';
import type { Database } from '../storage/database.ts';
import type { Schema } from '../storage/schema.ts';
import type { Entry } from '../tables/entry.ts';
import { haunted, hauntedSeats, newGhost } from './ghosts.ts';
import type { User } from './user.ts';

/**
 * Removes a user and everything that is theirs alone, also what they have said. Games stay, because they are other players' games,
 * too; somebody without a name sits there then. What is done twice does no harm: if something breaks off in between, the user can
 * ask again.
 */
export async function deleteUser(
  services: Pick<Services, 'storage' | 'commands' | 'tables' | 'hub' | 'auth' | 'connections' | 'bus'>,
  user: User,
): Promise<void> {
  const { storage, commands, tables, hub, auth, connections, bus } = services;
  const { db } = storage;
  const touched = await tablesOf(db, user.id);
  for (const { id } of touched.filter(({ isOpen }) => isOpen)) {
    try {
      await commands.leave(id, user);
    } catch (error) {
      // Resigned before, or the game has just ended.
      if (!(error instanceof Refused)) throw error;
    }
  }
  for (const { id } of touched) {
    const table = await tables.rewrite(id, () => haunt(db, id, user.id));
    if (table) hub.renew(table);
  }
  bus.publish({ type: 'forgotten', user: user.id });
  await removeBelongings(db, user.id);
  await auth.users.remove(user.id);
  await auth.lately.forgetUser(user.id);
  connections.end(user.id);
}

/** All tables that tell of a user, and whether they may still be in a game there. */
async function tablesOf(db: Database, user: string): Promise<{ id: string; isOpen: boolean }[]> {
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

/** The one exception to a log that is only appended to: who somebody was is their own, and nothing follows from it. */
async function haunt(db: Database, id: string, user: string): Promise<void> {
  const ghost = newGhost();
  await db.transaction().execute(async (transaction) => {
    const entries = await transaction
      .selectFrom('entries')
      .select(['id', 'data'])
      .where('table_id', '=', id)
      .execute();
    for (const { id: entry, data } of entries) {
      const told = JSON.parse(data) as Entry;
      const changed = haunted(told, user, ghost);
      if (changed === told) continue;
      await transaction
        .updateTable('entries')
        .set({ data: JSON.stringify(changed) })
        .where('id', '=', entry)
        .execute();
    }
    await hauntRow(transaction, id, user, ghost);
    await transaction
      .updateTable('results')
      .set({ user_id: null })
      .where('table_id', '=', id)
      .where('user_id', '=', user)
      .execute();
  });
}

async function hauntRow(
  transaction: Transaction<Schema>,
  id: string,
  user: string,
  ghost: string,
): Promise<void> {
  const row = await transaction
    .selectFrom('tables')
    .select(['seats', 'owner'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return;
  const seats = hauntedSeats(JSON.parse(row.seats) as readonly Occupant[], user, ghost);
  await transaction
    .updateTable('tables')
    .set({ seats: JSON.stringify(seats), owner: row.owner === user ? ghost : row.owner })
    .where('id', '=', id)
    .execute();
}

async function removeBelongings(db: Database, user: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom('reports')
      .where((is) =>
        is.exists(
          is
            .selectFrom('chat')
            .select('chat.id')
            .whereRef('chat.table_id', '=', 'reports.table_id')
            .whereRef('chat.number', '=', 'reports.number')
            .where('chat.user_id', '=', user),
        ),
      )
      .execute();
    const owned = [
      'chat',
      'recovery_codes',
      'tokens',
      'push_subscriptions',
      'turn_notices',
      'muted',
      'reports',
      'ratings',
      'rating_history',
      'aborts',
      'sitters',
    ] as const;
    for (const table of owned) await transaction.deleteFrom(table).where('user_id', '=', user).execute();
    await transaction.deleteFrom('muted').where('other_id', '=', user).execute();
  });
}
