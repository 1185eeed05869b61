import { availableParallelism } from 'node:os';
import type { GamePlan, Outcome, PlayAll } from '../game/plan.ts';
import { Pool } from './pool.ts';

/** Provides a way to play games on worker threads, by default one per core, and ends the threads after use. */
export async function withWorkers<T>(
  size: number | undefined,
  use: (playAll: PlayAll) => Promise<T>,
): Promise<T> {
  const module = new URL('./game-worker.ts', import.meta.url);
  const pool = new Pool<GamePlan, Outcome>(module, size ?? availableParallelism());
  try {
    return await use((plans) => pool.map(plans));
  } finally {
    await pool.close();
  }
}
