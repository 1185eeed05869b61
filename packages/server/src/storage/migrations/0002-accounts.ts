import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What we store about players. Users, sessions and credentials are in the tables of the authentication library. */
export function accounts(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('recovery_codes')
        .addColumn('hash', 'text', (column) => column.primaryKey())
        .addColumn('user_id', 'text', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('recovery_codes_of').on('recovery_codes').column('user_id').execute();

      await db.schema
        .createTable('tokens')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('user_id', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('hash', 'text', (column) => column.notNull().unique())
        .addColumn('scopes', 'text', (column) => column.notNull())
        .addColumn('created', 'bigint', (column) => column.notNull())
        .addColumn('used', 'bigint')
        .execute();
      await db.schema.createIndex('tokens_of').on('tokens').column('user_id').execute();

      await db.schema
        .createTable('muted')
        .addColumn('user_id', 'text', (column) => column.notNull())
        .addColumn('other_id', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('muted_key', ['user_id', 'other_id'])
        .execute();

      await db.schema
        .createTable('reports')
        .addColumn('table_id', 'text', (column) => column.notNull())
        .addColumn('number', 'integer', (column) => column.notNull())
        .addColumn('user_id', 'text', (column) => column.notNull())
        .addColumn('reason', 'text', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('reports_key', ['table_id', 'number', 'user_id'])
        .execute();

      await db.schema
        .createTable('ratings')
        .addColumn('user_id', 'text', (column) => column.primaryKey())
        .addColumn('mu', 'double precision', (column) => column.notNull())
        .addColumn('sigma', 'double precision', (column) => column.notNull())
        .addColumn('games', 'integer', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('rating_history')
        .addColumn('user_id', 'text', (column) => column.notNull())
        .addColumn('table_id', 'text', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addColumn('mu', 'double precision', (column) => column.notNull())
        .addColumn('sigma', 'double precision', (column) => column.notNull())
        .addPrimaryKeyConstraint('rating_history_key', ['user_id', 'table_id'])
        .execute();

      await db.schema
        .createTable('push_subscriptions')
        .addColumn('endpoint', 'text', (column) => column.primaryKey())
        .addColumn('user_id', 'text', (column) => column.notNull())
        .addColumn('p256dh', 'text', (column) => column.notNull())
        .addColumn('auth', 'text', (column) => column.notNull())
        .addColumn('created', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('push_subscriptions_of')
        .on('push_subscriptions')
        .column('user_id')
        .execute();
      await db.schema
        .createTable('turn_notices')
        .addColumn('table_id', 'text', (column) => column.notNull())
        .addColumn('user_id', 'text', (column) => column.notNull())
        .addColumn('version', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('turn_notices_key', ['table_id', 'user_id'])
        .execute();
    },
  };
}
