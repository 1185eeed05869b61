import Fastify from 'fastify';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { JobQueue } from '../../src/bots/job-queue.ts';
import type { Happening } from '../../src/tables/fold.ts';
import type { Table } from '../../src/tables/table.ts';
import { startPostgres } from '../support/postgres.ts';
import { ENTROPY, newKit, PEOPLE } from '../support/table-kit.ts';

test('the bots of somebody with few tables come before those of somebody with many', async () => {
  const postgres = await startPostgres();
  const kit = await newKit(undefined, await postgres.fresh());
  const { db, pool } = kit.storage;
  if (!pool) throw new Error('PostgreSQL has a pool.');
  const queue = await JobQueue.open({ pool, log: Fastify().log });
  const [ada, bea] = PEOPLE;
  if (!(ada && bea)) throw new Error('There are people.');
  const found = (user: typeof ada) =>
    kit.commands.found(user, { settings: { players: 2 }, entropy: ENTROPY });
  const ask = async (table: Table) => {
    await db.updateTable('tables').set({ due: 1 }).where('id', '=', table.founding.id).execute();
    await db
      .transaction()
      .execute((transaction) => queue.ask(transaction, { table } as unknown as Happening));
  };
  for (let table = 0; table < 4; table++) await ask(await found(ada));
  await ask(await found(bea));
  const { rows } = await sql<{ priority: number }>`
    select priority from graphile_worker.jobs order by id`.execute(db);
  expect(rows.map(({ priority }) => priority)).toEqual([1, 2, 3, 4, 1]);
  await kit.storage.close();
  await postgres.stop();
});
