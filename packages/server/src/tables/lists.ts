import { settingsSchema, summarySchema, type TableSummary } from '@khora/protocol';
import type { Database } from '../storage/database.ts';
import type { TablesRow } from '../storage/schema.ts';

const LISTED = 100;
const LATEST = 20;
/** How many open tables of one person are shown. */
const OF_ONE = 5;
/** A seat that is kept for nobody, as it is stored. Quotes in names are escaped, so no name looks like it. */
const FREE_SEAT = `%${JSON.stringify({ kind: 'open' })}%`;

/** Public tables with a seat that anybody may take, newest first, and not too many by one person. */
export async function listOpen(db: Database): Promise<TableSummary[]> {
  const rows = await db
    .selectFrom(
      db
        .selectFrom('tables')
        .selectAll()
        .select(({ fn }) =>
          fn
            .agg<number>('row_number')
            .over((over) => over.partitionBy('owner').orderBy('created', 'desc'))
            .as('place'),
        )
        .where('status', '=', 'gathering')
        .where('visibility', '=', 'public')
        .where('seats', 'like', FREE_SEAT)
        .as('open'),
    )
    .selectAll()
    .where('place', '<=', OF_ONE)
    .orderBy('created', 'desc')
    .limit(LISTED)
    .execute();
  return rows.map(summaryOfRow);
}

/** The tables of a user, latest first. */
export async function listMine(db: Database, user: string): Promise<TableSummary[]> {
  const rows = await db
    .selectFrom('tables')
    .innerJoin('sitters', 'sitters.table_id', 'tables.id')
    .selectAll('tables')
    .where('sitters.user_id', '=', user)
    .where('sitters.sits', '=', 1)
    .where('status', '!=', 'closed')
    .orderBy('updated', 'desc')
    .limit(LISTED)
    .execute();
  return rows.map(summaryOfRow);
}

/** Finished public games before a moment, latest first. */
export async function listFinished(db: Database, before: number): Promise<TableSummary[]> {
  const rows = await db
    .selectFrom('tables')
    .selectAll()
    .where('status', '=', 'finished')
    .where('visibility', '=', 'public')
    .where('updated', '<', before)
    .orderBy('updated', 'desc')
    .limit(LISTED)
    .execute();
  return rows.map(summaryOfRow);
}

/** The latest finished public games of a user. */
export async function listLatestOf(db: Database, user: string): Promise<TableSummary[]> {
  const rows = await db
    .selectFrom('tables')
    .innerJoin('sitters', 'sitters.table_id', 'tables.id')
    .selectAll('tables')
    .where('sitters.user_id', '=', user)
    .where('sitters.sits', '=', 1)
    .where('status', '=', 'finished')
    .where('visibility', '=', 'public')
    .orderBy('updated', 'desc')
    .limit(LATEST)
    .execute();
  return rows.map(summaryOfRow);
}

function summaryOfRow(row: TablesRow): TableSummary {
  return summarySchema.parse({
    ...row,
    settings: { ...settingsSchema.parse(parsed(row.settings)), rated: row.rated === 1 },
    seats: parsed(row.seats),
    asked: parsed(row.asked),
    points: row.points === null ? null : parsed(row.points),
    result: row.result === null ? null : parsed(row.result),
  });
}

function parsed(text: string): unknown {
  return JSON.parse(text);
}
