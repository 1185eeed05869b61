// Writes what the journal gathers. A commit is answered when it is on disk.
import type { SQLInputValue, StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { openFile } from './sqlite.ts';
import type { Commit, Written } from './writer.ts';

const { path } = workerData as { path: string };
const database = openFile(path);
const statements = new Map<string, StatementSync>();

function prepared(text: string): StatementSync {
  const known = statements.get(text);
  if (known) return known;
  const statement = database.prepare(text);
  statements.set(text, statement);
  return statement;
}

function write({ texts, chains }: Commit): Written {
  database.exec('BEGIN IMMEDIATE');
  try {
    const queries = texts.map(prepared);
    const run = ([text, ...values]: readonly [number, ...unknown[]]) =>
      Number(queries[text]?.run(...(values as SQLInputValue[])).changes);
    const taken = chains.map(([first, ...others]) => {
      if (!first || run(first) === 0) return false;
      for (const other of others) run(other);
      return true;
    });
    database.exec('COMMIT');
    return { taken };
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

function answer(commit: Commit): Written {
  try {
    return write(commit);
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (message: Commit | 'end') => {
  if (message !== 'end') parentPort?.postMessage(answer(message), []);
  else {
    database.close();
    parentPort?.close();
  }
});
