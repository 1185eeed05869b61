import { Worker } from 'node:worker_threads';
import type { ReviewNews, ReviewTask } from './review-thread.ts';

/** Hears how far a review is, from 0 to 1, and what it has found so far as JSON, if that is more than before. */
type Progress = (done: number, soFar: string | null) => void;

/** Reviews games one after another in a thread of its own. */
export class Reviewer {
  private worker: Worker | null = null;
  private closed = false;

  /** The review as JSON; null if the server stops before it is complete. */
  review(task: ReviewTask, onProgress: Progress): Promise<string | null> {
    if (this.closed) return Promise.resolve(null);
    const worker = new Worker(new URL('review-thread.ts', import.meta.url), { workerData: task });
    this.worker = worker;
    return new Promise<string | null>((resolve, reject) => {
      worker.on('message', ({ done, review }: ReviewNews) => {
        const text = review && JSON.stringify(review, shortened);
        if (text && done === 1) resolve(text);
        else onProgress(done, text);
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
