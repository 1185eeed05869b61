import { type CompiledQuery, sql } from 'kysely';
import type { Database } from '../storage/database.ts';
import type { Chain } from '../storage/writer.ts';
import type { Step } from './fold.ts';
import { type Progress, progressOf, type Standing, standingOf, standsAnew } from './projection.ts';

/** The columns that change with steps, and what they are: a list of rows has no other way to say so. */
const PROGRESS = { version: 'integer', updated: 'bigint', asked: 'text', round: 'integer' } as const;
const STANDING = {
  status: 'text',
  seats: 'text',
  points: 'text',
  rematch: 'text',
  deadline: 'bigint',
  due: 'bigint',
} as const;

type Row<T> = { readonly [K in keyof T]: string | number | null };

/** Puts the steps that are first with their number on disk, all in a few queries; tells which these are. */
export async function writeTogether(db: Database, steps: readonly Step[]): Promise<boolean[]> {
  const inserted = await db
    .insertInto('entries')
    .values(steps.map(entryOf))
    .onConflict((conflict) => conflict.columns(['table_id', 'seq']).doNothing())
    .returning('table_id')
    .execute();
  // A group has one step of a table at most.
  const tables = new Set(inserted.map(({ table_id }) => table_id));
  const taken = steps.map(({ table }) => tables.has(table.founding.id));
  const winners = steps.filter((_, index) => taken[index]);
  await update(db, PROGRESS, rowsOf(winners, progressOf));
  const anew = winners.filter(({ before, table }) => standsAnew(before, table));
  await update(db, STANDING, rowsOf(anew, standingOf));
  return taken;
}

function entryOf({ table, numbered: { seq, at, entry } }: Step) {
  return { table_id: table.founding.id, seq, at, data: JSON.stringify(entry) };
}

function rowsOf<T>(steps: readonly Step[], columnsOf: (table: Step['table']) => T): Map<string, T> {
  return new Map(steps.map(({ table }) => [table.founding.id, columnsOf(table)]));
}

async function update<T extends Readonly<Record<string, string>>>(
  db: Database,
  types: T,
  rows: ReadonlyMap<string, Row<T>>,
): Promise<void> {
  if (rows.size === 0) return;
  const columns = Object.keys(types);
  const values = Array.from(rows, ([id, row]) => {
    const cells = columns.map((name) => sql`cast(${row[name]} as ${sql.raw(types[name] ?? '')})`);
    return sql`(${sql.join([sql`cast(${id} as text)`, ...cells])})`;
  });
  const names = sql.join(['id', ...columns].map((name) => sql.ref(name)));
  const changes = sql.join(columns.map((name) => sql`${sql.ref(name)} = ${sql.ref(`now.${name}`)}`));
  await sql`with now(${names}) as (values ${sql.join(values)})
    update tables set ${changes} from now where tables.id = now.id`.execute(db);
}

/** The same as queries of single steps, whose texts never change: for who runs them without a way in between. */
export class Chains {
  /** Making the text of a query takes longer than running it: these are made once. */
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
  of(step: Step): Chain {
    const { before, table } = step;
    const { id } = table.founding;
    const chain = [
      withValues(this.insert, Object.values(entryOf(step))),
      withValues(this.progress, [...Object.values(progressOf(table)), id]),
    ];
    if (standsAnew(before, table))
      chain.push(withValues(this.standing, [...Object.values(standingOf(table)), id]));
    return chain;
  }
}

function withValues(query: CompiledQuery, parameters: readonly unknown[]): CompiledQuery {
  return { ...query, parameters };
}
