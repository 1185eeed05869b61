import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { CompiledQuery, QueryResult } from 'kysely';
import { shuttingDown } from '../errors.ts';
import { type Answer, BEGIN, type Chains, COMMIT, type Errand, type Query } from './errands.ts';

/** Queries that belong together: if the first changes nothing, the others are not made. */
export type Chain = readonly [CompiledQuery, ...CompiledQuery[]];

/** Something that is written as a whole or not at all, in a commit together with others. */
interface Unit {
  /** Known beforehand; null for a transaction, which asks one thing after another. */
  readonly errand: Chains | Query | null;
  readonly enter: (session: OpenTransaction) => void;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

/** The most units in one commit. */
const GROUP = 128;
/** The most commits under way: the next one is ready when the disk has finished the last. */
const AHEAD = 2;

/**
 * Writes to the embedded database from a thread of its own, so that only those who must wait for the disk do.
 * Everything requested while the disk is busy goes into the next commit together.
 */
export class Writer {
  private readonly thread: Worker;
  /** Who is waiting for answers, which come in the order of the messages. */
  private readonly waiting: ((answers: readonly Answer[]) => void)[] = [];
  private readonly queue: Unit[] = [];
  private underWay = 0;
  /** Whether a transaction is under way: nothing else may come between its queries. */
  private isTaken = false;
  private isClosing = false;
  /** Commits so far. */
  commits = 0;

  constructor(path: string) {
    this.thread = new Worker(join(import.meta.dirname, 'writer-thread.ts'), {
      workerData: { path },
      execArgv: [],
    });
    this.thread.unref();
    this.thread.on('message', (answers: readonly Answer[]) => {
      this.waiting.shift()?.(answers);
      if (this.waiting.length === 0) this.thread.unref();
    });
  }

  /** Puts all chains on disk, as a whole or not at all. */
  async write(chains: readonly Chain[]): Promise<readonly boolean[]> {
    const texts: string[] = [];
    const number = (text: string) => {
      const known = texts.indexOf(text);
      return known < 0 ? texts.push(text) - 1 : known;
    };
    const errand: Chains = {
      chains: chains.map((chain) => chain.map(({ sql, parameters }) => [number(sql), ...parameters])),
      texts,
    };
    return (await this.add(errand)).taken ?? [];
  }

  /** Makes a single query. */
  async run<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    return resultOf<Row>(await this.add({ sql, parameters }));
  }

  /** Begins a transaction; the others wait for it to end. */
  begin(): Promise<OpenTransaction> {
    return new Promise((resolve, reject) => {
      this.enqueue({ errand: null, enter: resolve, resolve: () => undefined, reject });
    });
  }

  /** Resolves when everything requested so far is on disk. Further requests are refused. */
  async close(): Promise<void> {
    const written = this.write([]);
    this.isClosing = true;
    await written;
    const ended = once(this.thread, 'exit');
    this.thread.ref();
    this.thread.postMessage('end', []);
    await ended;
  }

  private add(errand: Chains | Query): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.enqueue({ errand, enter: () => undefined, resolve, reject });
    });
  }

  private enqueue(unit: Unit): void {
    if (this.isClosing) unit.reject(shuttingDown());
    else {
      this.queue.push(unit);
      this.goOn();
    }
  }

  private goOn(): void {
    if (this.isTaken || this.queue.length === 0 || this.underWay >= AHEAD) return;
    const first = this.queue.findIndex(({ errand }) => errand === null);
    const group = this.queue.splice(0, first < 0 ? GROUP : Math.min(first + 1, GROUP));
    this.underWay += 1;
    void this.commit(group).finally(() => {
      this.underWay -= 1;
      this.goOn();
    });
    this.goOn();
  }

  /** Carries out a group, the transaction last if there is one, and commits it. */
  private async commit(group: readonly Unit[]): Promise<void> {
    const session = group.find(({ errand }) => errand === null);
    const plain = group.flatMap(({ errand, resolve, reject }) => (errand ? { errand, resolve, reject } : []));
    const isAlone = group.length === 1;
    const errands = plain.map(({ errand }) => ({ ...errand, guarded: !isAlone, ends: isAlone }));
    let answers: readonly Answer[];
    if (session) {
      this.isTaken = true;
      const said = this.post([BEGIN, ...errands]);
      const committed = await new Promise<() => Promise<Answer>>((resolve) => {
        const end = (answer: Promise<Answer>) => resolve(() => answer);
        session.enter(new OpenTransaction((asked) => this.post(asked), end));
      });
      // The next may begin: its queries are carried out after this.
      this.isTaken = false;
      this.goOn();
      answers = [...(await said), await committed()];
    } else answers = await this.post([BEGIN, ...errands, COMMIT]);
    this.commits += 1;
    const failed = answers[0]?.error ?? answers.at(-1)?.error;
    for (const [index, { resolve, reject }] of plain.entries()) {
      const answer = answers[index + 1] ?? {};
      const error = answer.error ?? failed;
      if (error) reject(error);
      else resolve(answer);
    }
  }

  private post(errands: readonly Errand[]): Promise<readonly Answer[]> {
    return new Promise((resolve) => {
      // A pending answer keeps the process alive.
      if (this.waiting.push(resolve) === 1) this.thread.ref();
      this.thread.postMessage(errands, []);
    });
  }
}

const SAVEPOINT = 'SAVEPOINT session';
const RELEASE = 'RELEASE session';
const GIVE_UP = 'ROLLBACK TO session; RELEASE session';

/** A transaction that asks one thing after another. Others' writes before it share its commit. */
export class OpenTransaction {
  private readonly post: (errands: readonly Errand[]) => Promise<readonly Answer[]>;
  private readonly onEnd: (committed: Promise<Answer>) => void;
  private readonly begun: Promise<readonly Answer[]>;
  private ended = false;

  constructor(post: OpenTransaction['post'], onEnd: OpenTransaction['onEnd']) {
    this.post = post;
    this.onEnd = onEnd;
    this.begun = post([SAVEPOINT]);
  }

  async run<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const [answer] = await this.post([{ sql, parameters }]);
    if (answer?.error) throw answer.error;
    return resultOf<Row>(answer ?? {});
  }

  /** Resolves when everything is on disk. */
  async commit(): Promise<void> {
    const [begun] = await this.begun;
    const error = begun?.error ?? (await this.end(RELEASE));
    if (error) throw error;
  }

  /** Undoes all of it. */
  async rollback(): Promise<void> {
    if (!this.ended) await this.end(GIVE_UP);
  }

  private async end(how: string): Promise<Error | undefined> {
    this.ended = true;
    const answers = this.post([how, COMMIT]);
    this.onEnd(answers.then(([, committed]) => committed ?? {}));
    const [own, committed] = await answers;
    return own?.error ?? committed?.error;
  }
}

function resultOf<Row>({ rows = [], changes, insertId }: Answer): QueryResult<Row> {
  return {
    rows: rows as Row[],
    ...(changes !== undefined && { numAffectedRows: changes }),
    ...(insertId !== undefined && { insertId }),
  };
}
