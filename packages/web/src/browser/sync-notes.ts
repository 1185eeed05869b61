import { keepJson, keptJson } from './storage.ts';

/** What this device has told an account, and what it has heard from it. */
export interface SyncNotes {
  /** The account that this device's progress belongs to; null until it has been moved into one. */
  readonly owner: string | null;
  /** The version of each key that this device knows. */
  readonly versions: Readonly<Record<string, number>>;
  /** Keys whose value here is newer. */
  readonly changed: readonly string[];
  /** When each game that the account knows was last changed, by key. */
  readonly games: Readonly<Record<string, number>>;
  /**
   * The account that a game of this device was moved into, by key: it stays here, but is not moved into a second
   * account.
   */
  readonly others: Readonly<Record<string, string>>;
}

const KEY = 'khora.sync';
const NOTHING: SyncNotes = { owner: null, versions: {}, changed: [], games: {}, others: {} };
const listeners = new Set<() => void>();

export function syncNotes(): SyncNotes {
  return { ...NOTHING, ...(keptJson(KEY) as Partial<SyncNotes> | null) };
}

export function changeNotes(change: Partial<SyncNotes>): void {
  keepJson(KEY, { ...syncNotes(), ...change });
}

/** The account is gone: what is on this device now belongs only to the device. */
export function forgetOwner(): void {
  keepJson(KEY, NOTHING);
}

/** Says that the account, if there is one, should hear of a key. */
export function noteChanged(key: string): void {
  const { changed } = syncNotes();
  if (!changed.includes(key)) changeNotes({ changed: [...changed, key] });
  for (const listener of listeners) listener();
}

/** Called whenever there is something to tell the account. */
export function onChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
