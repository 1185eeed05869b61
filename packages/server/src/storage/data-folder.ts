import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Trouble } from '../trouble.ts';

/** For the owner alone: hashes of passwords and the dice of games under way are in there. */
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
const FILE = 'khora.sqlite';
const LOCK = 'khora.lock';

/** The file of the embedded database, in a folder that is created if necessary; what SQLite puts beside it is as private as the file. */
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
 * Takes a folder for this process, until it ends however it may; a second process on one database would not hear of the first one's
 * moves. An SQLite file that is locked for writing does that on every system, and leaves nothing behind that a killed process would
 * have had to remove. How to give it back.
 */
export function takeFolder(folder: string): () => void {
  const path = join(folder, LOCK);
  makePrivate(path);
  const lock = new DatabaseSync(path);
  try {
    lock.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE');
  } catch {
    lock.close();
    throw new Trouble(
      `Another process uses the data in ${folder}: stop it first, or give this one a folder of its own (KHORA_DATA).`,
    );
  }
  return () => lock.close();
}
