import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Client } from '../support/client.ts';
import { Guest } from '../support/guest.ts';
import { type Postgres, startPostgres } from '../support/postgres.ts';
import { type ServerProcess, startProcess } from '../support/server-process.ts';

let postgres: Postgres;
let servers: readonly [ServerProcess, ServerProcess];
let guests: Guest[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
  const environment = { DATABASE_URL: await postgres.fresh(), KHORA_BOT_THREADS: '0' };
  // At once, on an empty database: both want to make its tables.
  servers = await Promise.all([startProcess(environment), startProcess(environment)]);
});
afterEach(() => {
  for (const guest of guests) guest.client.close();
  guests = [];
});
// The last to be named is the first to be done, whether or not the others can be.
afterAll(() => postgres.stop());
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop('SIGTERM')));
});

/** Guests at a table, in turn at the one and at the other server. */
async function sitDown(players: 2 | 4): Promise<{ table: string; people: Guest[] }> {
  const people = await Promise.all(
    Array.from({ length: players }, (_, seat) =>
      Guest.at(seat % 2 === 0 ? servers[0].origin : servers[1].origin),
    ),
  );
  guests.push(...people);
  const [founder, ...others] = people;
  if (!founder) throw new Error('Nobody is there.');
  const { id } = await founder.client.found({ settings: { players } });
  for (const other of others) await other.client.join(id);
  for (const person of people) {
    await person.client.watch(id);
    await person.sees(id, ({ status }) => status === 'playing', 'the start');
  }
  return { table: id, people };
}

function two(people: readonly Guest[]): [Guest, Guest] {
  const [one, other] = people;
  if (!(one && other)) throw new Error('Two are needed.');
  return [one, other];
}

test('players at different servers hear of each other’s moves and see the same game', async () => {
  const { table, people } = await sitDown(2);
  let version = people[0]?.client.snapshot(table).version ?? 0;
  for (let made = 0; made < 30; made++) {
    for (const person of people)
      await person.sees(table, (now) => now.version === version, `version ${version}`);
    const asked = people.find(({ client }) => client.isAsked(table));
    if (!asked) throw new Error('Nobody is asked.');
    version = await asked.moveAnyhow(table, `message-${made}`);
  }
  for (const person of people) await person.sees(table, (now) => now.version === version, 'the last move');
  const [one, other] = two(people);
  const spectator = await Guest.at(servers[1].origin);
  guests.push(spectator);
  await spectator.client.watch(table);
  expect(one.client.snapshot(table).length).toBe(30);
  expect(other.client.snapshot(table).view?.players.map(({ points }) => points)).toEqual(
    spectator.client.snapshot(table).view?.players.map(({ points }) => points),
  );
});

test('chat and presence reach the other server', async () => {
  const { table, people } = await sitDown(2);
  const [one, other] = two(people);
  await one.seesPresent([one.user, other.user]);
  await other.seesPresent([one.user, other.user]);
  await one.insist('message-1', { type: 'chat', table, id: 'message-1', text: 'χαῖρε' });
  await one.insist('message-1', { type: 'chat', table, id: 'message-1', text: 'χαῖρε' });
  await other.insist('message-2', { type: 'chat', table, id: 'message-2', text: 'hello' });
  for (const { bell, lines } of people) {
    await bell.until(
      () => lines.length >= 2,
      () => 'two lines',
    );
    // Lines may overtake each other on the way: their numbers say how they stand.
    expect(lines.toSorted((a, b) => a.number - b.number).map(({ number, text }) => [number, text])).toEqual([
      [1, 'χαῖρε'],
      [2, 'hello'],
    ]);
  }
  one.client.close();
  await other.seesPresent([other.user]);
});

test('a player who deletes their account at one server has no name at the other', async () => {
  const { table, people } = await sitDown(2);
  const [one, other] = two(people);
  const { user } = other;
  expect(JSON.stringify(one.client.snapshot(table))).toContain(user);
  const { status } = await other.client.request('DELETE', '/api/me', { confirm: 'delete' });
  expect(status).toBe(200);
  await one.sees(table, (now) => !JSON.stringify(now).includes(user), 'somebody without a name');
  // Also when somebody else comes to the table, and in the list of its players.
  const { body } = await one.client.request('GET', `/api/tables/${table}`);
  expect(body).toMatchObject({ status: 'finished', seats: [{ user: one.user }, { name: '—' }] });
});

test('moves that race for one number at both servers are all made, each once', async () => {
  for (let round = 0; round < 5; round++) {
    const { table, people } = await sitDown(4);
    const before = people[0]?.client.snapshot(table).version ?? 0;
    const chosen = people.map((person, seat) => {
      const [move] = person.client.moves(table);
      if (!move) throw new Error('All draft at once.');
      return { person, id: `message-${seat}`, move };
    });
    const send = () =>
      Promise.all(chosen.map(({ person, id, move }) => person.insist(id, { type: 'move', table, id, move })));
    const versions = await send();
    expect(versions.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4].map((step) => before + step));
    // The same again, each at the other server: answered as then.
    for (const [seat, { person }] of chosen.entries())
      await person.connect(seat % 2 === 0 ? servers[1].origin : servers[0].origin);
    expect(await send()).toEqual(versions);
    const now = await people[0]?.client.watch(table);
    expect(now?.length).toBe(4);
  }
});

test('people at a server that is killed are no longer there', async () => {
  const environment = { DATABASE_URL: await postgres.fresh(), KHORA_BOT_THREADS: '0' };
  const [stays, dies] = await Promise.all([startProcess(environment), startProcess(environment)]);
  try {
    const [there, gone] = [await Guest.at(stays.origin), await Guest.at(dies.origin)];
    guests.push(there, gone);
    const { id } = await there.client.found({ settings: { players: 2 } });
    await gone.client.join(id);
    await there.client.watch(id);
    await gone.client.watch(id);
    await there.seesPresent([there.user, gone.user]);
    await dies.stop('SIGKILL');
    await there.seesPresent([there.user]);
    expect(there.present).not.toContain(gone.user);
  } finally {
    await stays.stop('SIGTERM');
    await dies.stop('SIGKILL');
  }
});

test('signing out at one server takes effect at the other at once', async () => {
  const ended = Promise.withResolvers<void>();
  const guest = await Client.guest(servers[1].origin, { onClose: ended.resolve });
  const answer = await fetch(`${servers[0].origin}/api/auth/sign-out`, {
    method: 'POST',
    headers: { origin: servers[0].origin, cookie: guest.cookie },
  });
  expect(answer.status).toBe(200);
  await ended.promise;
  const me = await fetch(`${servers[1].origin}/api/me`, { headers: { cookie: guest.cookie } });
  expect(me.status).toBe(401);
});
