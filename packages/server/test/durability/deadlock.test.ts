import { expect, test } from 'vitest';
import { despiteDeadlocks } from '../../src/storage/deadlock.ts';

const DEADLOCK = Object.assign(new Error('deadlock detected'), { code: '40P01' });

/** Work that fails as told before it succeeds. */
function failing(errors: readonly Error[]) {
  const left = [...errors];
  return () => {
    const error = left.shift();
    return error ? Promise.reject(error) : Promise.resolve('done');
  };
}

test('a transaction that PostgreSQL ends to resolve a deadlock is retried', async () => {
  expect(await despiteDeadlocks(failing([DEADLOCK, new Error('a migration', { cause: DEADLOCK })]))).toBe(
    'done',
  );
});

test('but not for ever, and other errors are not', async () => {
  await expect(despiteDeadlocks(failing(Array.from({ length: 5 }, () => DEADLOCK)))).rejects.toBe(DEADLOCK);
  const other = new Error('no such column');
  await expect(despiteDeadlocks(failing([other]))).rejects.toBe(other);
});
