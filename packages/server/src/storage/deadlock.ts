/** How PostgreSQL calls two that wait for each other, one of which it has ended. */
const DEADLOCK = '40P01';
const ATTEMPTS = 5;

/**
 * Tries work again that PostgreSQL has ended so that another can go on: nothing of it was done. That happens when a process of a newer
 * version changes tables while others write.
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
