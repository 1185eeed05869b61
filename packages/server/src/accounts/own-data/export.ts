import { setImmediate as othersTurn } from 'node:timers/promises';
import type { Database } from '../../storage/database.ts';
import type { Entry } from '../../tables/entry.ts';
import type { Tokens } from '../keys/tokens.ts';
import { type MeSources, readMe } from './me.ts';

interface Sources extends MeSources {
  readonly tokens: Tokens;
}

/** Everything that we store about a user except secrets: passwords and codes are stored as hashes. */
export async function exportUser(sources: Sources, id: string) {
  const { db, users, tokens } = sources;
  return {
    format: 'khora-account' as const,
    account: { ...(await readMe(sources, id)), created: (await users.find(id))?.created ?? null },
    tables: await tablesOf(db, id),
    chat: await db.selectFrom('chat').selectAll().where('user_id', '=', id).orderBy('id').execute(),
    results: await db.selectFrom('results').selectAll().where('user_id', '=', id).orderBy('ended').execute(),
    ratings: await db
      .selectFrom('rating_history')
      .selectAll()
      .where('user_id', '=', id)
      .orderBy('at')
      .execute(),
    rating: await db.selectFrom('ratings').selectAll().where('user_id', '=', id).executeTakeFirst(),
    kinds: await db.selectFrom('kind_ratings').selectAll().where('user_id', '=', id).execute(),
    sessions: (await users.sessions(id)).map(({ token: _secret, ...session }) => session),
    passkeys: await users.passkeyList(id),
    seeks: await db.selectFrom('seekers').selectAll().where('user_id', '=', id).execute(),
    relations: await db.selectFrom('relations').selectAll().where('user_id', '=', id).execute(),
    invitations: await db
      .selectFrom('invitations')
      .selectAll()
      .where((is) => is.or([is('user_id', '=', id), is('by_id', '=', id)]))
      .execute(),
    presence: await db.selectFrom('presence').selectAll().where('user_id', '=', id).execute(),
    notices: await db.selectFrom('turn_notices').selectAll().where('user_id', '=', id).execute(),
    aborts: await db.selectFrom('aborts').selectAll().where('user_id', '=', id).execute(),
    tokens: await tokens.list(id),
    subscriptions: await db.selectFrom('push_subscriptions').selectAll().where('user_id', '=', id).execute(),
    acts: await db
      .selectFrom('acts')
      .select(['at', 'act', 'place', 'until', 'reason'])
      .where('user_id', '=', id)
      .execute(),
    // As a moderator; whom it concerned is that person's.
    moderated: await db
      .selectFrom('acts')
      .select(['at', 'act', 'place', 'until', 'reason'])
      .where('by_id', '=', id)
      .execute(),
    reviews: await db
      .selectFrom('reviews')
      .select(['table_id', 'asked'])
      .where('asked_by', '=', id)
      .execute(),
    progress: await db
      .selectFrom('progress')
      .select(['key', 'version', 'text', 'at'])
      .where('user_id', '=', id)
      .orderBy('key')
      .execute(),
    daysOff: await db.selectFrom('days_off').selectAll().where('user_id', '=', id).orderBy('start').execute(),
    daily: await db
      .selectFrom('daily_results')
      .selectAll()
      .where('user_id', '=', id)
      .orderBy('day')
      .execute(),
    reports: await db.selectFrom('reports').selectAll().where('user_id', '=', id).execute(),
  };
}

/** Where the user has sat, with what they did there, but not what others did. */
async function tablesOf(db: Database, id: string) {
  const tables = await db
    .selectFrom('tables')
    .innerJoin('sitters', 'sitters.table_id', 'tables.id')
    .select(['tables.id', 'created', 'settings', 'rated', 'status', 'round', 'points', 'sits'])
    .where('sitters.user_id', '=', id)
    .orderBy('created')
    .execute();
  const exported: object[] = [];
  // One after another: an export must not take all connections, nor hold up moves.
  for (const table of tables) {
    await othersTurn();
    exported.push({
      ...table,
      settings: JSON.parse(table.settings) as unknown,
      points: table.points === null ? null : (JSON.parse(table.points) as unknown),
      entries: await ownEntries(db, table.id, id),
    });
  }
  return exported;
}

async function ownEntries(db: Database, table: string, user: string) {
  const rows = await db
    .selectFrom('entries')
    .select(['seq as version', 'at', 'data'])
    .where('table_id', '=', table)
    .orderBy('seq')
    .execute();
  let seat: number | null = null;
  return rows.flatMap(({ version, at, data }) => {
    const entry = JSON.parse(data) as Entry;
    if (entry.type === 'sit' && entry.user === user) ({ seat } = entry);
    if (seat === null || !('seat' in entry) || entry.seat !== seat) return [];
    if (entry.type === 'empty') seat = null;
    return [{ version, at, entry }];
  });
}
