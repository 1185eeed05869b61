import type { Friends, Invited, Seek, Sought } from '@khora/protocol';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Client, newEntropy } from '../support/client.ts';
import { ENGINES, type Postgres, startPostgres } from '../support/postgres.ts';
import { type OpenServer, openServer, Visitor } from '../support/visitor.ts';

describe.each(ENGINES)('friends on %s', (engine) => {
  let postgres: Postgres | null = null;
  let server: OpenServer;
  let clock = 1_800_000_000_000;
  let ada: Visitor;
  let bea: Visitor;
  beforeAll(async () => {
    postgres = engine === 'PostgreSQL' ? await startPostgres() : null;
    server = await openServer({ database: await postgres?.fresh() }, () => clock);
    ada = await Visitor.account(server.origin, 'ada');
    bea = await Visitor.account(server.origin, 'bea');
  });
  afterAll(async () => {
    await server.close();
    await postgres?.stop();
  });

  const friendsOf = async (visitor: Visitor) => (await visitor.get('/api/me/friends')).body as Friends;
  const befriend = (visitor: Visitor, who: string) => visitor.post('/api/me/friends', { who });
  const block = (visitor: Visitor, who: string) => visitor.post('/api/me/blocked', { who });
  const unblock = async (visitor: Visitor, other: Visitor) =>
    visitor.ask('DELETE', `/api/me/blocked/${(await other.me()).id}`);
  const open = async (visitor: Visitor, visibility = 'private') => {
    const { body } = await visitor.post('/api/tables', {
      settings: { players: 2, visibility },
      entropy: newEntropy(),
    });
    return (body as { id: string }).id;
  };
  const join = (visitor: Visitor, table: string, invitation?: string) =>
    visitor.post(`/api/tables/${table}/join`, { entropy: newEntropy(), ...(invitation && { invitation }) });
  const invitedOf = async (visitor: Visitor) => (await visitor.get('/api/me/invitations')).body as Invited[];

  test('only people who have added each other see who is online', async () => {
    expect(await befriend(ada, 'nobody')).toMatchObject({ status: 404 });
    expect(await befriend(ada, 'Ada')).toMatchObject({ status: 403 });
    expect((await befriend(ada, 'Bea')).status).toBe(200);
    await server.services.presence.write();
    expect((await friendsOf(ada)).friends).toMatchObject([{ name: 'bea', online: null }]);
    expect((await befriend(bea, 'ada')).status).toBe(200);
    await server.services.presence.write();
    expect((await friendsOf(ada)).friends).toMatchObject([{ name: 'bea', online: true }]);
    clock += 600_000;
    expect((await friendsOf(ada)).friends).toMatchObject([{ online: false }]);
    // An open socket is enough.
    const client = new Client(server.origin, bea.cookieHeader);
    await client.connect();
    await server.services.presence.write();
    clock += 60_000;
    await server.services.presence.write();
    expect((await friendsOf(ada)).friends).toMatchObject([{ online: true }]);
    client.close();
    await ada.ask('DELETE', `/api/me/friends/${(await bea.me()).id}`);
    expect((await friendsOf(ada)).friends).toEqual([]);
    expect((await friendsOf(bea)).friends).toMatchObject([{ name: 'ada', online: null }]);
  });

  test('an invitation by name opens even a private table, until it is declined or the game begins', async () => {
    const table = await open(ada);
    const invite = (by: Visitor) => by.post(`/api/tables/${table}/invite`, { who: 'bea' });
    expect(await invite(await Visitor.guest(server.origin))).toMatchObject({ body: { error: 'no-seat' } });
    const told = vi.spyOn(server.services.push, 'notifyInvitation');
    expect((await invite(ada)).status).toBe(200);
    expect((await invite(ada)).status).toBe(200);
    // Once, however often somebody insists.
    expect(told.mock.calls).toEqual([[table, (await bea.me()).id]]);
    const [invited, ...others] = await invitedOf(bea);
    expect(others).toEqual([]);
    expect(invited).toMatchObject({ table: { id: table, status: 'gathering' }, by: { name: 'ada' } });
    await bea.ask('DELETE', `/api/me/invitations/${table}`);
    expect(await invitedOf(bea)).toEqual([]);
    expect((await join(bea, table)).status).toBe(403);
    await invite(ada);
    expect((await join(bea, table, (await invitedOf(bea))[0]?.invitation)).status).toBe(200);
    expect(await invitedOf(bea)).toEqual([]);
    expect(await invite(ada)).toMatchObject({ body: { error: 'already-started' } });
  });

  test('a blocked person cannot join, invite, befriend, write to or be paired with the person who blocked them', async () => {
    const together = await open(ada, 'link');
    await join(bea, together);
    await befriend(bea, 'ada');
    expect((await block(ada, 'bea')).status).toBe(200);
    expect((await friendsOf(ada)).blocked).toMatchObject([{ name: 'bea' }]);
    const refused = { status: 403, body: { error: 'blocked' } };
    expect(await join(bea, await open(ada, 'public'))).toMatchObject(refused);
    expect(await bea.post(`/api/tables/${await open(bea)}/invite`, { who: 'ada' })).toMatchObject(refused);
    expect(await befriend(bea, 'ada')).toMatchObject(refused);
    const client = new Client(server.origin, bea.cookieHeader);
    await client.connect();
    await client.watch(together);
    const say = (table: string, text: string) => client.ask((id) => ({ type: 'chat', table, id, text }));
    expect(await say(together, 'hello')).toMatchObject({ error: 'blocked' });

    const seek = async (visitor: Visitor) => {
      const { dice } = (await visitor.post('/api/dice')).body as { dice: string };
      const wish: Seek = {
        players: 2,
        clock: { kind: 'none' },
        rated: false,
        wait: null,
        level: 'citizen',
        entropy: newEntropy(),
        dice,
      };
      return (await visitor.post('/api/seek', wish)).body as Sought;
    };
    expect(await seek(ada)).toEqual({ table: null, others: 0 });
    expect(await seek(bea)).toEqual({ table: null, others: 0 });
    for (const visitor of [ada, bea]) await visitor.ask('DELETE', '/api/seek');
    client.close();
    await unblock(ada, bea);
    expect((await join(bea, await open(ada, 'public'))).status).toBe(200);
  });

  test('in company, a person who has blocked somebody does not read them, but the others do', async () => {
    const three = await ada.post('/api/tables', { settings: { players: 3 }, entropy: newEntropy() });
    const { id: table } = three.body as { id: string };
    const cleo = await Visitor.guest(server.origin);
    await join(bea, table);
    await join(cleo, table);
    await block(ada, 'bea');
    const heard: string[] = [];
    const listen = async (visitor: Visitor, name: string) => {
      const client = new Client(server.origin, visitor.cookieHeader, {
        onMessage: (message) => message.type === 'chat' && heard.push(`${name}: ${message.line.text}`),
      });
      await client.connect();
      await client.watch(table);
      return client;
    };
    const clients = [await listen(ada, 'ada'), await listen(bea, 'bea'), await listen(cleo, 'cleo')];
    const say = (client: Client | undefined, text: string) =>
      client?.ask((id) => ({ type: 'chat', table, id, text }));
    expect(await say(clients[1], 'one')).toMatchObject({ type: 'done' });
    expect(await say(clients[2], 'two')).toMatchObject({ type: 'done' });
    // What one is told arrives in its order: whoever has heard the second line has heard the first, or never will.
    expect(await say(clients[0], 'three')).toMatchObject({ type: 'done' });
    expect(heard.filter((line) => line.startsWith('ada'))).toEqual(['ada: two', 'ada: three']);
    expect(heard).toContain('cleo: one');
    const lines = await server.services.chat.lines(table, (await ada.me()).id);
    expect(lines.map(({ text }) => text)).toEqual(['two', 'three']);
    for (const client of clients) client.close();
    await unblock(ada, bea);
  });
});
