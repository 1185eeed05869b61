import { join } from 'node:path';
import type { Move } from '@khora/engine';
import { Piscina } from 'piscina';
import { shuttingDown } from '../errors.ts';
import { FairSlots } from '../limits/fair-slots.ts';
import type { Origin } from '../limits/limits.ts';
import type { Metrics } from '../metrics.ts';
import type { Brief } from './thinker-thread.ts';

/** The threads that bots think in. A person with many tables cannot take them all. */
export class Thinkers {
  private readonly pool: Piscina<Brief, Move>;
  private readonly metrics: Metrics;
  private readonly slots: FairSlots;
  private closed = false;

  constructor(threads: number, metrics: Metrics) {
    this.metrics = metrics;
    this.slots = new FairSlots(threads);
    this.pool = new Piscina<Brief, Move>({
      filename: join(import.meta.dirname, 'thinker-thread.ts'),
      name: 'choose',
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: 60_000,
    });
    metrics.watch('khora_bots_waiting', 'Questions that wait for a thread', () => this.slots.size);
  }

  /** Thinks for somebody's table when its turn comes; the question is read only then. */
  async choose(whose: Origin, ask: () => Brief): Promise<Move> {
    const end = this.metrics.thinking.startTimer();
    try {
      return await this.slots.run(whose, () => {
        if (this.closed) throw shuttingDown();
        return this.pool.run(ask());
      });
    } catch (error) {
      // A decision that is interrupted is made again by the next process.
      if (this.closed) throw shuttingDown();
      throw error;
    } finally {
      end();
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    this.slots.open();
    await this.pool.destroy();
  }
}
