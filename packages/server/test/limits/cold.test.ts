import type { TableSummary } from '@khora/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, newEntropy } from '../support/client.ts';
import { Raw } from '../support/raw.ts';
import { type OpenServer, openServer } from '../support/wire-kit.ts';

// A clock that stands: nobody's allowance is refilled while a test runs.
const clock = { now: 1_750_000_000_000 };
/** How many replays a person may ask for at once. */
const BURST = 40;
let server: OpenServer;
let game: TableSummary;

beforeAll(async () => {
  server = await openServer({ limited: true, now: () => clock.now });
  const [ada, bea] = [await Client.guest(server.origin), await Client.guest(server.origin)];
  const { id } = await ada.found({ settings: { players: 2, visibility: 'public' } });
  await bea.join(id);
  game = await ada.post<TableSummary>(`/api/tables/${id}/leave`);
  for (const client of [ada, bea]) client.close();
});
afterAll(() => server.close());

/** Drops all tables from memory, as if nobody had used them for long. */
const forget = () => server.house.tables.forget(Number.POSITIVE_INFINITY, () => false);

const MESSAGES = {
  watch: {},
  move: { id: 'message-1', move: { type: 'pass' } },
  plan: { id: 'message-1', move: null },
  return: { id: 'message-1' },
};

test.each(Object.keys(MESSAGES) as (keyof typeof MESSAGES)[])(
  'reading a table again because of a message (%s) counts as a replay',
  async (type) => {
    const guest = await Client.guest(server.origin);
    const raw = await Raw.open(server.origin, { cookie: guest.cookie });
    const { version } = await server.house.tables.get(game.id);
    const message = JSON.stringify({
      type,
      table: game.id,
      ...(type === 'watch' && { since: version }),
      ...MESSAGES[type],
    });
    const ask = async () => {
      raw.socket.send(JSON.stringify({ type: 'unwatch', table: game.id }));
      expect(await raw.ask('{"type":"ping"}')).toMatchObject({ type: 'pong' });
      await forget();
      // Or there would be too many messages.
      clock.now += 100;
      return (await raw.ask(message)) as { error?: string };
    };
    let count = 0;
    while ((await ask()).error !== 'too-fast' && count < 2 * BURST) count += 1;
    // A fifth of one comes back each time, but for the first.
    expect(count).toBe(BURST + 9);
    raw.socket.terminate();
    guest.close();
    clock.now += 60_000;
  },
);

test.each([
  ['GET', '/api/tables/:id'],
  ['GET', '/api/games/:id/record'],
  ['GET', '/api/games/:id/review'],
  ['POST', '/api/tables/:id/join'],
])('so does reading it because of a request (%s %s)', async (method, path) => {
  const guest = await Client.guest(server.origin);
  const body = method === 'POST' ? { entropy: newEntropy() } : undefined;
  const ask = async () => (await guest.request(method, path.replace(':id', game.id), body)).status;
  for (let count = 0; count < BURST; count++) {
    await forget();
    expect(await ask()).not.toBe(429);
  }
  await forget();
  expect(await ask()).toBe(429);
  // Whoever has a table in memory costs nothing.
  await server.house.tables.get(game.id);
  expect(await ask()).not.toBe(429);
  guest.close();
  clock.now += 60_000;
});

test('people without a name share what their address may have, and a link opens without a preview', async () => {
  const raw = await fetch(`${server.origin}/room/${game.id}`);
  const page = await raw.text();
  let count = 0;
  for (;;) {
    await forget();
    const { status } = await fetch(`${server.origin}/api/tables/${game.id}`);
    if (status === 429) break;
    count += 1;
  }
  expect(count).toBeGreaterThan(BURST);
  const later = await fetch(`${server.origin}/room/${game.id}`);
  expect(later.status).toBe(200);
  expect(await later.text()).not.toBe(page);
});
