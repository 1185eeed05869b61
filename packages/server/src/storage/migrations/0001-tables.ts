import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export function tables(engine: 'sqlite' | 'postgres'): Migration {
  return {
    async up(db: Kysely<unknown>) {
      /** Numbers itself. */
      const numbered = (name: string) => {
        const table = db.schema.createTable(name);
        return engine === 'sqlite'
          ? table.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
          : table.addColumn('id', 'bigserial', (column) => column.primaryKey());
      };
      await db.schema
        .createTable('tables')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('owner', 'text', (column) => column.notNull())
        .addColumn('created', 'bigint', (column) => column.notNull())
        .addColumn('rules', 'integer', (column) => column.notNull())
        .addColumn('visibility', 'text', (column) => column.notNull())
        .addColumn('settings', 'text', (column) => column.notNull())
        .addColumn('secret', 'text', (column) => column.notNull())
        .addColumn('invitation', 'text', (column) => column.notNull())
        .addColumn('follows', 'text')
        .addColumn('version', 'integer', (column) => column.notNull())
        .addColumn('status', 'text', (column) => column.notNull())
        .addColumn('updated', 'bigint', (column) => column.notNull())
        .addColumn('seats', 'text', (column) => column.notNull())
        .addColumn('asked', 'text', (column) => column.notNull())
        .addColumn('round', 'integer', (column) => column.notNull())
        .addColumn('points', 'text')
        .addColumn('rematch', 'text')
        .addColumn('deadline', 'bigint')
        .addColumn('due', 'bigint')
        .execute();
      await db.schema
        .createIndex('tables_due')
        .on('tables')
        .column('due')
        .where('due', 'is not', null)
        .execute();
      await db.schema
        .createIndex('tables_listed')
        .on('tables')
        .columns(['status', 'visibility', 'created'])
        .execute();

      await numbered('entries')
        .addColumn('table_id', 'text', (column) => column.notNull())
        .addColumn('seq', 'integer', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addColumn('data', 'text', (column) => column.notNull())
        .addUniqueConstraint('entries_numbered', ['table_id', 'seq'])
        .execute();

      await db.schema
        .createTable('sitters')
        .addColumn('table_id', 'text', (column) => column.notNull())
        .addColumn('user_id', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('sitters_key', ['user_id', 'table_id'])
        .execute();

      await numbered('chat')
        .addColumn('table_id', 'text', (column) => column.notNull())
        .addColumn('number', 'integer', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addColumn('user_id', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('text', 'text', (column) => column.notNull())
        .addColumn('client_id', 'text', (column) => column.notNull())
        .addUniqueConstraint('chat_numbered', ['table_id', 'number'])
        .addUniqueConstraint('chat_once', ['table_id', 'user_id', 'client_id'])
        .execute();

      await db.schema
        .createTable('results')
        .addColumn('table_id', 'text', (column) => column.notNull())
        .addColumn('seat', 'integer', (column) => column.notNull())
        .addColumn('user_id', 'text')
        .addColumn('level', 'text')
        .addColumn('city', 'text', (column) => column.notNull())
        .addColumn('points', 'integer', (column) => column.notNull())
        .addColumn('rank', 'integer', (column) => column.notNull())
        .addColumn('players', 'integer', (column) => column.notNull())
        .addColumn('ended', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('results_key', ['table_id', 'seat'])
        .execute();
      await db.schema.createIndex('results_of').on('results').columns(['user_id', 'ended']).execute();

      await db.schema
        .createTable('keys')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('value', 'text', (column) => column.notNull())
        .execute();
    },
  };
}
