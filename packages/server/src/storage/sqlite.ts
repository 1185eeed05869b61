import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  RawNode,
  SelectQueryNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { OpenTransaction, Writer } from './writer.ts';

/** An SQLite file in which every commit is on disk before it is acknowledged. */
export function openFile(path: string): DatabaseSync {
  const database = new DatabaseSync(path);
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA foreign_keys = ON;
    PRAGMA busy_timeout = 5000;
    PRAGMA wal_autocheckpoint = 0;
  `);
  return database;
}

/** For Kysely: this thread reads, the writer's thread writes. */
export class EmbeddedDialect implements Dialect {
  private readonly database: DatabaseSync;
  private readonly writer: Writer;

  constructor(database: DatabaseSync, writer: Writer) {
    this.database = database;
    this.writer = writer;
    // Nothing may wait for the disk here.
    database.exec('PRAGMA query_only = ON');
  }

  createDriver(): Driver {
    return new EmbeddedDriver(new Reader(this.database), this.writer);
  }

  createQueryCompiler() {
    return new SqliteQueryCompiler();
  }

  createIntrospector(db: Kysely<unknown>) {
    return new SqliteIntrospector(db);
  }

  createAdapter() {
    return new (class extends SqliteAdapter {
      /** Migrations run as a whole or not at all. */
      override get supportsTransactionalDdl() {
        return true;
      }
      /** Reading does not wait for a transaction. */
      override get supportsMultipleConnections() {
        return true;
      }
    })();
  }
}

class EmbeddedDriver implements Driver {
  private readonly reader: Reader;
  private readonly writer: Writer;

  constructor(reader: Reader, writer: Writer) {
    this.reader = reader;
    this.writer = writer;
  }

  init(): Promise<void> {
    return Promise.resolve();
  }

  acquireConnection(): Promise<EmbeddedConnection> {
    return Promise.resolve(new EmbeddedConnection(this.reader, this.writer));
  }

  async beginTransaction(connection: EmbeddedConnection): Promise<void> {
    connection.session = await this.writer.begin();
  }

  async commitTransaction({ session }: EmbeddedConnection): Promise<void> {
    await session?.commit();
  }

  async rollbackTransaction({ session }: EmbeddedConnection): Promise<void> {
    await session?.rollback();
  }

  releaseConnection(connection: EmbeddedConnection): Promise<void> {
    connection.session = null;
    return Promise.resolve();
  }

  destroy(): Promise<void> {
    this.reader.close();
    return Promise.resolve();
  }
}

class EmbeddedConnection implements DatabaseConnection {
  session: OpenTransaction | null = null;
  private readonly reader: Reader;
  private readonly writer: Writer;

  constructor(reader: Reader, writer: Writer) {
    this.reader = reader;
    this.writer = writer;
  }

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.session) return this.session.run<Row>(query);
    if (!isReading(query)) return this.writer.run<Row>(query);
    return Promise.resolve({ rows: this.reader.all(query) as Row[] });
  }

  streamQuery(): never {
    throw new Error('Rows are read all at once.');
  }
}

function isReading({ query, sql }: CompiledQuery): boolean {
  return SelectQueryNode.is(query) || (RawNode.is(query) && /^\s*select\b/i.test(sql));
}

const CACHED = 500;

class Reader {
  private readonly database: DatabaseSync;
  private readonly statements = new Map<string, StatementSync>();

  constructor(database: DatabaseSync) {
    this.database = database;
  }

  all({ sql, parameters }: CompiledQuery): unknown[] {
    const statement = this.statements.get(sql) ?? this.database.prepare(sql);
    if (this.statements.size < CACHED) this.statements.set(sql, statement);
    return statement.all(...(parameters as SQLInputValue[]));
  }

  close(): void {
    this.database.close();
  }
}
