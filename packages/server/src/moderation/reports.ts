import type { ReportedLine } from '@khora/protocol';
import { Refused } from '../errors.ts';
import type { Database } from '../storage/database.ts';

/** How many lines before and after a reported one are shown. */
const AROUND = 3;

interface Report {
  readonly table: string;
  readonly number: number;
  readonly user: string;
  readonly reason: string;
  readonly at: number;
}

/** Notes a report of a line of chat, one per reader. */
export async function report(db: Database, { table, number, user, reason, at }: Report): Promise<void> {
  await insistLine(db, table, number);
  await db
    .insertInto('reports')
    .values({ table_id: table, number, user_id: user, reason, at, settled: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function insistLine(db: Database, table: string, number: number): Promise<{ user: string }> {
  const line = await db
    .selectFrom('chat')
    .select('user_id as user')
    .where('table_id', '=', table)
    .where('number', '=', number)
    .executeTakeFirst();
  if (!line) throw new Refused('not-found', `There is no line ${number} at this table.`);
  return line;
}

interface Wanted {
  /** Whether to include those that a moderator has settled. */
  readonly settled: boolean;
  readonly most: number;
}

/** The latest reports, newest first. */
export async function readReports(db: Database, { settled, most }: Wanted): Promise<ReportedLine[]> {
  const rows = await db
    .selectFrom('reports')
    .selectAll()
    .$if(!settled, (query) => query.where('settled', 'is', null))
    .orderBy('at', 'desc')
    .limit(most)
    .execute();
  const reports: ReportedLine[] = [];
  for (const { table_id: table, number, user_id: by, reason, at, settled: then } of rows)
    reports.push({
      table,
      number,
      at,
      by,
      reason,
      settled: then,
      lines: await linesAround(db, table, number),
    });
  return reports;
}

async function linesAround(db: Database, table: string, number: number): Promise<ReportedLine['lines']> {
  const rows = await db
    .selectFrom('chat')
    .select(['number', 'at', 'user_id as user', 'name', 'text', 'deleted'])
    .where('table_id', '=', table)
    .where('number', '>=', number - AROUND)
    .where('number', '<=', number + AROUND)
    .orderBy('number')
    .execute();
  return rows.map(({ deleted, ...line }) => ({ ...line, deleted: deleted === 1 }));
}

export async function settle(db: Database, table: string, number: number, at: number): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('reports')
    .set({ settled: at })
    .where('table_id', '=', table)
    .where('number', '=', number)
    .where('settled', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Refused('not-found', 'There is no open report about this line.');
}
