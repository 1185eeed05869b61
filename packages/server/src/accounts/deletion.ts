import type { Occupant } from '@khora/protocol';
import { Refused } from '../errors.ts';
import type { Services } from '../services.ts';
import type { Database } from '../storage/database.ts';
import type { Entry } from '../tables/entry.ts';
import type { User } from './user.ts';

/** What stands where the name of somebody stood who is gone. */
export const NOBODY = '—';

/**
 * Removes a user and everything that is theirs alone. Games stay, because they are other players' games, too; the name
 * goes out of them. What is done twice does no harm: if something breaks off in between, the user can ask again.
 */
export async function deleteUser(
  services: Pick<Services, 'storage' | 'commands' | 'tables' | 'auth' | 'connections' | 'bus'>,
  user: User,
): Promise<void> {
  const { storage, commands, tables, auth, connections, bus } = services;
  const { db } = storage;
  for (const id of await openTables(db, user.id)) {
    try {
      await commands.leave(id, user);
    } catch (error) {
      // Resigned before, or the game has just ended.
      if (!(error instanceof Refused)) throw error;
    }
  }
  const sat = await entriesOf(db, user.id);
  const ids = [...new Set(sat.map(({ table_id }) => table_id))];
  for (const id of ids) await tables.rename(id, user.id, NOBODY);
  await removeNames(db, user.id, sat, ids);
  bus.publish({ type: 'forgotten', user: user.id });
  await removeBelongings(db, user.id);
  await auth.users.remove(user.id);
  await auth.lately.forgetUser(user.id);
  connections.end(user.id);
}

async function openTables(db: Database, user: string): Promise<string[]> {
  const rows = await db
    .selectFrom('tables')
    .innerJoin('sitters', 'sitters.table_id', 'tables.id')
    .select('tables.id')
    .where('sitters.user_id', '=', user)
    .where('status', 'in', ['gathering', 'playing'])
    .execute();
  return rows.map(({ id }) => id);
}

interface Sat {
  readonly id: number;
  readonly table_id: string;
  readonly data: string;
}

/** Also where they sat and left again, which no list remembers: hence the search through everything. */
function entriesOf(db: Database, user: string): Promise<Sat[]> {
  return db
    .selectFrom('entries')
    .select(['id', 'table_id', 'data'])
    .where('data', 'like', `{"type":"sit",%"user":${JSON.stringify(user)}%`)
    .execute();
}

/** The one exception to a log that is only appended to: a name is the player's own, and nothing follows from it. */
async function removeNames(
  db: Database,
  user: string,
  sat: readonly Sat[],
  ids: readonly string[],
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const { id, data } of sat) {
      const entry = JSON.parse(data) as Entry;
      if (entry.type !== 'sit' || entry.user !== user) continue;
      const nameless: Entry = { ...entry, name: NOBODY };
      await transaction
        .updateTable('entries')
        .set({ data: JSON.stringify(nameless) })
        .where('id', '=', id)
        .execute();
    }
    for (const id of ids) {
      const row = await transaction
        .selectFrom('tables')
        .select('seats')
        .where('id', '=', id)
        .executeTakeFirst();
      if (!row) continue;
      const seats = (JSON.parse(row.seats) as readonly Occupant[]).map((seat) =>
        seat.kind === 'player' && seat.user === user ? { ...seat, name: NOBODY } : seat,
      );
      await transaction
        .updateTable('tables')
        .set({ seats: JSON.stringify(seats) })
        .where('id', '=', id)
        .execute();
    }
    await transaction.updateTable('chat').set({ name: NOBODY }).where('user_id', '=', user).execute();
  });
}

async function removeBelongings(db: Database, user: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const owned = [
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
