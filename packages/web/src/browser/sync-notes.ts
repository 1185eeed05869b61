import { keepJson, keptJson } from './storage.ts';

/** What this device has told an account, and has heard from it. */
export interface SyncNotes {
  /** The account that this device's progress belongs to; null as long as it has been moved into none. */
  readonly owner: string | null;
  /** The version of each key that this device knows. */
  readonly versions: Readonly<Record<string, number>>;
  /** Keys whose value here is newer. */
  readonly changed: readonly string[];
  /** When each game was last changed of which the account knows, by key. */
  readonly games: Readonly<Record<string, number>>;
  /** The account that a game of this device was moved into, by key: it stays here, but goes into no second account. */
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

/** The account is gone: what this device has belongs to nobody but the device. */
export function forgetOwner(): void {
  keepJson(KEY, NOTHING);
}

/** Says that the account, if there is one, should hear of a key. */
export function noteChanged(key: string): void {
  const { changed } = syncNotes();
  if (!changed.includes(key)) changeNotes({ changed: [...changed, key] });
  for (const listener of listeners) listener();
}

/** Hears whenever there is something to tell the account. */
export function onChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
