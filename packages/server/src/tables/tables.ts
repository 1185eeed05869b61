import { Refused, shuttingDown } from '../errors.ts';
import type { Storage } from '../storage/database.ts';
import type { Entry, Numbered } from './entry.ts';
import { fold, type Happening, noteAnswer } from './fold.ts';
import { type Also, Journal, type Shared } from './journal.ts';
import { situationOf } from './projection.ts';
import { readEntries, readTable } from './shelf.ts';
import type { Table } from './table.ts';

interface Origin {
  /** Whether this process made it. */
  readonly local: boolean;
}

/** Hears of every event at a table, after it is on disk. */
export type Listener = (before: Table, happening: Happening, origin: Origin) => void;

/** The result of a command: an entry to make, several one after another, or nothing more to do. */
export type Outcome = Entry | readonly Entry[] | null;

export interface TablesOptions {
  readonly storage: Storage;
  readonly now: () => number;
  /** With other processes. */
  readonly shared?: Shared;
  /** Called with the entries of every commit, by type, and how long it took. */
  readonly onCommit?: (types: readonly string[], seconds: number) => void;
  /** More to write in the transaction of an entry. */
  readonly also?: (happening: Happening) => Also | undefined;
}

interface Place {
  table: Table;
  /** Work at this table, one piece after another. */
  last: Promise<unknown>;
  used: number;
}

/**
 * How long a table that nobody uses is kept in memory, in milliseconds. Nobody moves in a game that is over: those are kept
 * for less, or whoever looks at one after another would fill the memory.
 */
const IDLE = 300_000;
const IDLE_OVER = 60_000;

/** How often a command is retried when another process was quicker. */
const ATTEMPTS = 20;

/** All tables that this process has in memory, and the only way to change one. */
export class Tables {
  private readonly options: TablesOptions;
  private readonly journal: Journal;
  private readonly places = new Map<string, Promise<Place>>();
  private readonly opened = new Map<string, Place>();
  private readonly listeners = new Set<Listener>();
  /** Settles when the next table may be read. */
  private reading: Promise<void> = Promise.resolve();
  private isClosing = false;

  constructor(options: TablesOptions) {
    this.options = options;
    this.journal = new Journal(options);
  }

  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  get size(): number {
    return this.places.size;
  }

  /** A table in memory, as it is at this moment. */
  at(id: string): Table {
    const place = this.opened.get(id);
    if (!place) throw new Error(`Table ${id} is not in memory.`);
    return place.table;
  }

  /** Whether a table is in memory, or being read. */
  has(id: string): boolean {
    return this.places.has(id);
  }

  async get(id: string): Promise<Table> {
    const place = this.opened.get(id) ?? (await this.place(id));
    place.used = this.options.now();
    return place.table;
  }

  /**
   * Lets a command look at the table, with nobody else changing it, and make an entry: the entry is checked by the
   * rules, put on disk and announced to everybody; then the promise resolves. If another process was quicker, the
   * command looks again.
   */
  act(id: string, command: (table: Table) => Outcome): Promise<Table> {
    if (this.isClosing) return Promise.reject(shuttingDown());
    const carryOut = (place: Place) => {
      place.used = this.options.now();
      return this.inTurn(place, () => this.carryOut(place, command));
    };
    const place = this.opened.get(id);
    return place ? carryOut(place) : this.place(id).then(carryOut);
  }

  /**
   * Null unless far more is waiting to be written than the disk can take; otherwise resolves when it is this caller's
   * turn.
   */
  room(): Promise<void> | null {
    return this.journal.room();
  }

  /** Adds a table that has just been founded. */
  adopt(table: Table, happenings: readonly Happening[]): Table {
    const place: Place = { table, last: Promise.resolve(), used: this.options.now() };
    this.places.set(table.founding.id, Promise.resolve(place));
    this.opened.set(table.founding.id, place);
    const last = happenings.at(-1);
    if (last) this.tell(place, last, { local: true });
    return table;
  }

  /** Catches up with what other processes have appended. */
  async refresh(id: string): Promise<void> {
    const known = this.places.get(id);
    if (!known) return;
    const place = await known;
    await this.inTurn(place, () => this.catchUp(place));
  }

