import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Save } from '../worker/messages.ts';

interface Storage extends DBSchema {
  games: { key: string; value: Save };
}

let opened: Promise<IDBPDatabase<Storage>> | null = null;

function database(): Promise<IDBPDatabase<Storage>> {
  opened ??= openDB<Storage>('khora', 1, {
    upgrade(db) {
      db.createObjectStore('games', { keyPath: 'id' });
    },
  });
  return opened;
}

/** All games of this browser, the last played first. */
export async function listSaves(): Promise<Save[]> {
  const saves = await (await database()).getAll('games');
  return saves.sort((a, b) => b.updated - a.updated);
}

export async function readSave(id: string): Promise<Save | undefined> {
  const db = await database();
  return db.get('games', id);
}

export async function writeSave(save: Save): Promise<void> {
  await (await database()).put('games', save);
}

export async function deleteSave(id: string): Promise<void> {
  await (await database()).delete('games', id);
}
