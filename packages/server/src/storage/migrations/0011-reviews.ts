import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Reviews of finished games, made or requested. */
export function reviews(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('reviews')
        .addColumn('table_id', 'text', (column) => column.primaryKey())
        .addColumn('asked_by', 'text')
        .addColumn('asked', 'bigint', (column) => column.notNull())
        .addColumn('claimed', 'bigint')
        .addColumn('process', 'text')
        .addColumn('done', 'integer', (column) => column.notNull())
        .addColumn('failed', 'text')
        .addColumn('text', 'text')
        .execute();
      await db.schema.createIndex('reviews_by').on('reviews').columns(['asked_by', 'asked']).execute();
    },
  };
}
