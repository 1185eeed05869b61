// Makes all writes to the embedded database. What is committed is on disk before it is acknowledged.
import type { SQLInputValue, StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { type Answer, BEGIN, type Chains, type Errand, type Query } from './errands.ts';
import { openFile } from './sqlite.ts';

const { path } = workerData as { path: string };
const database = openFile(path);
// Savepoints use memory, not a file.
database.exec('PRAGMA temp_store = MEMORY');
const statements = new Map<string, StatementSync>();
const CACHED = 500;

function prepared(text: string): StatementSync {
  const known = statements.get(text);
  if (known) return known;
  const statement = database.prepare(text);
  if (statements.size < CACHED) statements.set(text, statement);
  return statement;
}

function runChains({ texts, chains }: Chains): Answer {
  const queries = texts.map(prepared);
  const run = ([text, ...values]: readonly [number, ...unknown[]]) =>
    Number(queries[text]?.run(...(values as SQLInputValue[])).changes);
  const taken = chains.map(([first, ...others]) => {
    if (!first || run(first) === 0) return false;
    for (const other of others) run(other);
    return true;
  });
  return { taken };
}

function runQuery({ sql, parameters }: Query): Answer {
  const statement = prepared(sql);
  const values = parameters as SQLInputValue[];
  if (statement.columns().length > 0) return { rows: statement.all(...values) };
  const { changes, lastInsertRowid } = statement.run(...values);
  return { rows: [], changes: BigInt(changes), insertId: BigInt(lastInsertRowid) };
}

/** Carries out what belongs together, and undoes all of it if a part fails. */
function guarded(work: () => Answer): Answer {
  database.exec('SAVEPOINT unit');
  try {
    const answer = work();
    database.exec('RELEASE unit');
    return answer;
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK TO unit; RELEASE unit');
    throw error;
  }
}

function carryOut(errand: Errand): Answer {
  // Without a transaction every query would be a commit of its own: it could not begin, or a disk error has ended it.
  if (errand !== BEGIN && !database.isTransaction) throw new Error('The transaction was given up.');
  if (typeof errand === 'string') {
    database.exec(errand);
    return {};
  }
  const work = () => ('chains' in errand ? runChains(errand) : runQuery(errand));
  return errand.guarded ? guarded(work) : work();
}

function answer(errand: Errand): Answer {
  try {
    return carryOut(errand);
  } catch (error) {
    // Alone in its transaction, or the transaction itself: all of it must be undone.
    if ((typeof errand === 'string' || errand.ends) && database.isTransaction) database.exec('ROLLBACK');
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }
}

parentPort?.on('message', (message: readonly Errand[] | 'end') => {
  if (message !== 'end') parentPort?.postMessage(message.map(answer), []);
  else {
    database.close();
    parentPort?.close();
  }
});
