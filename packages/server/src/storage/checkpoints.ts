import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

const EVERY = 4000;
/** How large the log file may stay when there is little to do, in bytes. */
const LIMIT = 16_000_000;

/** Starts the thread that shortens the write-ahead log; resolves the returned promise when it has ended. */
export function startCheckpoints(path: string): () => Promise<void> {
  const thread = new Worker(join(import.meta.dirname, 'checkpoint-thread.ts'), {
    workerData: { path, every: EVERY, limit: LIMIT },
    execArgv: [],
  });
  thread.unref();
  return async () => {
    const ended = once(thread, 'exit');
    thread.ref();
    thread.postMessage('end', []);
    await ended;
  };
}
