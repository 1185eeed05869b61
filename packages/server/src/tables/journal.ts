import type { CompiledQuery, Transaction } from 'kysely';
import type { Database, Storage } from '../storage/database.ts';
import type { Schema } from '../storage/schema.ts';
import type { Step } from './fold.ts';
import { type Progress, progressOf, type Standing, standingOf, standsAnew } from './projection.ts';

/** More that must be true as soon as the entry is, such as the result of a finished game. */
export type Also = (transaction: Transaction<Schema>) => Promise<void>;

interface Waiting {
  readonly step: Step;
  readonly also: Also | undefined;
  readonly resolve: (taken: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/** Told of the steps of a commit, inside its transaction. */
export type Announce = (transaction: Transaction<Schema>, steps: readonly Step[]) => Promise<void>;

interface JournalOptions {
  readonly storage: Storage;
  readonly announce?: Announce;
  readonly onCommit?: (types: readonly string[], seconds: number) => void;
}

/** Milliseconds to gather entries when there are many. */
const GATHER = 1;
/** How many entries go into one commit at most. */
const GROUP = 500;

/**
 * Appends to the log of all tables. Entries that arrive while a commit is under way are committed together by the next
 * one: each promise is kept only when its entry is on disk.
 */
export class Journal {
  private readonly options: JournalOptions;
  private readonly waiting: Waiting[] = [];
  private busy = false;
  /** How many entries the last commit had. */
  private last = 0;

  /** Making the text of a query takes longer than running it: these are made once. */
  private readonly insert: CompiledQuery;
  private readonly progress: CompiledQuery;
  private readonly standing: CompiledQuery;

  constructor(options: JournalOptions) {
    this.options = options;
    const { db } = options.storage;
    this.insert = insertEntry(db);
    this.progress = updateProgress(db);
    this.standing = updateStanding(db);
  }

  /**
   * Puts an entry on disk, with what lists need to know of the table after it. False if its number is taken: another
   * process was quicker, the table must be read again.
   */
  append(step: Step, also?: Also): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ step, also, resolve, reject });
      if (!this.busy) void this.work();
    });
  }

  private async work(): Promise<void> {
    this.busy = true;
    while (this.waiting.length > 0) {
      // Whatever the sockets bring in this turn of the event loop goes into the same commit; where there is much to do,
      // what they bring in the next few milliseconds: fewer commits write fewer pages.
      await new Promise<void>((resolve) => {
        if (this.last > 1) setTimeout(resolve, GATHER);
        else setImmediate(resolve);
      });
      // In the same order in every process, or two of them could wait for each other.
      const group = this.waiting.splice(0, GROUP).sort(byTable);
      this.last = group.length;
      await this.commit(group);
    }
    this.busy = false;
  }

  private async commit(group: readonly Waiting[]): Promise<void> {
    const start = performance.now();
    try {
      const taken = await this.options.storage.db
        .transaction()
        .execute((transaction) => this.write(transaction, group));
      this.options.onCommit?.(
        group.map(({ step }) => step.numbered.entry.type),
        (performance.now() - start) / 1000,
      );
      for (const [index, { resolve }] of group.entries()) resolve(taken[index] === true);
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }

  private async write(transaction: Transaction<Schema>, group: readonly Waiting[]): Promise<boolean[]> {
    const taken: boolean[] = [];
    for (const { step } of group) {
      const { table, numbered } = step;
      const { seq, at, entry } = numbered;
      const values = [table.founding.id, seq, at, JSON.stringify(entry)];
      const { numAffectedRows } = await transaction.executeQuery(withValues(this.insert, values));
      taken.push(numAffectedRows === 1n);
    }
    const winners = group.filter((_, index) => taken[index]);
    for (const { step, also } of winners) {
      const { before, table } = step;
      const { id } = table.founding;
      const progress = Object.values(progressOf(table));
      await transaction.executeQuery(withValues(this.progress, [...progress, id]));
      if (standsAnew(before, table)) {
        const standing = Object.values(standingOf(table));
        await transaction.executeQuery(withValues(this.standing, [...standing, id]));
      }
      await also?.(transaction);
    }
    const steps = winners.map(({ step }) => step);
    if (steps.length > 0) await this.options.announce?.(transaction, steps);
    return taken;
  }
}

function byTable({ step: a }: Waiting, { step: b }: Waiting): number {
  return a.table.founding.id < b.table.founding.id ? -1 : 1;
}

function withValues(query: CompiledQuery, parameters: readonly unknown[]): CompiledQuery {
  return { ...query, parameters };
}

function insertEntry(db: Database): CompiledQuery {
  return db
    .insertInto('entries')
    .values({ table_id: '', seq: 0, at: 0, data: '' })
    .onConflict((conflict) => conflict.columns(['table_id', 'seq']).doNothing())
    .compile();
}

function updateProgress(db: Database): CompiledQuery {
  const row: Progress = { version: 0, updated: 0, asked: '', round: 0 };
  return db.updateTable('tables').set(row).where('id', '=', '').compile();
}

function updateStanding(db: Database): CompiledQuery {
  const row: Standing = { status: '', seats: '', points: '', rematch: '', deadline: 0, due: 0 };
  return db.updateTable('tables').set(row).where('id', '=', '').compile();
}
