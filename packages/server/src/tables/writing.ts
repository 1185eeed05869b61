import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { Database } from '../storage/database.ts';
import type { Chain } from '../storage/writer.ts';
import type { Happening } from './fold.ts';
import { isNewSituation, type Pulse, pulseOf, situationOf, type TableSituation } from './projection.ts';

/**
 * The queries for single entries. Their texts never change, because making one takes longer than running it. Until it
 * is filled in, each parameter has the name of what belongs there.
 */
export class Chains {
  private readonly insert: CompiledQuery;
  private readonly progress: CompiledQuery;
  private readonly situation: CompiledQuery;

  constructor(db: Database) {
    this.insert = db
      .insertInto('entries')
      .values({ table_id: named('id'), seq: named('version'), at: named('at'), data: named('data') })
      .onConflict((conflict) => conflict.columns(['table_id', 'seq']).doNothing())
      .compile();
    this.progress = db
      .updateTable('tables')
      .set({
        version: named('version'),
        updated: named('updated'),
        asked: named('asked'),
        round: named('round'),
      } satisfies Named<Pulse>)
      .where('id', '=', named<string>('id'))
      .compile();
    this.situation = db
      .updateTable('tables')
      .set({
        status: named('status'),
        seats: named('seats'),
        points: named('points'),
        result: named('result'),
        rematch: named('rematch'),
        deadline: named('deadline'),
        due: named('due'),
      } satisfies Named<TableSituation>)
      .where('id', '=', named<string>('id'))
      .compile();
  }

  /** The entry, and the changes to the table's row if its number was free. */
  of({ before, table, numbered: { version, at, entry } }: Happening): Chain {
    const { id } = table.founding;
    const chain: [CompiledQuery, ...CompiledQuery[]] = [
      filled(this.insert, { id, version, at, data: JSON.stringify(entry) }),
      filled(this.progress, { id, ...pulseOf(table) }),
    ];
    if (isNewSituation(before, table)) chain.push(this.situationOf(table));
    return chain;
  }

  situationOf(table: Happening['table']): CompiledQuery {
    return filled(this.situation, { id: table.founding.id, ...situationOf(table) });
  }

  /** Whether the entry's number was free. */
  async run(db: Database, [insert, ...updates]: Chain): Promise<boolean> {
    const { numAffectedRows } = await db.executeQuery(insert);
    if (numAffectedRows !== 1n) return false;
    for (const update of updates) await db.executeQuery(update);
    return true;
  }
}

type Named<Row> = { readonly [Column in keyof Row]: RawBuilder<Row[Column]> };

/** A parameter of this name. */
function named<T>(name: string): RawBuilder<T> {
  return sql<T>`${name}`;
}

function filled(query: CompiledQuery, values: Readonly<Record<string, unknown>>): CompiledQuery {
  return { ...query, parameters: query.parameters.map((name) => values[name as string]) };
}

/** Where other processes listen, and what they are told about an entry. */
export interface Notices {
  readonly channel: string;
  readonly text: (happening: Happening) => string;
}

/**
 * Puts the entries that are first with their number on disk and tells the other processes about them, all in one query,
 * because every query to PostgreSQL is a round trip. Returns which entries these are; their situation is still to be
 * written.
 */
export async function writeTogether(
  db: Database,
  happenings: readonly Happening[],
  { channel, text }: Notices,
): Promise<boolean[]> {
  const list = (of: (happening: Happening) => string | number) => happenings.map(of);
  const { rows } = await sql<{ id: string }>`
    with now as (
      select * from unnest(
        ${list(({ table }) => table.founding.id)}::text[],
        ${list(({ numbered }) => numbered.version)}::integer[],
        ${list(({ numbered }) => numbered.at)}::bigint[],
        ${list(({ numbered }) => JSON.stringify(numbered.entry))}::text[],
        ${list(({ table }) => pulseOf(table).asked)}::text[],
        ${list(({ table }) => pulseOf(table).round)}::integer[],
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
  // A group has at most one entry of a table.
  const tables = new Set(rows.map(({ id }) => id));
  return happenings.map(({ table }) => tables.has(table.founding.id));
}
