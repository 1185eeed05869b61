// Carries what is in the write-ahead log over into the database, in a thread of its own: it can take longer than a player
// should have to wait. Everything in the log is on disk already.
import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

const { path, every, limit } = workerData as { path: string; every: number; limit: number };
const database = new DatabaseSync(path);
database.exec('PRAGMA synchronous = FULL; PRAGMA busy_timeout = 200;');

/** So many pages may be left for the moment in which those who write must wait. */
const FEW = 200;
const ATTEMPTS = 10;

function checkpoint(): void {
  if (statSync(`${path}-wal`).size < limit) return;
  // Beside those who write, until little is left; then that, while they wait. The log begins anew.
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const row = database.prepare('PRAGMA wal_checkpoint(PASSIVE)').get();
    if (Number(row?.log) - Number(row?.checkpointed) < FEW) break;
  }
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
}

const timer = setInterval(() => {
  try {
    checkpoint();
  } catch {
    // Somebody reads or writes for long: the next time will do.
  }
}, every);

parentPort?.once('message', () => {
  clearInterval(timer);
  database.close();
  parentPort?.close();
});
