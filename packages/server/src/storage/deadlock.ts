/** PostgreSQL's code for a deadlock, in which it has ended one of two transactions. */
const DEADLOCK = '40P01';
const ATTEMPTS = 5;

/**
 * Retries work that PostgreSQL ended to resolve a deadlock: nothing of it was done. This happens when a process of a
 * newer version changes tables while others write.
 */
export async function despiteDeadlocks<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS || !isDeadlock(error)) throw error;
    }
  }
}

function isDeadlock(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === DEADLOCK) || isDeadlock(error.cause);
}
