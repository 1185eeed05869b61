import { Agent, get } from 'node:http';
import type { Socket } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { Client } from '../support/client.ts';
import { Raw } from '../support/raw.ts';
import { type OpenServer, openServer } from '../support/wire-kit.ts';

// A clock that stands: nobody's allowance is refilled while the test runs, unless the test says so.
const clock = { now: 1_750_000_000_000 };
let server: OpenServer;
beforeAll(async () => {
  server = await openServer({ limited: true, now: () => clock.now });
});
afterAll(() => server.close());

const typesOf = (raw: Raw) => raw.heard.map((each) => (each as { type: string }).type);

test('a client that sends too much is told so, then cut off, while others play on', async () => {
  const [ada, bea] = await Promise.all([Client.guest(server.origin), Client.guest(server.origin)]);
  const { id } = await ada.found({ settings: { players: 2 } });
  await bea.join(id);
  await ada.watch(id);
  await bea.watch(id);

  // Somebody else's: what a player may still take back, a flood of their own would take back.
  const cleo = await Client.guest(server.origin);
  const flood = await Raw.open(server.origin, { cookie: cleo.cookie });
  const end = flood.closed();
  for (let sent = 0; sent < 1000; sent++)
    flood.socket.send(JSON.stringify({ type: 'undo', table: id, id: `message-${sent}` }));
  for (const player of [ada, bea, ada, bea]) {
    const [move] = player.moves(id);
    if (move) expect(await player.move(id, move)).toMatchObject({ type: 'done' });
  }
  expect(await end).toBe(1008);
  const refused = flood.heard.filter((each) => (each as { error?: string }).error === 'too-fast');
  // Each is told which of its messages was too much: 40 may play a game again, and 150 refusals are put up with.
  expect(refused).toHaveLength(151);
  expect(refused[0]).toMatchObject({ type: 'refused', id: 'message-40', table: id });
  for (const client of [ada, bea, cleo]) client.close();
});

test('a client that waits may speak again', async () => {
  const raw = await Raw.open(server.origin);
  for (let sent = 0; sent < 70; sent++) raw.socket.send('{"type":"ping"}');
  await raw.until(() => raw.heard.length === 71);
  expect(typesOf(raw).filter((type) => type === 'pong')).toHaveLength(60);
  clock.now += 1000;
  expect(await raw.ask('{"type":"ping"}')).toEqual({ type: 'pong' });
  raw.socket.terminate();
});

test('passwords of many accounts cannot be guessed fast from one address', async () => {
  const home = await openServer({
    limited: true,
    now: () => clock.now,
    environment: { KHORA_CROWD: '1' },
  });
  let accounts = 0;
  const guess = () =>
    fetch(`${home.origin}/api/auth/sign-in/username`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: `nobody${accounts++}`, password: 'not the password' }),
    });
  const statuses: number[] = [];
  while (statuses.at(-1) !== 429 && statuses.length < 30) statuses.push((await guess()).status);
  expect(statuses.slice(0, -1)).toEqual(Array.from({ length: 21 }, () => 401));
  expect(await (await guess()).json()).toMatchObject({ error: 'too-fast' });
  await home.close();
});

test('requests have a limit too', async () => {
  const limited = await openServer({ limited: true, now: () => clock.now });
  const guest = await Client.guest(limited.origin);
  onTestFinished(() => guest.close());
  const ask = () => fetch(`${limited.origin}/api/tables`, { headers: { cookie: guest.cookie } });
  // The first was their socket.
  const statuses: number[] = [];
  for (let asked = 0; asked < 610; asked += 10)
    statuses.push(...(await Promise.all(Array.from({ length: 10 }, async () => (await ask()).status))));
  expect(statuses.filter((status) => status === 200)).toHaveLength(599);
  expect(statuses.filter((status) => status === 429)).toHaveLength(11);
  clock.now += 60_000;
  expect((await ask()).status).toBe(200);
  // Those who look after the server still get through.
  expect((await fetch(`${limited.origin}/healthz`)).status).toBe(200);
  await limited.close();
});

test('whoever asks on and on although refused is turned away at the door for a while, but nobody else at the address', async () => {
  const limited = await openServer({ limited: true, now: () => clock.now });
  const { origin } = limited;
  const [ada, bea] = await Promise.all([Client.guest(origin), Client.guest(origin)]);
  const statusOf = async ({ cookie }: Client, path: string) =>
    (await fetch(`${origin}${path}`, { headers: { cookie } })).status;
  const statuses: number[] = [];
  for (let asked = 0; asked < 950; asked += 10)
    statuses.push(
      ...(await Promise.all(Array.from({ length: 10 }, () => statusOf(ada, '/api/tables/aaaaaaaaaaaa')))),
    );
  expect(new Set(statuses.slice(600))).toEqual(new Set([429]));

  const answer = await fetch(`${origin}/api/me`, { headers: { cookie: ada.cookie } });
  expect(answer.status).toBe(429);
  expect(answer.headers.get('retry-after')).toBe('10');
  expect(await answer.json()).toEqual({
    error: 'too-fast',
    message: 'You were refused too often. Wait a while.',
  });
  expect(await statusOf(ada, '/healthz')).toBe(200);
  expect(await statusOf(bea, '/api/tables/aaaaaaaaaaaa')).toBe(404);

  clock.now += 60_000;
  expect(await statusOf(ada, '/api/tables/aaaaaaaaaaaa')).toBe(404);
  for (const client of [ada, bea]) client.close();
  await limited.close();
});