  /** Applies what another process has put on disk; if something before it is missing, that is read. */
  async hear(id: string, numbered: Numbered): Promise<void> {
    const known = this.places.get(id);
    if (!known) return;
    const place = await known;
    await this.inTurn(place, () => {
      const next = place.table.version + 1;
      if (numbered.version > next) return this.catchUp(place);
      if (numbered.version === next) this.tell(place, fold(place.table, numbered), { local: false });
      return undefined;
    });
  }

  /**
   * Changes what is on disk while nothing happens at the table; returns the table as it is then, if it is in memory.
   * Corrects what a process that did not know wrote about its seats meanwhile.
   */
  async rewrite(id: string, work: () => Promise<void> = () => Promise.resolve()): Promise<Table | null> {
    const place = await this.places.get(id);
    if (!place) {
      await work();
      return null;
    }
    const { db } = this.options.storage;
    return this.inTurn(place, async () => {
      await work();
      place.table = await readTable(db, id);
      const { seats } = situationOf(place.table);
      await db.updateTable('tables').set({ seats }).where('id', '=', id).execute();
      return place.table;
    });
  }

  /** Lets nobody begin anything new. Resolves when everything begun is on disk. */
  async close(): Promise<void> {
    this.isClosing = true;
    for (const known of this.places.values()) await (await known).last;
  }

  /** The tables in memory. */
  ids(): string[] {
    return [...this.places.keys()];
  }

  /** Drops tables that nobody has used for a while, unless they are kept; they are read again when needed. */
  forgetIdle(keep: (id: string) => boolean): Promise<void> {
    const now = this.options.now();
    return this.drop(({ table, used }) => {
      const isOver = table.status === 'finished' || table.status === 'closed';
      return used < now - (isOver ? IDLE_OVER : IDLE) && !keep(table.founding.id);
    });
  }

  /** Drops tables that were last used before a moment, unless they are kept. */
  forget(before: number, keep: (id: string) => boolean): Promise<void> {
    return this.drop(({ table, used }) => used < before && !keep(table.founding.id));
  }

  private async drop(isUnused: (place: Place) => boolean): Promise<void> {
    for (const [id, known] of this.places) {
      if (!isUnused(await known)) continue;
      this.places.delete(id);
      this.opened.delete(id);
    }
  }

  private place(id: string): Promise<Place> {
    let known = this.places.get(id);
    if (!known) {
      known = this.open(id);
      this.places.set(id, known);
      // A failed read is not remembered: the table may be readable later.
      known.catch(() => this.places.delete(id));
    }
    return known;
  }

  /** Starts a piece of work when those before it at the same table have ended. */
  private inTurn<T>(place: Place, work: () => T | Promise<T>): Promise<T> {
    const turn = place.last.then(work);
    place.last = turn.catch(() => undefined);
    return turn;
  }

  /** Reading a table means replaying its game: one in a turn of the event loop, so that no move waits for many. */
  private async open(id: string): Promise<Place> {
    const before = this.reading;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.reading = promise;
    await before;
    try {
      const table = await readTable(this.options.storage.db, id);
      const place: Place = { table, last: Promise.resolve(), used: this.options.now() };
      this.opened.set(id, place);
      return place;
    } finally {
      setImmediate(resolve);
    }
  }

  private async carryOut(place: Place, command: (table: Table) => Outcome): Promise<Table> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const outcome = command(place.table) ?? [];
      let isFirst = true;
      for (const entry of 'type' in outcome ? [outcome] : outcome) {
        const before = place.table;
        const numbered = {
          version: before.version + 1,
          at: Math.max(this.options.now(), before.updated),
          entry,
        };
        const happening = fold(before, numbered);
        const also = this.options.also?.(happening);
        isFirst = false;
        try {
          isFirst = await this.journal.append(happening, also);
        } finally {
          // If that failed, nobody knows whether it is on disk: only what is found there counts.
          if (!isFirst) await this.catchUp(place);
        }
        if (!isFirst) break;
        this.tell(place, happening, { local: true });
      }
      if (isFirst) return place.table;
    }
    throw new Refused('busy', 'Too much is happening at this table at once. Try again.');
  }

  private async catchUp(place: Place): Promise<void> {
    const entries = await readEntries(this.options.storage.db, place.table.founding.id, place.table.version);
    for (const numbered of entries) this.tell(place, fold(place.table, numbered), { local: false });
  }

  private tell(place: Place, happening: Happening, origin: Origin): void {
    const before = place.table;
    place.table = happening.table;
    noteAnswer(happening);
    for (const listener of this.listeners) listener(before, happening, origin);
  }
}
