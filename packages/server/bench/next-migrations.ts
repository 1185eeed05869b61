import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { MIGRATIONS as TODAYS } from '../src/storage/migrations/index.ts';

/**
 * What migrations do, in the worst order: a process writing a move holds the entries and wants the tables, while this
 * holds the tables, takes its time, and wants the entries.
 */
const REHEARSAL: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('tables')
      .addColumn('rehearsed', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await sql`update tables set rehearsed = version`.execute(db);
    await sql`select pg_sleep(0.2)`.execute(db);
    await db.schema.alterTable('entries').addColumn('rehearsed', 'text').execute();
    await db.schema.createIndex('entries_rehearsed').on('entries').columns(['table_id', 'at']).execute();
  },
};

export function MIGRATIONS(engine: 'sqlite' | 'postgres'): Record<string, Migration> {
  return { ...TODAYS(engine), '9999-rehearsal': REHEARSAL };
}