test('many sockets of one client that flood together are all cut off, and cannot come back at once', async () => {
  const limited = await openServer({ limited: true, now: () => clock.now });
  const { origin } = limited;
  const ada = await Client.guest(origin);
  const flood = await Promise.all(Array.from({ length: 10 }, () => Raw.open(origin, { cookie: ada.cookie })));
  const ends = flood.map((raw) => raw.closed());
  for (let sent = 0; sent < 60; sent++) for (const { socket } of flood) socket.send('{"type":"ping"}');
  await Promise.race(ends);
  // The others had sent everything before. One word more is too much.
  for (const { socket } of flood) socket.send('{"type":"ping"}');
  expect(await Promise.all(ends)).toEqual(flood.map(() => 1008));
  expect(await Raw.refusal(origin, { origin, cookie: ada.cookie })).toBe(429);
  expect(await Raw.refusal(origin, { origin })).toBe(101);
  clock.now += 10_000;
  const again = await Raw.open(origin, { cookie: ada.cookie });
  expect(await again.ask('{"type":"ping"}')).toEqual({ type: 'pong' });
  again.socket.terminate();
  ada.close();
  await limited.close();
});

test('whoever wants many long things at once does not hold up others', async () => {
  const limited = await openServer({ limited: true, now: () => clock.now });
  const { origin } = limited;
  const [ada, bea] = await Promise.all([Client.guest(origin), Client.guest(origin)]);
  const tables: string[] = [];
  for (let table = 0; table < 20; table++) {
    const { id } = await (table % 4 === 0 ? ada : bea).found({ settings: { players: 2 }, bots: ['citizen'] });
    tables.push(id);
  }
  const flood = await Raw.open(origin);
  const other = await Raw.open(origin);
  const told = () => typesOf(flood).filter((type) => type === 'table').length;
  for (const table of tables) flood.socket.send(JSON.stringify({ type: 'watch', table }));
  await flood.until(() => told() > 0);
  expect(await other.ask('{"type":"ping"}')).toEqual({ type: 'pong' });
  expect(told()).toBeLessThan(20);
  await flood.until(() => told() === 20);
  for (const { socket } of [flood, other]) socket.terminate();
  for (const client of [ada, bea]) client.close();
  await limited.close();
});

test('nonsense is put up with only so often', async () => {
  const limited = await openServer({ limited: true, now: () => clock.now });
  const ada = await Client.guest(limited.origin);
  const raw = await Raw.open(limited.origin, { cookie: ada.cookie });
  const end = raw.closed();
  for (let sent = 0; sent < 60; sent++) raw.socket.send('nonsense');
  await raw.until(() => raw.heard.length === 61);
  // Within its allowance of messages, but all of them nonsense.
  for (let round = 0; round < 6; round++) {
    clock.now += 1000;
    for (let sent = 0; sent < 20; sent++) raw.socket.send('nonsense');
    if (round < 4) await raw.until(() => raw.heard.length === 61 + 20 * (round + 1));
  }
  expect(await end).toBe(1008);
  ada.close();
  await limited.close();
});

test('more sockets than a person may have are not opened for ever', async () => {
  const limited = await openServer({ limited: true, now: () => clock.now });
  const { origin } = limited;
  const ada = await Client.guest(origin);
  const open = await Promise.all(Array.from({ length: 19 }, () => Raw.open(origin, { cookie: ada.cookie })));
  const refusals: number[] = [];
  while (refusals.at(-1) !== 429 && refusals.length < 200)
    refusals.push(await Raw.refusal(origin, { origin, cookie: ada.cookie }));
  expect(refusals).toHaveLength(152);
  for (const { socket } of open) socket.terminate();
  ada.close();
  await limited.close();
});

test('a flood of requests from one address is refused over the connections it has, while another address is served', async () => {
  const environment = { KHORA_TRUST_PROXY: 'true', KHORA_CROWD: '1' };
  const limited = await openServer({ limited: true, now: () => clock.now, environment });
  const agent = new Agent({ keepAlive: true, maxSockets: 30 });
  const lines = new Set<Socket>();
  const statusFrom = (address: string) =>
    new Promise((resolve) => {
      const headers = { 'x-forwarded-for': address };
      const asked = get(`${limited.origin}/api/tables/aaaaaaaaaaaa`, { headers, agent }, (response) => {
        response.resume();
        response.once('end', () => resolve(response.statusCode));
      });
      asked.once('socket', (socket) => lines.add(socket));
      asked.once('error', () => resolve('cut off'));
    });
  for (let asked = 0; asked < 75; asked++) await statusFrom('203.0.113.7');
  const flood = Array.from({ length: 300 }, () => statusFrom('203.0.113.7'));
  expect(await statusFrom('203.0.113.8')).toBe(404);
  expect(new Set(await Promise.all(flood))).toEqual(new Set([429]));
  expect(lines.size).toBeLessThanOrEqual(30);
  agent.destroy();
  await limited.close();
});
