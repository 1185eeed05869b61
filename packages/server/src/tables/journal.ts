import type { Transaction } from 'kysely';
import type { Storage } from '../storage/database.ts';
import type { Schema } from '../storage/schema.ts';
import type { Step } from './fold.ts';
import { Chains, writeTogether } from './writing.ts';

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

/** Milliseconds to gather entries when there are many, and how many that are. */
const GATHER = 4;
const MANY = 5;
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

  private readonly chains: Chains;

  constructor(options: JournalOptions) {
    this.options = options;
    this.chains = new Chains(options.storage.db);
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
        if (this.last >= MANY) setTimeout(resolve, GATHER);
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
      const taken = await this.write(group);
      this.options.onCommit?.(
        group.map(({ step }) => step.numbered.entry.type),
        (performance.now() - start) / 1000,
      );
      for (const [index, { resolve }] of group.entries()) resolve(taken[index] === true);
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }

  /** Which of the group were first with their number. */
  private write(group: readonly Waiting[]): Promise<readonly boolean[]> {
    const { db, writer } = this.options.storage;
    if (writer && group.every(({ also }) => !also))
      return writer.write(group.map(({ step }) => this.chains.of(step)));
    return db.transaction().execute((transaction) => this.writeAll(transaction, group));
  }

  private async writeAll(transaction: Transaction<Schema>, group: readonly Waiting[]): Promise<boolean[]> {
    const taken = await writeTogether(
      transaction,
      group.map(({ step }) => step),
    );
    const winners = group.filter((_, index) => taken[index]);
    for (const { also } of winners) await also?.(transaction);
    const steps = winners.map(({ step }) => step);
    if (steps.length > 0) await this.options.announce?.(transaction, steps);
    return taken;
  }
}

function byTable({ step: a }: Waiting, { step: b }: Waiting): number {
  return a.table.founding.id < b.table.founding.id ? -1 : 1;
}
