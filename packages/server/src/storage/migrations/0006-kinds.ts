import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Ratings by kind of game. The overall ratings stay as they are; a player's first rating in a kind starts from them.
 */
export function kinds(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('kind_ratings')
        .addColumn('user_id', 'text', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('mu', 'double precision', (column) => column.notNull())
        .addColumn('sigma', 'double precision', (column) => column.notNull())
        .addColumn('games', 'integer', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('kind_ratings_key', ['user_id', 'kind'])
        .execute();
      await db.schema.createIndex('kind_ratings_by').on('kind_ratings').columns(['kind', 'at']).execute();
    },
  };
}
