import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What players' devices store about their progress, and the results of the games of the day. */
export function progress(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('progress')
        .addColumn('user_id', 'text', (column) => column.notNull())
        .addColumn('key', 'text', (column) => column.notNull())
        .addColumn('version', 'integer', (column) => column.notNull())
        .addColumn('text', 'text')
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('progress_key', ['user_id', 'key'])
        .execute();
      await db.schema
        .createTable('daily_results')
        .addColumn('day', 'text', (column) => column.notNull())
        .addColumn('user_id', 'text', (column) => column.notNull())
        .addColumn('points', 'integer', (column) => column.notNull())
        .addColumn('lead', 'integer', (column) => column.notNull())
        .addColumn('city', 'text', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('daily_results_key', ['day', 'user_id'])
        .execute();
      await db.schema
        .createIndex('daily_results_by')
        .on('daily_results')
        .columns(['day', 'points', 'lead'])
        .execute();
      await db.schema.createIndex('daily_results_of').on('daily_results').column('user_id').execute();
    },
  };
}
