import { getPriority, setPriority } from 'node:os';
import { isMainThread } from 'node:worker_threads';

/** The system has 20 steps of priority below the usual one; this is the last. */
const LAST = 19;

/** Lets this thread wait for all that is more urgent. Elsewhere than on Linux this would concern the whole process. */
export function standBehind(steps: number): void {
  if (process.platform !== 'linux' || isMainThread) return;
  try {
    setPriority(0, Math.min(LAST, getPriority(0) + steps));
  } catch {
    // A container may forbid it; the work is done all the same.
  }
}
