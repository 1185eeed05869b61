import { getPriority, setPriority } from 'node:os';
import { isMainThread } from 'node:worker_threads';

/** The lowest of the 20 steps of priority below the usual one. */
const LAST = 19;

/** Lets this thread wait for everything more urgent. Only on Linux: elsewhere this would affect the whole process. */
export function standBehind(steps: number): void {
  if (process.platform !== 'linux' || isMainThread) return;
  try {
    setPriority(0, Math.min(LAST, getPriority(0) + steps));
  } catch {
    // A container may forbid it; the work gets done all the same.
  }
}
