import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { Client, newEntropy } from '../support/client.ts';
import { Raw } from '../support/raw.ts';
import { newFolder } from '../support/table-kit.ts';
import { PASSWORD, Visitor } from '../support/visitor.ts';
import { type OpenServer, openServer } from '../support/wire-kit.ts';

// A clock that stands: no limit is over while a test runs.
const clock = { now: 1_750_000_000_000 };
const client = newFolder();
const PEOPLE = 12;
let server: OpenServer;

beforeAll(async () => {
  mkdirSync(join(client, 'assets'));
  writeFileSync(join(client, 'index.html'), '<!doctype html>');
  writeFileSync(join(client, 'assets', 'client.js'), '');
  server = await openServer({
    limited: true,
    now: () => clock.now,
    environment: { KHORA_CLIENT: client, KHORA_TRUST_PROXY: 'true', KHORA_CROWD: `${PEOPLE}` },
  });
});
afterAll(() => server.close());

async function statuses(count: number, ask: (index: number) => Promise<Response>): Promise<number[]> {
  const found: number[] = [];
  for (let asked = 0; asked < count; asked += 20)
    found.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(20, count - asked) }, async (_, index) => {
          const response = await ask(asked + index);
          await response.arrayBuffer();
          return response.status;
        }),
      )),
    );
  return found;
}

const some = (found: readonly number[], status: number) => found.filter((each) => each === status).length;

test('a whole school can open the page: files do not count', async () => {
  const paths = ['/', '/assets/client.js'];
  const found = await statuses(800, (index) => fetch(`${server.origin}${paths[index % 2]}`));
  expect(some(found, 200)).toBe(800);
});

test('a client that forges its address is counted by where the proxy saw it', async () => {
  // People without a name have what their address has: as many of them as may be there are not one person.
  const found = await statuses(60 * PEOPLE + 10, (index) =>
    fetch(`${server.origin}/api/tables`, {
      headers: { 'x-forwarded-for': `198.51.100.${index % 250}, 203.0.113.7` },
    }),
  );
  expect([some(found, 200), some(found, 429)]).toEqual([60 * PEOPLE, 10]);
  const other = await fetch(`${server.origin}/api/tables`, {
    headers: { 'x-forwarded-for': '203.0.113.7, 203.0.113.8' },
  });
  expect(other.status).toBe(200);
});

test('a person’s connections are limited, and their neighbours can still connect', async () => {
  const ada = await Client.guest(server.origin);
  const lines: Raw[] = [];
  for (let line = 1; line < 20; line++) lines.push(await Raw.open(server.origin, { cookie: ada.cookie }));
  const refused = new Client(server.origin, ada.cookie);
  await expect(refused.connect()).rejects.toThrow('closed');
  const bea = await Client.guest(server.origin);
  // All those of an address together: twice as many as there may be people.
  for (let line = 0; line < 2 * PEOPLE - 21; line++) lines.push(await Raw.open(server.origin));
  expect(await Raw.refusal(server.origin, { origin: server.origin })).toBe(409);
  for (const line of lines) line.socket.terminate();
  ada.close();
  bea.close();
});

test('a person’s writing speed is limited, however many connections they have', async () => {
  const ada = await Client.guest(server.origin);
  const again = new Client(server.origin, ada.cookie);
  await again.connect();
  const { id } = await ada.found({ settings: { players: 2 } });
  const lines = Array.from({ length: 16 }, (_, line) =>
    (line % 2 === 0 ? ada : again).ask((own) => ({ type: 'chat', table: id, id: own, text: `line ${line}` })),
  );
  const answers = await Promise.all(lines);
  expect(answers.filter(({ type }) => type === 'done')).toHaveLength(10);
  expect(answers.filter((answer) => answer.type === 'refused' && answer.error === 'too-fast')).toHaveLength(
    6,
  );
  clock.now += 1000;
  const later = await ada.ask((own) => ({ type: 'chat', table: id, id: own, text: 'later' }));
  expect(later.type).toBe('done');
  ada.close();
  again.close();
});

