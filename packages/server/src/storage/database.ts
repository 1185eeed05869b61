import { Kysely, PostgresDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { Pool, types as pgTypes } from 'pg';
import { migrateAuth } from '../accounts/sign-in/auth-tables.ts';
import { databaseFile, takeFolder } from './data-folder.ts';
import { despiteDeadlocks } from './deadlock.ts';
import { MIGRATIONS } from './migrations/index.ts';
import type { Schema } from './schema.ts';
import { withSchemaLock } from './schema-lock.ts';
import { EmbeddedDialect, openFile } from './sqlite.ts';
import { type Chain, Writer } from './writer.ts';

export type Database = Kysely<Schema>;

/** The storage of one server: embedded, or shared with others through PostgreSQL. */
export interface Storage {
  readonly db: Database;
  readonly engine: 'sqlite' | 'postgres';
  /** Only with PostgreSQL. */
  readonly pool: Pool | null;
  /** The embedded database's file. */
  readonly path: string | null;
  /** Only with the embedded database: everything that is written goes through it. */
  readonly writer: Writer | null;
  close(): Promise<void>;
}

export interface StorageOptions {
  /** A folder for the embedded database. */
  readonly folder: string;
  /** Whether to claim the folder for this process, as a server must; other programs only read. */
  readonly alone?: boolean;
  /** A PostgreSQL address instead. */
  readonly url?: string | undefined;
  readonly connections?: number | undefined;
  /** Called when PostgreSQL ends a connection. */
  readonly onError?: (error: Error) => void;
}

/** The database as it is, whatever its version. */
export function openDatabase(options: StorageOptions): Storage {
  return options.url ? openPostgres(options.url, options) : openEmbedded(options);
}

/** The database, brought up to date. */
export async function openStorage(options: StorageOptions): Promise<Storage> {
  const storage = openDatabase(options);
  try {
    await withSchemaLock(storage.pool, () => migrate(storage));
  } catch (error) {
    await storage.close();
    throw error;
  }
  return storage;
}

function openEmbedded({ folder, alone = false }: StorageOptions): Storage {
  const path = databaseFile(folder);
  const giveBack = alone ? takeFolder(folder) : () => undefined;
  const database = openTaken(path, giveBack);
  const writer = new Writer(path);
  const db = new Kysely<Schema>({ dialect: new EmbeddedDialect(database, writer) });
  const close = async () => {
    await writer.close();
    await db.destroy();
    giveBack();
  };
  return { db, engine: 'sqlite', pool: null, path, writer, close };
}

function openTaken(path: string, giveBack: () => void) {
  try {
    return openFile(path);
  } catch (error) {
    giveBack();
    throw error;
  }
}

/** Writes a chain to disk as a whole, in a commit with whatever else is being written at the time. */
export async function writeChain(
  { db, writer }: Pick<Storage, 'db' | 'writer'>,
  chain: Chain,
): Promise<void> {
  if (writer) await writer.write([chain]);
  else
    await db.transaction().execute(async (transaction) => {
      for (const query of chain) await transaction.executeQuery(query);
    });
}

/** Milliseconds after which a PostgreSQL that does not answer counts as down. */
const PATIENCE = 15_000;

function openPostgres(url: string, { connections = 10, onError = () => undefined }: StorageOptions): Storage {
  const parserOf: typeof pgTypes.getTypeParser = (id, format) =>
    id === pgTypes.builtins.INT8 ? Number : (pgTypes.getTypeParser(id, format) as (value: string) => unknown);
  const types = { getTypeParser: parserOf };
  const pool = new Pool({
    connectionString: url,
    max: connections,
    types,
    connectionTimeoutMillis: PATIENCE,
  });
  pool.on('error', onError);
  // A connection that is cut while in use must not take the process with it.
  pool.on('connect', (client) => client.on('error', onError));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return { db, engine: 'postgres', pool, path: null, writer: null, close: () => db.destroy() };
}

/** Brings the tables up to date; never back. */
async function migrate(storage: Storage): Promise<void> {
  const { db, engine } = storage;
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(MIGRATIONS(engine)) },
  });
  await despiteDeadlocks(async () => {
    const { error } = await migrator.migrateToLatest();
    if (error) throw new Error('The database could not be brought up to date.', { cause: error });
  });
  await migrateAuth(storage);
}
