import { Worker } from 'node:worker_threads';

/** What a worker is sent, and what it sends back; `id` says which task a reply belongs to. */
export interface Order<T> {
  readonly id: number;
  readonly task: T;
}
export interface Reply<R> {
  readonly id: number;
  readonly result?: R;
  readonly error?: string;
}

/** How many tasks a worker has in hand, so that it need not wait for the next one. */
const QUEUED = 2;

/** Worker threads that run one module, which answers every task with `serve`. */
export class Pool<T, R> {
  readonly #workers: readonly Worker[];
  #sent = 0;

  constructor(module: URL, size: number) {
    this.#workers = Array.from({ length: size }, () => new Worker(module));
  }

  /** The results in the order of the tasks, whichever worker is the quickest. One call at a time. */
  async *map(tasks: Iterable<T>): AsyncGenerator<R, void> {
    const source = tasks[Symbol.iterator]();
    const replies = new Map<number, Reply<R>>();
    const failures: Error[] = [];
    let news = Promise.withResolvers<void>();
    const feed = (worker: Worker) => {
      const next = source.next();
      if (next.done) return;
      const order: Order<T> = { id: this.#sent++, task: next.value };
      worker.postMessage(order, []);
    };
    const stops = this.#workers.map((worker) => {
      const onMessage = (reply: Reply<R>) => {
        replies.set(reply.id, reply);
        feed(worker);
        news.resolve();
      };
      const onError = (error: Error) => {
        failures.push(error);
        news.resolve();
      };
      worker.on('message', onMessage).on('error', onError);
      return () => worker.off('message', onMessage).off('error', onError);
    });
    try {
      let next = this.#sent;
      for (let i = 0; i < QUEUED; i++) for (const worker of this.#workers) feed(worker);
      while (next < this.#sent) {
        const reply = replies.get(next);
        const [failure] = failures;
        if (failure) throw failure;
        if (!reply) {
          await news.promise;
          news = Promise.withResolvers();
          continue;
        }
        replies.delete(next++);
        if (reply.error !== undefined) throw new Error(reply.error);
        yield reply.result as R;
      }
    } finally {
      for (const stop of stops) stop();
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
  }
}
