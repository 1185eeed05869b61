import type { Pool } from 'pg';

const LOCK = 7_102_846;

/**
 * Lets one process at a time change the schema; a process reading it meanwhile would stumble. With SQLite there is only
 * one process.
 */
export async function withSchemaLock<T>(pool: Pool | null, work: () => Promise<T>): Promise<T> {
  if (!pool) return work();
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    return await work();
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]);
    client.release();
  }
}
