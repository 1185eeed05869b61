import { sql } from 'kysely';
import { deleteUser } from './accounts/own-data/deletion.ts';
import type { Keep } from './config.ts';
import type { Services } from './services.ts';
import type { Database } from './storage/database.ts';
import type { Entry } from './tables/entry.ts';

const STARTED = JSON.stringify({ type: 'start' } satisfies Entry);
const DAY = 86_400_000;
/** The most removed at once, so that nobody waits for it; the rest follows an hour later. */
const AT_ONCE = 500;

/** What was tidied up. */
export interface Tidied {
  readonly closed: number;
  readonly removed: number;
  readonly guests: number;
}

/**
 * Closes tables that nobody joined and games that nobody continues, and removes closed tables that never began and
 * guests who never played and no longer visit. Games that began stay, and so do accounts and whatever somebody has
 * reported.
 */
export async function tidy(services: Services, keep: Keep): Promise<Tidied> {
  const { storage, tables, now } = services;
  const before = (days: number) => (days === 0 ? 0 : now() - days * DAY);
  const idle = [
    ...(await idleTables(storage.db, 'gathering', before(keep.tables))),
    ...(await idleTables(storage.db, 'playing', before(keep.games))),
  ];
  const closed = await closeTables(services, idle);
  const removed = await removeTables(storage.db, before(keep.tables));
  // One that is not in memory is read again when it is asked for, and is then gone.
  await tables.forget(Number.POSITIVE_INFINITY, (id) => !removed.includes(id));
  await storage.db
    .deleteFrom('seekers')
    .where('seen', '<', now() - DAY)
    .execute();
  const guests = await idleGuests(storage.db, before(keep.guests));
  for (const id of guests) await deleteUser(services, { id, name: '', guest: true });
  return { closed, removed: removed.length, guests: guests.length };
}

async function idleTables(db: Database, status: 'gathering' | 'playing', before: number): Promise<string[]> {
  const rows = await db
    .selectFrom('tables')
    .select('id')
    .where('status', '=', status)
    .where('updated', '<', before)
    // Where a clock runs, it deals with absent players.
    .where('deadline', 'is', null)
    .limit(AT_ONCE)
    .execute();
  return rows.map(({ id }) => id);
}

async function closeTables({ tables, hub }: Services, ids: readonly string[]): Promise<number> {
  let closed = 0;
  for (const id of ids) {
    // Somebody is looking at it right now.
    if (hub.has(id)) continue;
    const { version } = await tables.get(id);
    const after = await tables.act(id, (table) => (table.version === version ? { type: 'close' } : null));
    if (after.status === 'closed') closed += 1;
  }
  return closed;
}

/** Their last change was being closed: for as long again as they were open, anyone with the link can read that. */
async function removeTables(db: Database, before: number): Promise<string[]> {
  const rows = await db
    .selectFrom('tables')
    .select('id')
    .where('status', '=', 'closed')
    .where('updated', '<', before)
    .where((is) =>
      is.not(
        is.exists(is.selectFrom('reports').select('number').whereRef('reports.table_id', '=', 'tables.id')),
      ),
    )
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('entries')
            .select('seq')
            .whereRef('entries.table_id', '=', 'tables.id')
            .where('data', '=', STARTED),
        ),
      ),
    )
    .limit(AT_ONCE)
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return ids;
  await db.transaction().execute(async (transaction) => {
    for (const table of ['entries', 'sitters', 'chat', 'turn_notices', 'invitations'] as const)
      await transaction.deleteFrom(table).where('table_id', 'in', ids).execute();
    await transaction.deleteFrom('tables').where('id', 'in', ids).execute();
  });
  return ids;
}

/** Guests who have sat at no table that still exists, and have not visited for long. */
async function idleGuests(db: Database, before: number): Promise<string[]> {
  const moment = new Date(before).toISOString();
  // The tables of the authentication library: in SQLite their times are texts, which sort in the same order.
  const { rows } = await sql<{ id: string }>`
    select id from "user" where "isAnonymous" and "createdAt" < ${moment}
      and not exists (select 1 from sitters where sitters.user_id = "user".id)
      and not exists (select 1 from session where session."userId" = "user".id and session."updatedAt" >= ${moment})
    limit ${AT_ONCE}`.execute(db);
  return rows.map(({ id }) => id);
}
