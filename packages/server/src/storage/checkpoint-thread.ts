// Carries what is in the write-ahead log over into the database, in a thread of its own: it can take longer than a player
// should have to wait. Everything in the log is on disk already.
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

const { path, every, limit } = workerData as { path: string; every: number; limit: number };
const database = new DatabaseSync(path);
database.exec('PRAGMA synchronous = FULL; PRAGMA busy_timeout = 200;');

const timer = setInterval(() => {
  try {
    // Beside those who write; then, if the log has grown long, the little that is left while they wait.
    const pages = Number(database.prepare('PRAGMA wal_checkpoint(PASSIVE)').get()?.log ?? 0);
    if (pages > limit) database.exec('PRAGMA wal_checkpoint(RESTART)');
  } catch {
    // Somebody reads or writes for long: the next time will do.
  }
}, every);

parentPort?.once('message', () => {
  clearInterval(timer);
  database.close();
  parentPort?.close();
});
