import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

/** An SQLite file that has every commit on disk before it is answered. */
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

/** Such a file as Kysely wants it. */
export function openSqlite(path: string): SqliteDatabase {
  const database = openFile(path);
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = statements.get(sql);
      if (known) return known;
      const statement = adapt(database.prepare(sql === 'begin' ? BEGIN : sql));
      if (statements.size < CACHED) statements.set(sql, statement);
      return statement;
    },
  };
}

const CACHED = 500;

/** A transaction that reads first and writes later fails if the writer's thread has committed in between: so it waits at once. */
const BEGIN = 'begin immediate';

function adapt(statement: StatementSync): SqliteStatement {
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  };
}
