import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { Pool } from 'pg';
import { migrateAuth } from '../../src/accounts/sign-in/auth-tables.ts';
import { MIGRATIONS } from '../../src/storage/migrations/index.ts';
import type { Schema } from '../../src/storage/schema.ts';

/**
 * Puts the rows of an SQLite file into PostgreSQL, as the same version (with this last migration) would have written
 * them.
 */
export async function copyTo(url: string, path: string, last: string): Promise<void> {
  const pool = new Pool({ connectionString: url });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const provider = { getMigrations: () => Promise.resolve(MIGRATIONS('postgres')) };
  const { error } = await new Migrator({ db, provider }).migrateTo(last);
  if (error) throw new Error('PostgreSQL could not be prepared.', { cause: error });
  await migrateAuth({ db, engine: 'postgres' });
  const file = new DatabaseSync(path);
  // Users first: sessions and passkeys refer to them.
  const tables = (await db.introspection.getTables())
    .filter(({ name, schema }) => schema === 'public' && !name.startsWith('kysely_'))
    .toSorted((a, b) => Number(b.name === 'user') - Number(a.name === 'user'));
  for (const { name, columns } of tables) {
    const flags = new Set(columns.filter(({ dataType }) => dataType === 'bool').map((column) => column.name));
    const value = (column: string, stored: SQLOutputValue) =>
      flags.has(column) && stored !== null ? stored === 1 : stored;
    const rows = file.prepare(`select * from "${name}"`).all();
    for (const row of rows)
      await db
        .insertInto(name as 'tables')
        .values(
          Object.fromEntries(
            Object.entries(row).map(([column, stored]) => [column, value(column, stored)]),
          ) as never,
        )
        .execute();
    if (columns.some((column) => column.isAutoIncrementing))
      await sql`
        select setval(pg_get_serial_sequence(${name}, 'id'), (select coalesce(max(id), 1) from ${sql.table(name)}))`.execute(
        db,
      );
  }
  file.close();
  await db.destroy();
}
