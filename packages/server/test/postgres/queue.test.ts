import Fastify from 'fastify';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { User } from '../../src/accounts/user.ts';
import { JobQueue } from '../../src/bots/job-queue.ts';
import { Whereabouts } from '../../src/limits/whereabouts.ts';
import type { Happening } from '../../src/tables/fold.ts';
import { startPostgres } from '../support/postgres.ts';
import { ENTROPY, newKit, PEOPLE, user } from '../support/table-kit.ts';

test('bots think for addresses in turn, and at each for its people', async () => {
  const postgres = await startPostgres();
  const kit = await newKit(undefined, await postgres.fresh());
  const { db, pool } = kit.storage;
  if (!pool) throw new Error('PostgreSQL has a pool.');
  const whereabouts = new Whereabouts();
  const queue = await JobQueue.open({
    pool,
    log: Fastify().log,
    neighbours: (person) => whereabouts.neighbours(person),
  });
  /** Somebody's bots are asked at another table. */
  const ask = async (owner: User, address?: string) => {
    if (address !== undefined) whereabouts.note(owner.id, address);
    const table = await kit.commands.found(owner, { settings: { players: 2 }, entropy: ENTROPY });
    await db.updateTable('tables').set({ due: 1 }).where('id', '=', table.founding.id).execute();
    await db
      .transaction()
      .execute((transaction) => queue.ask(transaction, { table } as unknown as Happening));
  };
  const priorities = async () => {
    const { rows } = await sql<{ priority: number }>`
      select priority from graphile_worker.jobs order by id`.execute(db);
    await sql`delete from graphile_worker._private_jobs`.execute(db);
    return rows.map(({ priority }) => priority);
  };
  const [ada, bea, cleo, dora] = PEOPLE;
  if (!(ada && bea && cleo && dora)) throw new Error('There are people.');
  for (let table = 0; table < 4; table++) await ask(ada, 'a school');
  // Somebody else there comes after the first of hers, and somebody elsewhere waits for neither.
  await ask(bea, 'a school');
  await ask(cleo, 'a home');
  await ask(bea, 'a school');
  expect(await priorities()).toEqual([1, 2, 3, 4, 2, 1, 4]);
  // Many guests of one address are no more than one.
  for (let guest = 0; guest < 4; guest++) await ask(user(`Guest ${guest}`), 'one flat');
  await ask(dora);
  expect(await priorities()).toEqual([1, 2, 3, 4, 1]);
  await kit.storage.close();
  await postgres.stop();
});
