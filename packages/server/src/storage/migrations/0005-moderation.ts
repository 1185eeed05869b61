import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What moderators do, and the sanctions in force. */
export function moderation(engine: 'sqlite' | 'postgres'): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('chat')
        .addColumn('deleted', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
      await db.schema.alterTable('reports').addColumn('settled', 'bigint').execute();
      await db.schema
        .createTable('sanctions')
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('subject', 'text', (column) => column.notNull())
        .addColumn('until', 'bigint')
        .addColumn('reason', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('sanctions_key', ['kind', 'subject'])
        .execute();
      const acts = db.schema.createTable('acts');
      await (engine === 'sqlite'
        ? acts.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
        : acts.addColumn('id', 'bigserial', (column) => column.primaryKey())
      )
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addColumn('by_id', 'text', (column) => column.notNull())
        .addColumn('act', 'text', (column) => column.notNull())
        .addColumn('user_id', 'text')
        .addColumn('place', 'text')
        .addColumn('until', 'bigint')
        .addColumn('reason', 'text', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('acts_of').on('acts').column('user_id').execute();
    },
  };
}
