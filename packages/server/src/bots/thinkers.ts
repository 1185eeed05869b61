import { join } from 'node:path';
import type { Move } from '@khora/engine';
import { Piscina } from 'piscina';
import { Refused } from '../errors.ts';
import type { Metrics } from '../metrics.ts';
import type { Question } from './thinker-thread.ts';

/** Questions that may wait for a thread; more are asked again later. */
const WAITING = 256;

/** The threads that bots think in. */
export class Thinkers {
  private readonly pool: Piscina<Question, Move>;
  private readonly metrics: Metrics;
  private closed = false;

  constructor(threads: number, metrics: Metrics) {
    this.metrics = metrics;
    this.pool = new Piscina<Question, Move>({
      filename: join(import.meta.dirname, 'thinker-thread.ts'),
      name: 'choose',
      minThreads: 0,
      maxThreads: threads,
      maxQueue: WAITING,
      idleTimeout: 60_000,
    });
    metrics.watch('khora_bots_waiting', 'Questions that wait for a thread', () => this.pool.queueSize);
  }

  async choose(question: Question): Promise<Move> {
    if (this.pool.queueSize >= WAITING) throw new Refused('busy', 'All bots are thinking.');
    const end = this.metrics.thinking.startTimer();
    try {
      return await this.pool.run(question);
    } catch (error) {
      // A thought that is broken off is thought again by the next process.
      if (this.closed) throw new Refused('busy', 'The server stops.');
      throw error;
    } finally {
      end();
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.pool.destroy();
  }
}
