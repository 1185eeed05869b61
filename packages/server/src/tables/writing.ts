import { type CompiledQuery, sql } from 'kysely';
import type { Database } from '../storage/database.ts';
import type { Chain } from '../storage/writer.ts';
import type { Step } from './fold.ts';
import { type Progress, progressOf, type Standing, standingOf, standsAnew } from './projection.ts';

/** The queries of single steps. Their texts never change: making one takes longer than running it. */
export class Chains {
  private readonly insert: CompiledQuery;
  private readonly progress: CompiledQuery;
  private readonly standing: CompiledQuery;

  constructor(db: Database) {
    this.insert = db
      .insertInto('entries')
      .values({ table_id: '', seq: 0, at: 0, data: '' })
      .onConflict((conflict) => conflict.columns(['table_id', 'seq']).doNothing())
      .compile();
    const progress: Progress = { version: 0, updated: 0, asked: '', round: 0 };
    this.progress = db.updateTable('tables').set(progress).where('id', '=', '').compile();
    const standing: Standing = { status: '', seats: '', points: '', rematch: '', deadline: 0, due: 0 };
    this.standing = db.updateTable('tables').set(standing).where('id', '=', '').compile();
  }

  /** The entry, and what of the table's row changes if its number was free. */
  of({ before, table, numbered: { seq, at, entry } }: Step): Chain {
    const { id } = table.founding;
    const chain: [CompiledQuery, ...CompiledQuery[]] = [
      withValues(this.insert, [id, seq, at, JSON.stringify(entry)]),
      withValues(this.progress, [...Object.values(progressOf(table)), id]),
    ];
    if (standsAnew(before, table)) chain.push(this.standingOf(table));
    return chain;
  }

  standingOf(table: Step['table']): CompiledQuery {
    return withValues(this.standing, [...Object.values(standingOf(table)), table.founding.id]);
  }

  /** Whether the entry's number was free. */
  async run(db: Database, [insert, ...updates]: Chain): Promise<boolean> {
    const { numAffectedRows } = await db.executeQuery(insert);
    if (numAffectedRows !== 1n) return false;
    for (const update of updates) await db.executeQuery(update);
    return true;
  }
}

function withValues(query: CompiledQuery, parameters: readonly unknown[]): CompiledQuery {
  return { ...query, parameters };
}

/** Where other processes listen, and what they are told of a step. */
export interface Notices {
  readonly channel: string;
  readonly text: (step: Step) => string;
}

/**
 * Puts the steps that are first with their number on disk and tells the other processes of them, all in one query: to PostgreSQL
 * every query is a journey. Tells which steps these are; their standing is left to be written.
 */
export async function writeTogether(
  db: Database,
  steps: readonly Step[],
  { channel, text }: Notices,
): Promise<boolean[]> {
  const list = (of: (step: Step) => string | number) => steps.map(of);
  const { rows } = await sql<{ id: string }>`
    with now as (
      select * from unnest(
        ${list(({ table }) => table.founding.id)}::text[],
        ${list(({ numbered }) => numbered.seq)}::integer[],
        ${list(({ numbered }) => numbered.at)}::bigint[],
        ${list(({ numbered }) => JSON.stringify(numbered.entry))}::text[],
        ${list(({ table }) => progressOf(table).asked)}::text[],
        ${list(({ table }) => progressOf(table).round)}::integer[],
        ${list(text)}::text[]
      ) as now (id, seq, at, data, asked, round, notice)
    ),
    entry as (
      insert into entries (table_id, seq, at, data) select id, seq, at, data from now order by id
      on conflict (table_id, seq) do nothing returning table_id
    ),
    progress as (
      update tables set version = now.seq, updated = now.at, asked = now.asked, round = now.round
      from now join entry on entry.table_id = now.id where tables.id = now.id
    )
    select now.id, pg_notify(${channel}, now.notice) from now join entry on entry.table_id = now.id`.execute(
    db,
  );
  // A group has one step of a table at most.
  const tables = new Set(rows.map(({ id }) => id));
  return steps.map(({ table }) => tables.has(table.founding.id));
}
