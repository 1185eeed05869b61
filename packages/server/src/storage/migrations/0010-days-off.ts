import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** When players have days off. */
export function daysOff(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('days_off')
        .addColumn('user_id', 'text', (column) => column.notNull())
        .addColumn('start', 'bigint', (column) => column.notNull())
        .addColumn('until', 'bigint', (column) => column.notNull())
        .addColumn('told', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('days_off_key', ['user_id', 'start'])
        .execute();
      await db.schema.createIndex('days_off_by').on('days_off').columns(['told', 'start']).execute();
    },
  };
}
