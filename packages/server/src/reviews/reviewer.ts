import { Worker } from 'node:worker_threads';
import type { ReviewNews, ReviewTask } from './review-thread.ts';

/** Reviews games one after another in a thread of its own. */
export class Reviewer {
  private worker: Worker | null = null;
  private closed = false;

  /** The review as JSON; null if the server stops before it is complete. */
  review(task: ReviewTask, onProgress: (done: number) => void): Promise<string | null> {
    if (this.closed) return Promise.resolve(null);
    const worker = new Worker(new URL('review-thread.ts', import.meta.url), { workerData: task });
    this.worker = worker;
    return new Promise<string | null>((resolve, reject) => {
      worker.on('message', ({ done, review }: ReviewNews) => {
        if (review) resolve(JSON.stringify(review, shortened));
        else onProgress(done);
      });
      worker.on('error', reject);
      worker.on('exit', () => resolve(null));
    }).finally(() => {
      this.worker = null;
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.worker?.terminate();
  }
}

/** Nobody needs more than four decimals, and accounts have no more. */
function shortened(_key: string, value: unknown): unknown {
  return typeof value === 'number' ? Math.round(value * 1e4) / 1e4 : value;
}
