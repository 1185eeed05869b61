import { chmodSync, closeSync, existsSync, openSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { InputError, messageOf } from '../terminal/errors.ts';

/** As the server names them. */
const FILE = 'khora.sqlite';
const LOCK = 'khora.lock';
/** A backup contains password hashes and the dice of games in progress. */
const PRIVATE = 0o600;

/** What is in a database, after checking every page of it. */
export interface Contents {
  readonly accounts: number;
  readonly tables: number;
  readonly entries: number;
}

/** Copies the database of a server, which may be running, into a file, and checks that the copy is complete. */
export async function backUp(folder: string, target: string): Promise<Contents> {
  const path = join(folder, FILE);
  if (!existsSync(path))
    throw new InputError(`There is no ${FILE} in ${folder}: name the server's folder with --data.`);
  if (existsSync(target)) throw new InputError(`${target} already exists: choose another name.`);
  const contents = await copyInto(path, target);
  renameSync(partOf(target), target);
  return contents;
}

/**
 * Replaces a server's database with a backup. The old one is kept beside it; returns its name, or null if there was
 * none.
 */
export async function restore(
  source: string,
  folder: string,
): Promise<{ readonly contents: Contents; readonly kept: string | null }> {
  if (!existsSync(source)) throw new InputError(`There is no file ${source}.`);
  if (!existsSync(folder))
    throw new InputError(`There is no folder ${folder}: create it, or name another with --data.`);
  const giveBack = takeFolder(folder);
  try {
    const path = join(folder, FILE);
    const contents = await copyInto(source, path);
    const kept = existsSync(path) ? freeName(`${path}.before`) : null;
    // The write-ahead log belongs to the old database.
    for (const end of ['', '-wal', '-shm'])
      if (kept && existsSync(path + end)) renameSync(path + end, kept + end);
    renameSync(partOf(path), path);
    return { contents, kept };
  } finally {
    giveBack();
  }
}

function partOf(target: string): string {
  return `${target}.part`;
}

/** Copies into a temporary file beside the target; when this is done, the file is complete, private and checked. */
async function copyInto(source: string, target: string): Promise<Contents> {
  const part = partOf(target);
  rmSync(part, { force: true });
  try {
    closeSync(openSync(part, 'w', PRIVATE));
    chmodSync(part, PRIVATE);
    const from = new DatabaseSync(source, { readOnly: true });
    try {
      // All pages in one step: otherwise a server that writes meanwhile would make it start again and again.
      await backup(from, part, { rate: ALL });
    } finally {
      from.close();
    }
    return contentsOf(part);
  } catch (error) {
    rmSync(part, { force: true });
    if (error instanceof InputError) throw error;
    throw new InputError(`${source} could not be copied: ${messageOf(error)}.`);
  }
}

const ALL = 2 ** 31 - 1;

function contentsOf(path: string): Contents {
  const database = new DatabaseSync(path);
  try {
    // A single file, without a log beside it.
    database.exec('PRAGMA journal_mode = DELETE');
    const { integrity_check: found } = database.prepare('PRAGMA integrity_check').get() ?? {};
    if (found !== 'ok') throw new InputError(`The database is damaged: ${String(found)}.`);
    const count = (from: string) =>
      Number(database.prepare(`select count(*) as count from ${from}`).get()?.count);
    return { accounts: count('"user"'), tables: count('tables'), entries: count('entries') };
  } catch (error) {
    if (error instanceof InputError) throw error;
    throw new InputError(`This is not the database of a Khôra server: ${messageOf(error)}.`);
  } finally {
    database.close();
  }
}

/** Keeps servers out meanwhile, with the lock that each of them holds while it runs. */
function takeFolder(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, LOCK));
  chmodSync(join(folder, LOCK), PRIVATE);
  try {
    lock.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE');
  } catch {
    lock.close();
    throw new InputError(`A server is using ${folder}: stop it first, then restore.`);
  }
  return () => lock.close();
}

function freeName(wanted: string): string {
  for (let number = 1; ; number++) if (!existsSync(`${wanted}-${number}`)) return `${wanted}-${number}`;
}
