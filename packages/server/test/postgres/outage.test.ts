import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Guest } from '../support/guest.ts';
import { type Postgres, startPostgres } from '../support/postgres.ts';
import { type ServerProcess, startProcess } from '../support/server-process.ts';

let postgres: Postgres;
let url: string;
let servers: readonly [ServerProcess, ServerProcess];

beforeAll(async () => {
  postgres = await startPostgres();
  url = await postgres.fresh();
  // The errors logged here are what the test causes.
  const environment = { DATABASE_URL: url, KHORA_LOG: 'silent', KHORA_QUEUE_PATIENCE: '1000' };
  servers = [await startProcess(environment), await startProcess(environment)];
});
// The last to be named is the first to be done, whether or not the others can be.
afterAll(() => postgres.stop());
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop('SIGTERM')));
});

/** Ends connections of the servers; how many. */
async function cut(which: string): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rowCount } = await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and ${which}`,
  );
  await client.end();
  return rowCount ?? 0;
}

/** Two people at two servers, and a bot. */
async function sitDown(): Promise<{ id: string; people: readonly [Guest, Guest] }> {
  const people = [await Guest.at(servers[0].origin), await Guest.at(servers[1].origin)] as const;
  const [one, other] = people;
  const { id } = await one.client.found({ settings: { players: 3 }, bots: [null, 'ephebe'] });
  await other.client.join(id);
  for (const person of people) {
    await person.client.watch(id);
    await person.sees(id, ({ status }) => status === 'playing', 'the start');
  }
  return { id, people };
}

/** Both play on; each hears of the other's moves, and the bot answers. */
async function playOn(id: string, people: readonly Guest[], name: string): Promise<void> {
  for (let made = 0; made < 12; made++) {
    const asked = () => people.find(({ client }) => client.isAsked(id));
    await Promise.race(people.map((person) => person.sees(id, () => asked() !== undefined, 'anybody asked')));
    const version = await asked()?.moveAnyhow(id, `message-${name}-${made}`);
    for (const person of people)
      await person.sees(id, (now) => now.version >= (version ?? Number.POSITIVE_INFINITY), `move ${made}`);
  }
}

const alive = () => servers.every(({ child }) => child.exitCode === null && child.signalCode === null);

test('servers hear of each other again as soon as the connection between them is back', async () => {
  const { id, people } = await sitDown();
  await playOn(id, people, 'before');
  expect(await cut(`application_name like 'khora %'`)).toBe(2);
  // Nobody listens at this moment: what is made now must be heard of later.
  await playOn(id, people, 'after');
  const [one, other] = people;
  await one.seesPresent([one.user, other.user]);
  await other.seesPresent([one.user, other.user]);
  expect(alive()).toBe(true);
  for (const person of people) person.client.close();
});

test('all connections cut in the middle of play: no server ends, and the game continues', async () => {
  const { id, people } = await sitDown();
  for (let time = 0; time < 5; time++) {
    const playing = playOn(id, people, `cut-${time}`);
    // Some may not be back yet from the time before.
    for (let ended = 0; ended < 3; ) ended += await cut('true');
    await playing;
  }
  expect(alive()).toBe(true);
  for (const person of people) person.client.close();
});

test('PostgreSQL is restarted in the middle of play: the game continues', async () => {
  const { id, people } = await sitDown();
  const playing = playOn(id, people, 'restart');
  await postgres.restart();
  await playing;
  await playOn(id, people, 'again');
  expect(alive()).toBe(true);
  for (const person of people) person.client.close();
});
