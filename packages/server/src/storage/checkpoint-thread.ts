// Moves the contents of the write-ahead log into the database, in a thread of its own, because it can take longer than
// a player should have to wait. Everything in the log is already on disk.
import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

const { path, every, limit } = workerData as { path: string; every: number; limit: number };
const database = new DatabaseSync(path);
database.exec('PRAGMA synchronous = FULL; PRAGMA busy_timeout = 200;');

/** How many pages may be left for the moment when writers have to wait. */
const FEW = 200;
const ATTEMPTS = 10;

function checkpoint(): void {
  // Alongside the writers until little is left; then the rest, while they wait. The log starts again.
  let pages = 0;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const row = database.prepare('PRAGMA wal_checkpoint(PASSIVE)').get();
    pages = Number(row?.log);
    if (pages - Number(row?.checkpointed) < FEW) break;
  }
  // Shortening the file takes as long as a hundred commits, so a long one is kept until there is little to do.
  const isQuiet = pages < FEW && statSync(`${path}-wal`).size > limit;
  database.exec(`PRAGMA wal_checkpoint(${isQuiet ? 'TRUNCATE' : 'RESTART'})`);
}

const timer = setInterval(() => {
  try {
    checkpoint();
  } catch {
    // Somebody is taking long to read or write: next time will do.
  }
}, every);

parentPort?.once('message', () => {
  clearInterval(timer);
  database.close();
  parentPort?.close();
});
