// All that the browser stores: small things under a key, files by name, and databases. Storage may be forbidden, full, or
// contain what another version wrote. For small things and files it is then as if nothing had been stored; whoever uses a
// database is told, because the player must know.
import { type IDBPDatabase, openDB } from 'idb';

/** What is stored under a key: null for nothing, undefined if storing is forbidden. */
export function kept(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key);
  } catch {
    return undefined;
  }
}

/** Stores a text if allowed; null removes it. */
export function keep(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // It lasts until the page is closed.
  }
}

/** What is stored under a key as JSON; null if there is nothing, or it is not JSON. */
export function keptJson(key: string): unknown {
  try {
    return JSON.parse(kept(key) ?? 'null');
  } catch {
    return null;
  }
}

export function keepJson(key: string, value: unknown): void {
  keep(key, JSON.stringify(value));
}

/** Files in one of the browser's caches, which the service worker can read too. */
export class Files {
  readonly #cache: string;

  constructor(cache: string) {
    this.#cache = cache;
  }

  /** Whether any were ever stored. */
  async exist(): Promise<boolean> {
    try {
      return await caches.has(this.#cache);
    } catch {
      return false;
    }
  }

  /** Stores a file if allowed. */
  async keep(address: string, text: string): Promise<void> {
    try {
      await (await caches.open(this.#cache)).put(address, new Response(text));
    } catch {
      // Whoever reads it does without.
    }
  }

  async kept(address: string): Promise<string | null> {
    try {
      const file = await (await caches.open(this.#cache)).match(address);
      return (await file?.text()) ?? null;
    } catch {
      return null;
    }
  }
}

/** A database for one kind of thing, each with an id. Unless it says otherwise, a method throws what the browser objects. */
export class Store<T extends { readonly id: string }> {
  readonly #database: string;
  readonly #name: string;
  #opened: Promise<IDBPDatabase> | null = null;
  /** What could not be stored; it lasts until the page is closed. */
  readonly #unkept = new Map<string, T>();

  constructor(database: string, name: string) {
    this.#database = database;
    this.#name = name;
  }

  /** Whatever is stored: another version may have written it. */
  async all(): Promise<readonly unknown[]> {
    return (await this.#open()).getAll(this.#name);
  }

  async get(id: string): Promise<T | undefined> {
    return (await (await this.#open()).get(this.#name, id)) as T | undefined;
  }

  async put(thing: T): Promise<void> {
    await (await this.#open()).put(this.#name, thing);
    this.#unkept.delete(thing.id);
  }

  async delete(id: string): Promise<void> {
    await (await this.#open()).delete(this.#name, id);
  }

  /** Stores a thing, or has it until the page is closed; returns why, or null. */
  async bring(thing: T): Promise<unknown> {
    try {
      await this.put(thing);
      return null;
    } catch (error) {
      this.#unkept.set(thing.id, thing);
      return error;
    }
  }

  /** What could not be stored. */
  get unkept(): ReadonlyMap<string, T> {
    return this.#unkept;
  }

  async #open(): Promise<IDBPDatabase> {
    const forget = () => {
      this.#opened = null;
    };
    this.#opened ??= openDB(this.#database, 1, {
      upgrade: (db) => {
        db.createObjectStore(this.#name, { keyPath: 'id' });
      },
      // A newer client in another window wants to change the storage and must not wait for this one.
      blocking: (_current, _blocked, event) => {
        forget();
        (event.target as IDBDatabase | null)?.close();
      },
      terminated: forget,
    });
    try {
      return await this.#opened;
    } catch (error) {
      // What fails now may work next time.
      forget();
      throw error;
    }
  }
}
