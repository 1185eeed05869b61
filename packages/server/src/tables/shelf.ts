import { settingsSchema } from '@khora/protocol';
import type { CompiledQuery } from 'kysely';
import { Refused } from '../errors.ts';
import type { Database } from '../storage/database.ts';
import type { TablesRow } from '../storage/schema.ts';
import type { Chain } from '../storage/writer.ts';
import type { Entry, Numbered } from './entry.ts';
import { fold, type Happening, noteAnswer } from './fold.ts';
import { pulseOf, situationOf } from './projection.ts';
import { type Founding, foundTable, type Table } from './table.ts';

/** Reads a table from its founding and its entries. */
export async function readTable(db: Database, id: string): Promise<Table> {
  const founding = await readFounding(db, id);
  const entries = await readEntries(db, id, 0);
  return entries.reduce((table, numbered) => {
    const happening = fold(table, numbered);
    noteAnswer(happening);
    return happening.table;
  }, foundTable(founding));
}

export async function readFounding(db: Database, id: string): Promise<Founding> {
  const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new Refused('no-such-table', `There is no table ${id}.`);
  return foundingOf(row);
}

function foundingOf(row: Omit<TablesRow, 'version'>): Founding {
  const { id, owner, created, rules, settings, rated, secret, invitation, follows } = row;
  return {
    id,
    owner,
    created,
    rules,
    settings: { ...settingsSchema.parse(JSON.parse(settings)), rated: rated === 1 },
    secret,
    invitation,
    follows,
  };
}

/** The entries after a version. */
export async function readEntries(db: Database, id: string, after: number): Promise<Numbered[]> {
  const rows = await db
    .selectFrom('entries')
    .select(['seq as version', 'at', 'data'])
    .where('table_id', '=', id)
    .where('seq', '>', after)
    .orderBy('seq')
    .execute();
  return rows.map(({ version, at, data }) => ({ version, at, entry: JSON.parse(data) as Entry }));
}

/** The queries that put a new table on disk, with everything that has happened there so far. */
export function foundingChain(db: Database, table: Table, happenings: readonly Happening[]): Chain {
  const { settings, ...founding } = table.founding;
  // Stored separately, so that older processes do not stumble over it.
  const { rated, ...others } = settings;
  const row = db.insertInto('tables').values({
    ...founding,
    visibility: settings.visibility,
    settings: JSON.stringify(others),
    rated: Number(rated),
    ...pulseOf(table),
    ...situationOf(table),
  });
  const entries = db.insertInto('entries').values(
    happenings.map(({ numbered: { version, at, entry } }) => ({
      table_id: founding.id,
      seq: version,
      at,
      data: JSON.stringify(entry),
    })),
  );
  return [row.compile(), entries.compile(), ...sitterQueries(db, null, table)];
}

/** The queries that keep the list of who sits where, has sat there, or may sit there. */
export function sitterQueries(db: Database, before: Table | null, after: Table): CompiledQuery[] {
  const table_id = after.founding.id;
  const [old, now] = [sittersOf(before), sittersOf(after)];
  const come = [...now].flatMap(([user_id, sits]) =>
    old.get(user_id) === sits
      ? []
      : db
          .insertInto('sitters')
          .values({ table_id, user_id, sits })
          .onConflict((conflict) => conflict.columns(['user_id', 'table_id']).doUpdateSet({ sits }))
          .compile(),
  );
  const gone = [...old.keys()].flatMap((user_id) =>
    now.has(user_id)
      ? []
      : db
          .updateTable('sitters')
          .set({ sits: 0 })
          .where('table_id', '=', table_id)
          .where('user_id', '=', user_id)
          .compile(),
  );
  return [...come, ...gone];
}

/** Who is named at a table's seats, and whether they sit there. */
function sittersOf(table: Table | null): ReadonlyMap<string, 0 | 1> {
  const sitters = new Map<string, 0 | 1>();
  for (const seat of table?.seats ?? []) {
    if (seat.kind === 'player') sitters.set(seat.user, 1);
    else if (seat.kind === 'open' && seat.kept) sitters.set(seat.kept.user, 0);
  }
  return sitters;
}
