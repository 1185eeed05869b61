import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Where each person has ever sat, so that they can be found without a search; and removes what deleted people have
 * said.
 */
export function privacy(engine: 'sqlite' | 'postgres'): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('sitters')
        .addColumn('sits', 'integer', (column) => column.notNull().defaultTo(1))
        .execute();
      await db.schema.createIndex('chat_of').on('chat').column('user_id').execute();
      await db.schema.createIndex('reports_of').on('reports').column('user_id').execute();
      await db.schema.createIndex('turn_notices_of').on('turn_notices').column('user_id').execute();
      await db.schema.createIndex('muted_by').on('muted').column('other_id').execute();
      const { rows } = await sql`select id from tables limit 1`.execute(db);
      // Without tables there may be no users yet, nor a table of them.
      if (rows.length === 0) return;
      const user = engine === 'sqlite' ? sql`json_extract(data, '$.user')` : sql`data::json ->> 'user'`;
      await sql`
        insert into sitters (table_id, user_id, sits)
        select distinct table_id, "user".id, 0 from (
          select table_id, ${user} as user_id from entries where data like '{"type":"sit"%'
        ) as sat join "user" on "user".id = sat.user_id where true
        on conflict (user_id, table_id) do nothing`.execute(db);
      await sql`delete from chat where user_id not in (select id from "user")`.execute(db);
    },
  };
}
