import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, newEntropy } from '../support/client.ts';
import { Raw } from '../support/raw.ts';
import { type OpenServer, openServer } from '../support/wire-kit.ts';

const BOT = join(import.meta.dirname, '../../../../docs/examples/bot.mjs');

let server: OpenServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

interface Owner {
  readonly client: Client;
  readonly token: (scopes: readonly string[]) => Promise<{ id: string; secret: string }>;
}

async function newAccount(username: string): Promise<Owner> {
  const client = await Client.guest(server.origin);
  await client.post('/api/me/upgrade', { username, password: 'a long password' });
  return { client, token: (scopes) => client.post('/api/me/tokens', { name: 'my bot', scopes }) };
}

const asking = (secret: string, path: string, body?: unknown) =>
  fetch(`${server.origin}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${secret}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

test('the example is short', () => {
  expect(readFileSync(BOT, 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(35);
});

test('the example plays a whole game', async () => {
  const [one, two] = await Promise.all([newAccount('bot.one'), newAccount('bot.two')]);
  const { id } = await one.client.found({ settings: { players: 2, options: { dice: 'reroll' } } });
  await Promise.all(
    [one, two].map(async ({ token }, index) => {
      const { secret } = await token(['read', 'play']);
      // The second one joins by itself; the first one has its seat.
      const child = spawn(process.execPath, [BOT, ...(index === 1 ? [id] : [])], {
        env: { ...process.env, KHORA_URL: server.origin, KHORA_TOKEN: secret },
        stdio: ['ignore', 'inherit', 'inherit'],
      });
      const [code] = (await once(child, 'exit')) as [number];
      expect(code).toBe(0);
    }),
  );
  const table = await server.house.tables.get(id);
  expect(table.status).toBe('finished');
  expect(table.game?.state.phase).toBe('over');
  for (const { client } of [one, two]) client.close();
});

test('a token is valid for its scopes and no more, in requests and on the socket', async () => {
  const { client, token } = await newAccount('careful');
  const [reading, playing] = [await token(['read']), await token(['play'])];
  const founding = { settings: { players: 2 }, entropy: newEntropy() };
  expect((await asking(reading.secret, '/api/tables/mine')).status).toBe(200);
  expect((await asking(reading.secret, '/api/tables', founding)).status).toBe(403);
  expect((await asking(playing.secret, '/api/tables/mine')).status).toBe(403);
  const response = await asking(playing.secret, '/api/tables', founding);
  expect(response.status).toBe(200);
  const { id: table } = (await response.json()) as { id: string };
  for (const { secret } of [reading, playing])
    for (const path of ['/api/me/tokens', '/api/me/export'])
      expect((await asking(secret, path)).status).toBe(403);

  const reader = await Raw.open(server.origin, { authorization: `Bearer ${reading.secret}` });
  expect(reader.heard[0]).toMatchObject({ type: 'hello', user: client.user });
  const move = { type: 'move', table, id: 'message-1', move: { type: 'pass' } };
  expect(await reader.ask(JSON.stringify(move))).toMatchObject({ type: 'refused', error: 'not-allowed' });
  const chat = { type: 'chat', table, id: 'message-2', text: 'hello' };
  expect(await reader.ask(JSON.stringify(chat))).toMatchObject({ type: 'refused', error: 'not-allowed' });
  reader.socket.terminate();
  const player = await Raw.open(server.origin, { authorization: `Bearer ${playing.secret}` });
  const watch = { type: 'watch', table };
  expect(await player.ask(JSON.stringify(watch))).toMatchObject({ type: 'refused', error: 'not-allowed' });
  player.socket.terminate();
  client.close();
});

test('a revoked or unknown token belongs to nobody', async () => {
  const { client, token } = await newAccount('revoker');
  const { id, secret } = await token(['read', 'play']);
  expect((await asking(secret, '/api/tables/mine')).status).toBe(200);
  expect((await client.request('DELETE', `/api/me/tokens/${id}`)).status).toBe(200);
  for (const each of [secret, `${secret}x`, 'khora_', client.cookie]) {
    const response = await asking(each, '/api/tables/mine');
    expect([response.status, await response.json()]).toMatchObject([401, { error: 'not-signed-in' }]);
  }
  // A cookie does not make a bad token valid.
  const both = await fetch(`${server.origin}/api/tables/mine`, {
    headers: { authorization: 'Bearer wrong', cookie: client.cookie },
  });
  expect(both.status).toBe(401);
  client.close();
});

test('guests have no tokens', async () => {
  const guest = await Client.guest(server.origin);
  const request = { name: 'my bot', scopes: ['play'] };
  expect(await guest.request('POST', '/api/me/tokens', request)).toMatchObject({ status: 403 });
  guest.close();
});
