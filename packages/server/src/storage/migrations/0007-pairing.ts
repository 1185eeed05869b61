import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Who is looking for a game now. */
export function pairing(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('seekers')
        .addColumn('user_id', 'text', (column) => column.primaryKey())
        .addColumn('wish', 'text', (column) => column.notNull())
        .addColumn('mu', 'double precision', (column) => column.notNull())
        .addColumn('since', 'bigint', (column) => column.notNull())
        .addColumn('seen', 'bigint', (column) => column.notNull())
        .addColumn('claim', 'text')
        .addColumn('claimed', 'bigint')
        .addColumn('table_id', 'text')
        .execute();
      await db.schema.createIndex('seekers_by').on('seekers').columns(['wish', 'seen']).execute();
    },
  };
}
