import { keep, kept, keptJson } from './storage.ts';
import { noteChanged } from './sync-notes.ts';

/**
 * How something that a player has achieved on this device is stored, and follows the player's account to other devices.
 */
export interface ProgressRule<T> {
  /** Its name in the account: lower-case letters, digits, dots and hyphens. */
  readonly key: string;
  /** Makes sense of whatever any version stored, or of nothing (null). */
  readonly read: (stored: unknown) => T;
  /** The result if this device and the account have both changed since they last met. Merging twice changes nothing. */
  readonly merge: (device: T, account: T) => T;
}

export interface Progress<T> {
  get(): T;
  change(next: (now: T) => T): void;
  subscribe(listener: () => void): () => void;
}

/** Something that is stored with the account, as the sync sees it. */
export interface Synced {
  readonly key: string;
  /** As JSON; null for nothing. */
  text(): string | null;
  /** Takes what the account has. */
  take(text: string): void;
  /** Merges both. */
  merged(text: string): string;
  /** Forgets what another account has. */
  forget(): void;
}

const synced = new Map<string, Synced>();
const newcomers = new Set<() => void>();

/** Everything stored with the account, as far as its module is loaded. */
export function allSynced(): readonly Synced[] {
  return [...synced.values()];
}

/** Called when something else that is stored with the account is loaded. */
export function onSynced(listener: () => void): void {
  newcomers.add(listener);
}

export function addSynced(one: Synced): void {
  synced.set(one.key, one);
  for (const listener of newcomers) listener();
}

/** Where this browser keeps a key. */
export function placeOf(key: string): string {
  return `khora.progress.${key}`;
}

/**
 * Something that a player achieves: stored on this device at once and with the account, if there is one, soon after.
 * Call it once for each key, when the module is loaded.
 */
export function progress<T>({ key, read, merge }: ProgressRule<T>): Progress<T> {
  const place = placeOf(key);
  const listeners = new Set<() => void>();
  let last: { readonly text: string | null | undefined; readonly value: T } | null = null;
  const get = () => {
    const text = kept(place);
    // Other windows write too; if nothing may be stored, it lasts until the page is closed.
    if (last && (text === undefined || last.text === text)) return last.value;
    last = { text, value: read(keptJson(place)) };
    return last.value;
  };
  const write = (text: string) => {
    keep(place, text);
    last = { text: kept(place), value: read(JSON.parse(text)) };
    for (const listener of listeners) listener();
  };
  addSynced({
    key,
    text: () => kept(place) ?? null,
    take: write,
    merged: (text) => JSON.stringify(merge(get(), read(JSON.parse(text)))),
    forget: () => {
      keep(place, null);
      last = null;
      for (const listener of listeners) listener();
    },
  });
  return {
    get,
    change: (next) => {
      write(JSON.stringify(next(get())));
      noteChanged(key);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
