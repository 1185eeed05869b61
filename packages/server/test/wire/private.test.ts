import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, newEntropy } from '../support/client.ts';
import { Raw } from '../support/raw.ts';
import { type OpenServer, openServer } from '../support/wire-kit.ts';

let server: OpenServer;
let ada: Client;
let bea: Client;
let eve: Client;
let table: { id: string; invitation: string };

beforeAll(async () => {
  server = await openServer();
  [ada, bea, eve] = await Promise.all([
    Client.guest(server.origin),
    Client.guest(server.origin),
    Client.guest(server.origin),
  ]);
  table = await ada.found({ settings: { players: 2, visibility: 'private' } });
});
afterAll(async () => {
  for (const client of [ada, bea, eve]) client.close();
  await server.close();
});

const NOT_INVITED = { status: 403, body: { error: 'not-invited' } };

test.each(['', '?invitation=', '?invitation=wrong'])(
  'a private table is not shown without its invitation%s',
  async (query) => {
    expect(await eve.request('GET', `/api/tables/${table.id}${query}`)).toMatchObject(NOT_INVITED);
    expect(await eve.request('GET', `/api/tables/${table.id}/stream${query}`)).toMatchObject(NOT_INVITED);
    expect(await eve.request('GET', `/api/games/${table.id}/record${query}`)).toMatchObject(NOT_INVITED);
  },
);

test('it cannot be watched or joined, and is in no list', async () => {
  for (const headers of [{ cookie: eve.cookie }, undefined])
    for (const invitation of [undefined, '', 'wrong']) {
      const raw = await Raw.open(server.origin, headers);
      const answer = await raw.ask(JSON.stringify({ type: 'watch', table: table.id, invitation }));
      expect(answer).toMatchObject({ type: 'refused', error: 'not-invited', table: table.id });
      raw.socket.terminate();
    }
  for (const invitation of [undefined, '', 'wrong']) {
    const join = { entropy: newEntropy(), invitation };
    expect(await eve.request('POST', `/api/tables/${table.id}/join`, join)).toMatchObject(NOT_INVITED);
  }
  const { body } = await eve.request('GET', '/api/tables');
  expect(JSON.stringify(body)).not.toContain(table.id);
});

test('with the invitation it is open, and only players can pass the invitation on', async () => {
  const { body } = await eve.request('GET', `/api/tables/${table.id}?invitation=${table.invitation}`);
  expect(body).toMatchObject({ id: table.id, invitation: null });
  const raw = await Raw.open(server.origin, { cookie: eve.cookie });
  raw.socket.send(JSON.stringify({ type: 'watch', table: table.id, invitation: table.invitation }));
  await raw.until(() => raw.heard.some((each) => (each as { type: string }).type === 'table'));
  expect(JSON.stringify(raw.heard)).not.toContain(table.invitation);
  raw.socket.terminate();
  const joined = await bea.post<{ invitation: string }>(`/api/tables/${table.id}/join`, {
    entropy: newEntropy(),
    invitation: table.invitation,
  });
  expect(joined.invitation).toBe(table.invitation);
  expect((await bea.watch(table.id)).viewer).toBe(1);
});

test('its record is for its players, when the game is over', async () => {
  const path = `/api/games/${table.id}/record`;
  expect(await ada.request('GET', path)).toMatchObject({ status: 403, body: { error: 'not-allowed' } });
  await ada.post(`/api/tables/${table.id}/leave`);
  expect((await ada.request('GET', path)).status).toBe(200);
  expect((await bea.request('GET', path)).status).toBe(200);
  expect(await eve.request('GET', path)).toMatchObject(NOT_INVITED);
  const { body } = await eve.request('GET', '/api/games');
  expect(JSON.stringify(body)).not.toContain(table.id);
});
