import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { CompiledQuery } from 'kysely';

/** Queries that belong together: if the first changes nothing, the others are not made. */
export type Chain = readonly [CompiledQuery, ...CompiledQuery[]];

/** A commit for the thread: the texts of its queries, and of each query which text it has, and its values. */
export interface Commit {
  readonly texts: readonly string[];
  readonly chains: readonly (readonly [text: number, ...values: unknown[]][])[];
}

/** For each chain whether its first query changed anything; or why nothing at all was written. */
export type Written = { readonly taken: readonly boolean[] } | { readonly error: string };

/** Writes into the embedded database from a thread of its own, so that nobody waits for the disk but who has to. */
export class Writer {
  private readonly thread: Worker;
  /** Who waits for an answer; they come in the order of the commits. */
  private readonly waiting: ((written: Written) => void)[] = [];

  constructor(path: string) {
    this.thread = new Worker(join(import.meta.dirname, 'writer-thread.ts'), {
      workerData: { path },
      execArgv: [],
    });
    this.thread.unref();
    this.thread.on('message', (written: Written) => this.waiting.shift()?.(written));
  }

  /** Puts all chains on disk in one transaction. */
  async write(chains: readonly Chain[]): Promise<readonly boolean[]> {
    const texts: string[] = [];
    const number = (text: string) => {
      const known = texts.indexOf(text);
      return known < 0 ? texts.push(text) - 1 : known;
    };
    const commit: Commit = {
      chains: chains.map((chain) => chain.map(({ sql, parameters }) => [number(sql), ...parameters])),
      texts,
    };
    const written = await new Promise<Written>((resolve) => {
      this.waiting.push(resolve);
      this.thread.postMessage(commit, []);
    });
    if ('error' in written) throw new Error(written.error);
    return written.taken;
  }

  async close(): Promise<void> {
    const ended = once(this.thread, 'exit');
    this.thread.ref();
    this.thread.postMessage('end', []);
    await ended;
  }
}