test('a person’s replays are limited, and others have their own allowance', async () => {
  clock.now += 60_000;
  const [ada, bea] = [await Client.guest(server.origin), await Client.guest(server.origin)];
  const { id } = await ada.found({ settings: { players: 2 } });
  await bea.join(id);
  const greedy = await Raw.open(server.origin, { cookie: ada.cookie });
  // A client that has missed nothing costs nothing, however often it comes back.
  const { version } = await bea.watch(id);
  const typesOf = () => greedy.heard.map((each) => (each as { type: string }).type);
  const count = (type: string) => typesOf().filter((each) => each === type).length;
  for (let sent = 0; sent < 10; sent++)
    greedy.socket.send(JSON.stringify({ type: 'watch', table: id, since: version }));
  await greedy.until(() => count('table') === 10);
  for (let sent = 0; sent < 45; sent++)
    greedy.socket.send(JSON.stringify({ type: 'look', table: id, at: 0 }));
  await greedy.until(() => count('looked') + count('refused') === 45);
  expect([count('looked'), count('refused')]).toEqual([40, 5]);
  expect(await bea.watch(id)).toMatchObject({ version });
  greedy.socket.terminate();
  ada.close();
  bea.close();
});

test('an address may listen to so many games of others, and its people to all of their own', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.10' };
  const owners = await Promise.all(
    Array.from({ length: 9 }, (_, index) =>
      Client.guest(server.origin, { headers: { 'x-forwarded-for': `203.0.113.${20 + index}` } }),
    ),
  );
  const tables: string[] = [];
  for (const owner of owners)
    for (let table = 0; table < PEOPLE / 4; table++)
      tables.push((await owner.found({ settings: { players: 2, visibility: 'public' } })).id);
  const most = 2 * PEOPLE;
  const ears = [await Raw.open(server.origin, headers), await Raw.open(server.origin, headers)] as const;
  const watch = (ear: Raw, table: string | undefined) => ear.ask(JSON.stringify({ type: 'watch', table }));
  for (const [index, table] of tables.slice(0, most).entries())
    expect(await watch(ears[index < 20 ? 0 : 1], table)).toMatchObject({ type: 'table', table });
  expect(await watch(ears[1], tables[most])).toMatchObject({ type: 'refused', error: 'too-many' });
  // Again is not another one.
  expect(await watch(ears[1], tables[most - 1])).toMatchObject({ type: 'table' });
  const [owner] = owners;
  const player = new Client(server.origin, owner?.cookie ?? '', { headers });
  await player.connect();
  expect(await player.watch(tables[0] ?? '')).toMatchObject({ viewer: 0 });
  ears[1].socket.send(JSON.stringify({ type: 'unwatch', table: tables[most - 1] }));
  expect(await watch(ears[1], tables[most])).toMatchObject({ type: 'table' });
  expect(await watch(ears[1], tables[most + 1])).toMatchObject({ type: 'refused', error: 'too-many' });
  ears[0].socket.terminate();
  const again = await Raw.open(server.origin, headers);
  // Whoever has left is no longer counted, as soon as the server has noticed.
  await expect.poll(() => watch(again, tables[most + 1]), { interval: 300 }).toMatchObject({ type: 'table' });
  for (const client of [...owners, player]) client.close();
  for (const ear of [ears[1], again]) ear.socket.terminate();
});

test('however tables come to wait for players, an address may have so many', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.40' };
  const [ada, bea, cleo] = [
    await Client.guest(server.origin, { headers }),
    await Client.guest(server.origin, { headers }),
    await Client.guest(server.origin, { headers }),
  ];
  const settings = { players: 2, visibility: 'public' } as const;
  const rematch = async () => {
    const { id } = await ada.found({ settings });
    await bea.join(id);
    await bea.post(`/api/tables/${id}/leave`);
    return ada.request('POST', `/api/tables/${id}/rematch`, { entropy: newEntropy() });
  };
  for (let table = 0; table < PEOPLE / 4 - 1; table++) expect(await rematch()).toMatchObject({ status: 200 });
  const { dice } = await cleo.post<{ dice: string }>('/api/dice');
  const clockFace = { kind: 'live', bank: 600, increment: 5 };
  const wish = { players: 2, clock: clockFace, wait: null, level: 'citizen', dice, entropy: newEntropy() };
  await bea.post('/api/seek', { ...wish, dice: (await bea.post<{ dice: string }>('/api/dice')).dice });
  expect(await cleo.post('/api/seek', wish)).toMatchObject({ table: { own: true } });
  const more = await cleo.request('POST', '/api/tables', { settings, entropy: newEntropy() });
  expect(more).toMatchObject({ status: 409, body: { error: 'too-many' } });
  for (const client of [ada, bea, cleo]) client.close();
});

