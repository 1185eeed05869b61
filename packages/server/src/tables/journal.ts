import type { CompiledQuery, Transaction } from 'kysely';
import type { Storage } from '../storage/database.ts';
import { despiteDeadlocks } from '../storage/deadlock.ts';
import type { Schema } from '../storage/schema.ts';
import type { Chain, Writer } from '../storage/writer.ts';
import type { Happening } from './fold.ts';
import { isNewSituation } from './projection.ts';
import { Chains, type Notices, writeTogether } from './writing.ts';

/** More to write together with the entry, such as the result of a finished game. */
export interface Also {
  readonly queries: readonly CompiledQuery[];
  /** What has to be read before it can be written. */
  readonly work?: (transaction: Transaction<Schema>) => Promise<void>;
}

interface Waiting {
  readonly happening: Happening;
  readonly also: Also | undefined;
  readonly resolve: (taken: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/** What the processes of one database do for each other. */
export interface Shared {
  readonly notices: Notices;
  asksBots(happening: Happening): boolean;
  /** Asks any process for the bots' answers, together with the entry after which they are asked. */
  askBots(transaction: Transaction<Schema>, happening: Happening): Promise<void>;
}

interface JournalOptions {
  readonly storage: Storage;
  readonly shared?: Shared;
  readonly onCommit?: (types: readonly string[], seconds: number) => void;
}

/** How long to gather entries when there are many, in milliseconds, and how many count as many. */
const GATHER = 4;
const MANY = 5;
/** The most entries in one commit. */
const GROUP = 128;
/** How many entries may wait for their commit before anyone who adds another has to wait too. */
const ROOM = GROUP;
/** The most commits under way: the next one is ready when the disk has finished the last. */
const AHEAD = 2;

/**
 * Appends to the log of all tables. Entries that arrive at about the same time are committed together; each promise
 * resolves only when its entry is on disk.
 */
export class Journal {
  private readonly options: JournalOptions;
  private readonly chains: Chains;
  private readonly waiting: Waiting[] = [];
  /** Callers waiting until there is room for their entry. */
  private readonly outside: (() => void)[] = [];
  private readonly underWay = new Set<Promise<void>>();
  private gathering = false;
  private lettingIn = false;
  /** How many entries the last commit had. */
  private last = 0;

  constructor(options: JournalOptions) {
    this.options = options;
    this.chains = new Chains(options.storage.db);
  }

  /**
   * Puts an entry on disk, with what lists need to know about the table after it. False if its number is taken: another
   * process was quicker, and the table must be read again.
   */
  append(happening: Happening, also?: Also): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ happening, also, resolve, reject });
      this.goOn();
    });
  }

  /**
   * Null if an entry would be written soon; otherwise resolves when it would, in the order of the calls. A message that
   * waits here is small; with its work already done, it would be many times as large and be moved about in memory until
   * it is written.
   */
  room(): Promise<void> | null {
    if (this.outside.length === 0 && this.waiting.length < ROOM) return null;
    return new Promise((resolve) => this.outside.push(resolve));
  }

  /**
   * Lets in as many as there is room for. Not all of them have something to write, so it looks again until all are in
   * or there is no room.
   */
  private letIn(): void {
    if (this.lettingIn) return;
    for (const enter of this.outside.splice(0, ROOM - this.waiting.length)) enter();
    this.lettingIn = this.outside.length > 0;
    if (this.lettingIn)
      setImmediate(() => {
        this.lettingIn = false;
        if (this.waiting.length < ROOM) this.letIn();
      });
  }

  /** Begins a commit if there is something to commit and the disk does not already have enough to do. */
  private goOn(): void {
    if (this.gathering || this.waiting.length === 0 || this.underWay.size >= AHEAD) return;
    this.gathering = true;
    const begin = () => {
      this.gathering = false;
      // In the same order in every process, or two of them could wait for each other.
      const group = this.waiting.splice(0, GROUP).sort(byTable);
      this.last = group.length;
      this.letIn();
      const commit = this.commit(group).finally(() => {
        this.underWay.delete(commit);
        this.goOn();
      });
      this.underWay.add(commit);
      this.goOn();
    };
    // Whatever the sockets bring in this turn of the event loop goes into the same commit; when there is much to do, so
    // does what they bring in the next few milliseconds, because fewer commits write fewer pages.
    if (this.last >= MANY && this.waiting.length < GROUP) setTimeout(begin, GATHER);
    else setImmediate(begin);
  }

  private async commit(group: readonly Waiting[]): Promise<void> {
    const start = performance.now();
    try {
      const taken = await this.write(group);
      this.options.onCommit?.(
        group.map(({ happening }) => happening.numbered.entry.type),
        (performance.now() - start) / 1000,
      );
      for (const [index, { resolve }] of group.entries()) resolve(taken[index] === true);
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }

  /** Which of the group were first with their number. */
  private write(group: readonly Waiting[]): Promise<readonly boolean[]> {
    const { storage, shared } = this.options;
    if (shared) return despiteDeadlocks(() => this.writeShared(group, shared));
    return storage.writer ? this.writeEmbedded(group, storage.writer) : this.writeHere(group);
  }

  private async writeEmbedded(group: readonly Waiting[], writer: Writer): Promise<readonly boolean[]> {
    const asks = ({ also }: Waiting) => also?.work !== undefined;
    const write = (some: readonly Waiting[]) =>
      writer.write(some.map(({ happening, also }) => this.chainOf(happening, also)));
    if (!group.some(asks)) return write(group);
    // Transactions are slow: the others do not wait for them.
    const plain = group.filter((each) => !asks(each));
    const parts = await Promise.allSettled([write(plain), this.writeHere(group.filter(asks))]);
    const [easy = [], hard = []] = parts.map((part) => {
      if (part.status === 'rejected') throw part.reason;
      return [...part.value];
    });
    return group.map((each) => (asks(each) ? hard : easy).shift() === true);
  }

  private chainOf(happening: Happening, also: Also | undefined): Chain {
    const chain = this.chains.of(happening);
    return also ? [...chain, ...also.queries] : chain;
  }

  private writeHere(group: readonly Waiting[]): Promise<readonly boolean[]> {
    return this.options.storage.db.transaction().execute(async (transaction) => {
      const taken: boolean[] = [];
      for (const { happening, also } of group) {
        const isFirst = await this.chains.run(transaction, this.chainOf(happening, also));
        taken.push(isFirst);
        if (isFirst) await also?.work?.(transaction);
      }
      return taken;
    });
  }

  private writeShared(group: readonly Waiting[], shared: Shared): Promise<boolean[]> {
    const { db } = this.options.storage;
    const happenings = group.map(({ happening }) => happening);
    const isPlain = ({ happening, also }: Waiting) =>
      !also && !isNewSituation(happening.before, happening.table) && !shared.asksBots(happening);
    // A single query needs no transaction around it.
    if (group.every(isPlain)) return writeTogether(db, happenings, shared.notices);
    return db.transaction().execute(async (transaction) => {
      const taken = await writeTogether(transaction, happenings, shared.notices);
      for (const { happening, also } of group.filter((_, index) => taken[index])) {
        if (isNewSituation(happening.before, happening.table))
          await transaction.executeQuery(this.chains.situationOf(happening.table));
        for (const query of also?.queries ?? []) await transaction.executeQuery(query);
        await also?.work?.(transaction);
        if (shared.asksBots(happening)) await shared.askBots(transaction, happening);
      }
      return taken;
    });
  }
}

function byTable({ happening: a }: Waiting, { happening: b }: Waiting): number {
  return a.table.founding.id < b.table.founding.id ? -1 : 1;
}
