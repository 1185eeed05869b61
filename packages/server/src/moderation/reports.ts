import type { ReportedLine } from '@khora/protocol';
import { Refused } from '../errors.ts';
import type { Database } from '../storage/database.ts';

/** How many lines before and after a reported one are shown. */
const AROUND = 3;
/** The most lines that one person may have reported before a moderator has looked at them. */
const OPEN = 20;

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
  const { open } = await db
    .selectFrom('reports')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('user_id', '=', user)
    .where('settled', 'is', null)
    .where((is) => is.or([is('table_id', '!=', table), is('number', '!=', number)]))
    .executeTakeFirstOrThrow();
  if (open >= OPEN)
    throw new Refused(
      'too-many',
      `You have reported ${OPEN} lines. Wait until a moderator has looked at them.`,
    );
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
  /** Only lines that were last reported before this moment. */
  readonly before: number;
  readonly most: number;
}

/** The lines reported latest, newest first, each once. */
export async function readReports(db: Database, { settled, before, most }: Wanted): Promise<ReportedLine[]> {
  const rows = await db
    .selectFrom(
      db
        .selectFrom('reports')
        .selectAll()
        .select(({ fn }) => [
          fn
            .countAll<number>()
            .over((over) => over.partitionBy(['table_id', 'number']))
            .as('people'),
          fn
            .agg<number>('row_number')
            .over((over) => over.partitionBy(['table_id', 'number']).orderBy('at', 'desc').orderBy('user_id'))
            .as('place'),
        ])
        .$if(!settled, (query) => query.where('settled', 'is', null))
        .as('line'),
    )
    .selectAll()
    .where('place', '=', 1)
    .where('at', '<', before)
    .orderBy('at', 'desc')
    .limit(most)
    .execute();
  const reports: ReportedLine[] = [];
  for (const { table_id: table, number, user_id: by, reason, at, settled: then, people } of rows)
    reports.push({
      table,
      number,
      at,
      by,
      reason,
      people,
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