test('streams of positions count as connections, of a person and of an address', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  const ada = await Client.guest(server.origin, { headers });
  const { id } = await ada.found({ settings: { players: 2 } });
  const ending = new AbortController();
  const open = () =>
    fetch(`${server.origin}/api/tables/${id}/stream`, {
      headers: { ...headers, cookie: ada.cookie },
      signal: ending.signal,
    });
  // One is the guest's own socket.
  for (let stream = 1; stream < 20; stream++) expect((await open()).status).toBe(200);
  const refused = await open();
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({ error: 'too-many' });
  const lines: Raw[] = [];
  while (lines.length < 2 * PEOPLE - 20) lines.push(await Raw.open(server.origin, headers));
  expect(await Raw.refusal(server.origin, { ...headers, origin: server.origin })).toBe(409);
  for (const line of lines) line.socket.terminate();
  ending.abort();
  ada.close();
});

test('and they count as listeners to games of others', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.60' };
  const owner = await Client.guest(server.origin, { headers: { 'x-forwarded-for': '203.0.113.61' } });
  const tables: string[] = [];
  for (let table = 0; table < 2; table++)
    tables.push((await owner.found({ settings: { players: 2, visibility: 'public' } })).id);
  const ears: Raw[] = [];
  while (ears.length < PEOPLE) {
    const ear = await Raw.open(server.origin, headers);
    for (const table of tables) await ear.ask(JSON.stringify({ type: 'watch', table }));
    ears.push(ear);
  }
  const ada = await Client.guest(server.origin, { headers });
  const ending = new AbortController();
  const open = (table: string | undefined) =>
    fetch(`${server.origin}/api/tables/${table}/stream`, {
      headers: { ...headers, cookie: ada.cookie },
      signal: ending.signal,
    });
  expect((await open(tables[0])).status).toBe(409);
  const own = await ada.found({ settings: { players: 2 } });
  expect((await open(own.id)).status).toBe(200);
  ears[0]?.socket.send(JSON.stringify({ type: 'unwatch', table: tables[0] }));
  await ears[0]?.ask(JSON.stringify({ type: 'ping' }));
  expect((await open(tables[0])).status).toBe(200);
  expect((await open(tables[1])).status).toBe(409);
  for (const ear of ears) ear.socket.terminate();
  ending.abort();
  ada.close();
  owner.close();
});

test('a class behind one address can come as guests, make accounts and sign in within a minute', async () => {
  const pupils = 30;
  const school = await openServer({
    limited: true,
    now: () => clock.now,
    environment: { KHORA_CROWD: `${pupils}` },
  });
  onTestFinished(() => school.close());
  const post = async (visitor: Visitor, path: string, body?: object) =>
    (await visitor.post(path, body)).status;
  const everybody = (work: (pupil: number) => Promise<number>) =>
    Promise.all(Array.from({ length: pupils }, (_, pupil) => work(pupil)));
  const visitors = Array.from({ length: pupils }, () => new Visitor(school.origin));
  const at = (pupil: number) => visitors[pupil] ?? new Visitor(school.origin);
  const guests = await everybody((pupil) => post(at(pupil), '/api/auth/sign-in/anonymous'));
  expect(some(guests, 200)).toBe(pupils);
  const accounts = await everybody((pupil) =>
    post(at(pupil), '/api/me/upgrade', { username: `pupil${pupil}`, password: PASSWORD }),
  );
  expect(some(accounts, 200)).toBe(pupils);
  const signedIn = await everybody((pupil) =>
    post(new Visitor(school.origin), '/api/auth/sign-in/username', {
      username: `pupil${pupil}`,
      password: PASSWORD,
    }),
  );
  expect(some(signedIn, 200)).toBe(pupils);
  // What only somebody with a name can do is counted for each of them.
  const exported = await everybody(async (pupil) => (await at(pupil).get('/api/me/export')).status);
  expect(some(exported, 200)).toBe(pupils);
});

test('a password can be changed a few times a minute, in turn with what others do', async () => {
  const home = await openServer({ limited: true, now: () => clock.now });
  onTestFinished(() => home.close());
  const [ada, bea] = [await Visitor.account(home.origin, 'ada'), await Visitor.account(home.origin, 'bea')];
  const proof = await ada.proof();
  const done: string[] = [];
  const change = async (number: number) => {
    const password = `olives and figs ${number}`;
    const { status } = await ada.ask('PUT', '/api/me/password', { password, proof });
    done.push(`change ${status}`);
  };
  const changes = Array.from({ length: 8 }, (_, number) => change(number));
  // The first one to be refused shows that all of them wait for their turn.
  await expect.poll(() => done, { interval: 5 }).toContain('change 429');
  expect(await bea.proof()).not.toBe('');
  const before = done.filter((each) => each === 'change 200').length;
  await Promise.all(changes);
  expect(done.filter((each) => each === 'change 200')).toHaveLength(5);
  expect(before).toBeLessThan(5);
});
