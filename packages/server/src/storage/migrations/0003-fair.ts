import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Optional rated games, results that say who left, and how often somebody has aborted a game. */
export function fair(engine: 'sqlite' | 'postgres'): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('tables')
        .addColumn('rated', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
      await db.schema.alterTable('tables').addColumn('result', 'text').execute();
      await db.schema.alterTable('results').addColumn('left', 'text').execute();
      await db.schema
        .createTable('aborts')
        .addColumn('user_id', 'text', (column) => column.notNull())
        .addColumn('table_id', 'text', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('aborts_key', ['user_id', 'table_id'])
        .execute();
      await rateRunningGames(db, engine);
    },
  };
}

/** All games between accounts used to be rated: those in progress stay so. */
async function rateRunningGames(db: Kysely<unknown>, engine: 'sqlite' | 'postgres'): Promise<void> {
  const { rows } = await sql`select id from tables where status = 'playing' limit 1`.execute(db);
  // Without games there may be no users yet, nor a table of them.
  if (rows.length === 0) return;
  const players =
    engine === 'sqlite'
      ? sql`json_extract(settings, '$.players')`
      : sql`(settings::json ->> 'players')::integer`;
  await sql`
    update tables set rated = 1 where status = 'playing' and ${players} = (
      select count(*) from sitters join "user" on "user".id = sitters.user_id
      where sitters.table_id = tables.id and not coalesce("user"."isAnonymous", false)
    )`.execute(db);
}
