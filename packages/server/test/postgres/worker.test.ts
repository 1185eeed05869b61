import { afterAll, beforeAll, expect, test } from 'vitest';
import { Guest } from '../support/guest.ts';
import { type Postgres, startPostgres } from '../support/postgres.ts';
import { type ServerProcess, startProcess, startWorker } from '../support/server-process.ts';

let postgres: Postgres;
let server: ServerProcess;
let url: string;

beforeAll(async () => {
  postgres = await startPostgres();
  url = await postgres.fresh();
  server = await startProcess({ DATABASE_URL: url, KHORA_BOT_THREADS: '0' });
});
// The last to be named is the first to be done, whether or not the others can be.
afterAll(() => postgres.stop());
afterAll(async () => {
  await server.stop('SIGTERM');
});

const thread = () => startWorker({ DATABASE_URL: url, KHORA_BOT_THREADS: '1', KHORA_QUEUE_PATIENCE: '1000' });

test('a worker process thinks for the bots of a server without threads; another continues where one was killed', async () => {
  const person = await Guest.at(server.origin);
  const { id } = await person.client.found({
    settings: { players: 4 },
    bots: ['ephebe', 'ephebe', 'ephebe'],
  });
  await person.client.watch(id);
  const isAsked = () => person.client.isAsked(id);
  const answer = (number: number) => person.moveAnyhow(id, `message-${number}`);
  // Until all wait for bots, whom nobody thinks for.
  let moves = 0;
  while (isAsked()) await answer(moves++);
  const before = person.client.snapshot(id).version;
  const first = await thread();
  for (const end = moves + 5; moves < end; moves++) {
    await person.sees(id, isAsked, 'to be asked');
    await answer(moves);
  }
  await first.stop('SIGKILL');
  expect(person.client.snapshot(id).version).toBeGreaterThan(before + 5);
  while (isAsked()) await answer(moves++);
  const second = await thread();
  for (const end = moves + 5; moves < end; moves++) {
    await person.sees(id, isAsked, 'to be asked');
    await answer(moves);
  }
  person.client.close();
  await second.stop('SIGTERM');
  expect(second.child.exitCode).toBe(0);
});
