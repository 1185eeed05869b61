import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Obstacle } from '../obstacle.ts';

/** Only for the owner: it contains hashes of passwords and the dice of games in progress. */
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
const FILE = 'khora.sqlite';
const LOCK = 'khora.lock';

/**
 * The file of the embedded database, in a folder that is created if necessary; the files that SQLite puts beside it are
 * as private.
 */
export function databaseFile(folder: string): string {
  mkdirSync(folder, { recursive: true, mode: FOLDER_MODE });
  const path = join(folder, FILE);
  makePrivate(path);
  return path;
}

function makePrivate(path: string): void {
  closeSync(openSync(path, 'a', FILE_MODE));
  chmodSync(path, FILE_MODE);
}

/**
 * Claims a folder for this process until it ends, however that happens; a second process on the same database would not
 * hear of the first one's moves. A locked SQLite file does this on every system, and leaves nothing behind that a
 * killed process would have had to remove. Returns how to release it.
 */
export function takeFolder(folder: string): () => void {
  const path = join(folder, LOCK);
  makePrivate(path);
  const lock = new DatabaseSync(path);
  try {
    lock.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!(error instanceof Error && /locked/.test(error.message))) throw error;
    throw new Obstacle(
      `Another process is using the data in ${folder}: stop it first, or give this one a folder of its own (KHORA_DATA).`,
    );
  }
  return () => lock.close();
}
