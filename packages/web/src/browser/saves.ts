import type { Save } from '../runner/game.ts';
import { isOfLesson } from '../runner/ids.ts';
import { Store } from './storage.ts';

const games = new Store<Save>('khora', 'games');

/** Something in the storage that is not a game this client knows: kept, and offered as it is. */
export interface Damaged {
  readonly id: string;
  readonly content: unknown;
}

export function isSave(value: unknown): value is Save {
  if (typeof value !== 'object' || value === null) return false;
  const { id, updated, seats, cities, points, round, record } = value as Partial<Save>;
  return (
    typeof id === 'string' &&
    typeof updated === 'number' &&
    typeof round === 'number' &&
    typeof record === 'object' &&
    Array.isArray(cities) &&
    Array.isArray(points) &&
    Array.isArray(seats) &&
    seats.every((seat) => typeof (seat as { name?: unknown } | null)?.name === 'string')
  );
}

/** All games of this browser, last played first, without lessons in progress. */
export async function listSaves(): Promise<{
  saves: readonly Save[];
  lessons: readonly Save[];
  damaged: readonly Damaged[];
}> {
  const stored = await games.all();
  const readable = stored.filter(isSave).sort((a, b) => b.updated - a.updated);
  const saves = readable.filter(({ id }) => !isOfLesson(id));
  const lessons = readable.filter(({ id }) => isOfLesson(id));
  const damaged = stored
    .filter((value) => !isSave(value))
    .map((content) => ({ id: (content as { id: string }).id, content }));
  return { saves, lessons, damaged };
}

export function readSave(id: string): Promise<Save | undefined> {
  return games.get(id);
}

export function writeSave(save: Save): Promise<void> {
  return games.put(save);
}

/**
 * Stores a game that came from a link, a file or another game. Where that fails it can be opened all the same, until the
 * page is closed; returns why.
 */
export function bring(save: Save): Promise<unknown> {
  return games.bring(save);
}

/** A game that could not be stored. */
export function unkeptSave(id: string): Save | null {
  return games.unkept.get(id) ?? null;
}

/** Puts back what was just deleted, whatever it was. */
export function restore(content: unknown): Promise<void> {
  return games.put(content as Save);
}

export function deleteSave(id: string): Promise<void> {
  return games.delete(id);
}

const readers = new Set<() => void>();

/** Called when games have arrived from other devices, or were deleted there. */
export function onSavesBrought(listener: () => void): () => void {
  readers.add(listener);
  return () => readers.delete(listener);
}

export function noteSavesBrought(): void {
  for (const listener of readers) listener();
}

/** What an account calls a game of this browser. */
export function gameKey(id: string): string {
  return GAME_PREFIX + id;
}

export const GAME_PREFIX = 'game.';

/** Whether an error of these functions means that the storage is full. */
export function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}
