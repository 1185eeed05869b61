import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Friends and blocked people, invitations by name, and when people were last online. */
export function friends(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('relations')
        .addColumn('user_id', 'text', (column) => column.notNull())
        .addColumn('other_id', 'text', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('relations_key', ['user_id', 'other_id'])
        .execute();
      await db.schema.createIndex('relations_to').on('relations').column('other_id').execute();
      await db.schema
        .createTable('invitations')
        .addColumn('user_id', 'text', (column) => column.notNull())
        .addColumn('table_id', 'text', (column) => column.notNull())
        .addColumn('by_id', 'text', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('invitations_key', ['user_id', 'table_id'])
        .execute();
      await db.schema.createIndex('invitations_by').on('invitations').columns(['by_id', 'at']).execute();
      await db.schema
        .createTable('presence')
        .addColumn('user_id', 'text', (column) => column.primaryKey())
        .addColumn('seen', 'bigint', (column) => column.notNull())
        .execute();
    },
  };
}
