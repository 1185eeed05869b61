import type { TableSummary } from '@khora/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newEntropy } from '../support/client.ts';
import { Guest } from '../support/guest.ts';
import { Raw } from '../support/raw.ts';
import { type OpenServer, openServer } from '../support/wire-kit.ts';

let server: OpenServer;
let ada: Guest;
let bea: Guest;
let eve: Guest;
beforeAll(async () => {
  server = await openServer();
  [ada, bea, eve] = await Promise.all([
    Guest.at(server.origin),
    Guest.at(server.origin),
    Guest.at(server.origin),
  ]);
});
afterAll(async () => {
  for (const { client } of [ada, bea, eve]) client.close();
  await server.close();
});

/** A game of Ada and Bea, at which all three look. */
async function play(settings: object = {}): Promise<string> {
  const { id } = await ada.client.found({ settings: { players: 2, ...settings } });
  await bea.client.join(id);
  for (const { client } of [ada, bea, eve]) await client.watch(id);
  return id;
}

async function lists(): Promise<string> {
  const all = await Promise.all(
    ['/api/tables', '/api/games', `/api/profiles/${ada.user}`, '/api/tables/mine'].map((path) =>
      eve.client.request('GET', path),
    ),
  );
  return JSON.stringify(all);
}

describe('a table by link', () => {
  test('is in no list, before, in or after its game', async () => {
    const { id } = await ada.client.found({ settings: { players: 2 } });
    expect(await lists()).not.toContain(id);
    await bea.client.join(id);
    expect(await lists()).not.toContain(id);
    await bea.client.post(`/api/tables/${id}/leave`);
    expect(await lists()).not.toContain(id);
  });

  test('its chat is for those who sit there', async () => {
    const id = await play();
    await ada.insist('message-1', { type: 'chat', table: id, id: 'message-1', text: 'between us' });
    await bea.bell.until(
      () => bea.lines.some(({ text }) => text === 'between us'),
      () => 'the line',
    );
    // What was said before they look, and what is said while they do.
    await ada.insist('message-2', { type: 'chat', table: id, id: 'message-2', text: 'still us' });
    await eve.client.watch(id);
    expect(eve.lines).toEqual([]);
    const raw = await Raw.open(server.origin, { cookie: eve.client.cookie });
    raw.socket.send(JSON.stringify({ type: 'watch', table: id }));
    await raw.until(() => raw.heard.some((each) => (each as { type: string }).type === 'table'));
    expect(raw.heard.find((each) => (each as { type: string }).type === 'table')).toMatchObject({ chat: [] });
    raw.socket.terminate();
    const report = await eve.client.request('POST', `/api/tables/${id}/chat/1/report`, {});
    expect(report).toMatchObject({ status: 403, body: { error: 'no-seat' } });
  });

  test('at a public table everybody can read the chat', async () => {
    const id = await play({ visibility: 'public' });
    await ada.insist('message-3', { type: 'chat', table: id, id: 'message-3', text: 'hello, world' });
    await eve.bell.until(
      () => eve.lines.length > 0,
      () => 'the line',
    );
    expect(eve.lines).toMatchObject([{ user: ada.user, text: 'hello, world' }]);
  });
});

describe('a rematch', () => {
  test('is known only to its players, and their seats are kept', async () => {
    const id = await play();
    await bea.client.post(`/api/tables/${id}/leave`);
    const again = await ada.client.post<TableSummary>(`/api/tables/${id}/rematch`, { entropy: newEntropy() });
    expect(again.seats).toMatchObject([{ user: ada.user }, { kind: 'open', kept: { user: bea.user } }]);
    const { version } = await bea.sees(id, ({ rematch }) => rematch === again.id, 'the rematch');
    // A spectator hears that something has happened, and no more.
    expect(await eve.sees(id, (seen) => seen.version === version, 'as much as Bea')).toMatchObject({
      rematch: null,
    });
    expect(await ada.client.watch(id)).toMatchObject({ rematch: again.id });
    expect(await eve.client.watch(id)).toMatchObject({ rematch: null });

    const join = { entropy: newEntropy() };
    expect(await eve.client.request('POST', `/api/tables/${again.id}/join`, join)).toMatchObject({
      body: { error: 'table-full' },
    });
    expect(
      await eve.client.request('POST', `/api/tables/${again.id}/join`, { ...join, seat: 1 }),
    ).toMatchObject({ body: { error: 'seat-taken' } });
    const joined = await bea.client.post<TableSummary>(`/api/tables/${id}/rematch`, {
      entropy: newEntropy(),
    });
    expect(joined).toMatchObject({ id: again.id, status: 'playing', seats: [{}, { user: bea.user }] });
  });

  test('of a public game is in no list until its founder frees a seat', async () => {
    const id = await play({ visibility: 'public' });
    await bea.client.post(`/api/tables/${id}/leave`);
    const { id: next } = await ada.client.post<TableSummary>(`/api/tables/${id}/rematch`, {
      entropy: newEntropy(),
    });
    expect(await lists()).not.toContain(next);
    expect(await eve.client.watch(id)).toMatchObject({ rematch: null });
    await ada.client.post(`/api/tables/${next}/seats/1`, { level: null });
    expect(await lists()).toContain(next);
    await ada.client.post(`/api/tables/${next}/leave`);
  });

  test('the founder can free a seat that nobody comes for', async () => {
    const id = await play();
    await bea.client.post(`/api/tables/${id}/leave`);
    const { id: next } = await ada.client.post<TableSummary>(`/api/tables/${id}/rematch`, {
      entropy: newEntropy(),
    });
    await ada.client.post(`/api/tables/${next}/seats/1`, { level: null });
    await eve.client.join(next);
    expect(await eve.client.watch(next)).toMatchObject({ viewer: 1, status: 'playing' });
  });
});
