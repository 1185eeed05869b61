import { newTokenSchema, profileSchema, summarySchema } from '@khora/protocol';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { Client, newEntropy } from '../support/client.ts';
import { ENGINES, type Postgres, startPostgres } from '../support/postgres.ts';
import { type OpenServer, openServer, Visitor } from '../support/visitor.ts';

const idSchema = z.object({ id: z.string() });

describe.each(ENGINES)('own data on %s', (engine) => {
  let postgres: Postgres | null = null;
  let server: OpenServer;
  beforeAll(async () => {
    postgres = engine === 'PostgreSQL' ? await startPostgres() : null;
    server = await openServer(postgres ? { database: postgres.url } : {});
  });
  afterAll(async () => {
    await server.close();
    await postgres?.stop();
  });

  async function open(founder: Visitor, settings: object = {}): Promise<string> {
    const { body } = await founder.post('/api/tables', {
      settings: { players: 2, ...settings },
      entropy: newEntropy(),
    });
    return idSchema.parse(body).id;
  }

  async function join(visitor: Visitor, table: string): Promise<void> {
    const { status } = await visitor.post(`/api/tables/${table}/join`, { entropy: newEntropy() });
    expect(status).toBe(200);
  }

  /** A line of chat, as a socket would bring it. */
  async function say(visitor: Visitor, table_id: string, text: string): Promise<void> {
    const { id, name } = await visitor.me();
    const line = { table_id, number: 1, at: 1, user_id: id, name, text, client_id: 'message-1' };
    await server.house.storage.db.insertInto('chat').values(line).execute();
  }

  test('the export has everything of the user, and nothing of others', async () => {
    const owner = await Visitor.account(server.origin, `exporter_${engine}`);
    const other = await Visitor.account(server.origin, `other_${engine}`);
    const table = await open(owner, { rated: true });
    await join(other, table);
    await say(owner, table, 'good luck');
    const { body: token } = await owner.post('/api/me/tokens', { name: 'bot', scopes: ['read'] });
    await other.post(`/api/tables/${table}/leave`);
    const { body, headers } = await owner.get('/api/me/export');
    expect(headers.get('content-disposition')).toContain('attachment');
    expect(body).toMatchObject({
      format: 'khora-account',
      account: { id: (await owner.me()).id, username: `exporter_${engine.toLowerCase()}` },
      tables: [{ id: table, status: 'finished', entries: [{ version: 1, entry: { type: 'sit', seat: 0 } }] }],
      chat: [{ text: 'good luck' }],
      results: [{ table_id: table, rank: 1 }],
      ratings: [{ table_id: table }],
      tokens: [{ name: 'bot' }],
      rating: { games: 1 },
      sessions: [{}],
      passkeys: [],
    });
    // Nothing is stored that the export leaves out.
    const { db } = server.house.storage;
    const kept = (await db.introspection.getTables()).filter(({ columns }) =>
      columns.some(({ name }) => /^(user_id|userId|by_id|asked_by|owner)$/.test(name)),
    );
    const told =
      'sitters chat results recovery_codes tokens muted reports ratings kind_ratings rating_history';
    const more =
      'push_subscriptions turn_notices aborts acts seekers relations invitations presence progress daily_results days_off session account passkey reviews tables';
    expect(kept.map(({ name }) => name).toSorted()).toEqual(
      [...told.split(' '), ...more.split(' ')].toSorted(),
    );
    const text = JSON.stringify(body);
    expect(text).not.toContain(newTokenSchema.parse(token).secret);
    expect(text).not.toContain((await other.me()).id);
  });

  test('a deleted account is gone; its games stay, without a trace of who it was', async () => {
    const username = `Leaver_${engine}`;
    const leaver = await Visitor.account(server.origin, username);
    const other = await Visitor.account(server.origin, `stayer_${engine}`);
    const { id } = await leaver.me();
    const running = await open(other, { visibility: 'public' });
    await join(leaver, running);
    const left = await open(other, { players: 3 });
    await join(leaver, left);
    await leaver.post(`/api/tables/${left}/leave`);
    const gathering = await open(leaver);
    await say(leaver, running, 'farewell');
    const { body: made } = await leaver.post('/api/me/tokens', { name: 'bot', scopes: ['read'] });
    const bot = new Visitor(server.origin);
    bot.headers = { authorization: `Bearer ${newTokenSchema.parse(made).secret}` };
    expect((await bot.get('/api/me')).status).toBe(200);
    await other.ask('PUT', `/api/me/muted/${id}`);

    expect((await leaver.ask('DELETE', '/api/me', { confirm: 'yes' })).status).toBe(400);
    const { cookieHeader } = leaver;
    expect((await leaver.leaveForGood()).status).toBe(200);

    expect(leaver.cookies.size).toBe(0);
    leaver.headers = { cookie: cookieHeader };
    expect((await leaver.get('/api/me')).status).toBe(401);
    expect((await bot.get('/api/me')).status).toBe(401);
    expect((await other.get(`/api/profiles/${id}`)).status).toBe(404);
    expect((await other.me()).muted).toEqual([]);
    const { body } = await other.get(`/api/tables/${running}`);
    expect(body).toMatchObject({
      status: 'finished',
      seats: [{ away: null }, { name: '—', away: 'resigned' }],
    });
    expect((await other.get(`/api/tables/${gathering}`)).body).toMatchObject({ status: 'closed' });

    // Nowhere in the database, whatever its tables may ever be called.
    const dump = await everything();
    expect(dump).toContain(running);
    expect(dump).not.toContain('farewell');
    expect(dump).not.toContain(id);
    expect(dump.toLowerCase()).not.toContain(username.toLowerCase());
  });

  async function everything(): Promise<string> {
    const { db } = server.house.storage;
    const found = await db.introspection.getTables();
    const rows: unknown[] = [];
    for (const { name, schema } of found)
      if (schema === undefined || schema === 'public')
        rows.push(
          await db
            .selectFrom(name as 'tables')
            .selectAll()
            .execute(),
        );
    return JSON.stringify(rows);
  }

  test('a deletion finds what it removes by index, and does not search other people’s entries', async () => {
    const leaver = await Visitor.account(server.origin, `leaver_${engine}`);
    const other = await Visitor.account(server.origin, `stays_${engine}`);
    const table = await open(leaver);
    await join(other, table);
    const asked = vi.spyOn(server.house.storage.db.getExecutor(), 'executeQuery');
    await leaver.leaveForGood();
    const texts = asked.mock.calls.map(([{ sql }]) => sql.toLowerCase());
    asked.mockRestore();
    expect(texts.some((text) => text.includes('from "entries"'))).toBe(true);
    for (const text of texts) {
      expect(text).not.toMatch(/\blike\b/);
      if (text.includes('"entries"')) expect(text).toMatch(/"(table_)?id" (=|in) /);
    }
  });

  test('a nameless player is a different one at every table', async () => {
    const leaver = await Visitor.account(server.origin, `wanderer_${engine}`);
    const other = await Visitor.account(server.origin, `host_${engine}`);
    const both = [await open(other), await open(other)];
    for (const table of both) await join(leaver, table);
    await leaver.leaveForGood();
    const seats = await Promise.all(
      both.map(async (table) => summarySchema.parse((await other.get(`/api/tables/${table}`)).body).seats[1]),
    );
    const users = seats.map((seat) => (seat?.kind === 'player' ? seat.user : ''));
    expect(new Set(users).size).toBe(2);
    for (const user of users) expect((await other.get(`/api/profiles/${user}`)).status).toBe(404);
  });

  test('people at the table see the name disappear', async () => {
    const leaver = await Visitor.account(server.origin, `watched_${engine}`);
    const other = await Visitor.account(server.origin, `watcher_${engine}`);
    const table = await open(other);
    await join(leaver, table);
    const client = new Client(server.origin, other.cookieHeader);
    await client.connect();
    await client.watch(table);
    const gone = new Promise<void>((resolve) => {
      const look = setInterval(() => {
        const [, seat] = client.snapshot(table).seats;
        if (seat?.kind !== 'player' || seat.name !== '—') return;
        clearInterval(look);
        resolve();
      }, 5);
    });
    await leaver.leaveForGood();
    await gone;
    expect(JSON.stringify(client.snapshot(table))).not.toContain(`watched_${engine}`);
    client.close();
  });

  test('a table that is read again after the deletion is the same, without the name', async () => {
    const leaver = await Visitor.account(server.origin, `reader_${engine}`);
    const other = await Visitor.account(server.origin, `witness_${engine}`);
    const table = await open(other);
    await join(leaver, table);
    await leaver.leaveForGood();
    const before = (await other.get(`/api/tables/${table}`)).body;
    await server.house.tables.forget(Number.MAX_SAFE_INTEGER, () => false);
    expect((await other.get(`/api/tables/${table}`)).body).toEqual(before);
    expect((await other.get(`/api/games/${table}/record`)).status).toBe(200);
  });

  test('the name is free again', async () => {
    const first = await Visitor.account(server.origin, `again_${engine}`);
    await first.leaveForGood();
    const second = await Visitor.account(server.origin, `again_${engine}`);
    expect((await second.me()).guest).toBe(false);
  });

  test('a player mutes others, not themselves', async () => {
    const visitor = await Visitor.guest(server.origin);
    const { id } = await visitor.me();
    for (let twice = 0; twice < 2; twice++) await visitor.ask('PUT', '/api/me/muted/somebody');
    expect((await visitor.me()).muted).toEqual(['somebody']);
    expect((await visitor.ask('PUT', `/api/me/muted/${id}`)).status).toBe(403);
    await visitor.ask('DELETE', '/api/me/muted/somebody');
    expect((await visitor.me()).muted).toEqual([]);
  });

  test('a line can be reported once by each person who can see it', async () => {
    const founder = await Visitor.guest(server.origin);
    const stranger = await Visitor.guest(server.origin);
    const table = await open(founder, { visibility: 'private' });
    await say(founder, table, 'rude');
    const path = `/api/tables/${table}/chat/1/report`;
    expect((await stranger.post(path, { reason: 'rude' })).status).toBe(403);
    expect((await founder.post(`/api/tables/${table}/chat/2/report`, {})).status).toBe(404);
    for (let twice = 0; twice < 2; twice++)
      expect((await founder.post(path, { reason: 'rude' })).status).toBe(200);
    const reports = await server.house.storage.db
      .selectFrom('reports')
      .select(['number', 'reason'])
      .where('table_id', '=', table)
      .execute();
    expect(reports).toEqual([{ number: 1, reason: 'rude' }]);
  });

  test('a profile shows games, results by city and the rating, but no private games', async () => {
    const winner = await Visitor.account(server.origin, `winner_${engine}`);
    const loser = await Visitor.account(server.origin, `loser_${engine}`);
    const played: string[] = [];
    for (const visibility of ['public', 'private']) {
      const { body } = await winner.post('/api/tables', {
        settings: { players: 2, visibility, rated: true, cities: ['athens', 'sparta'] },
        entropy: newEntropy(),
      });
      const { id, invitation } = z.object({ id: z.string(), invitation: z.string() }).parse(body);
      await loser.post(`/api/tables/${id}/join`, { entropy: newEntropy(), invitation });
      await loser.post(`/api/tables/${id}/leave`);
      played.push(id);
    }
    const visitor = new Visitor(server.origin);
    const profile = async (of: Visitor) =>
      profileSchema.parse((await visitor.get(`/api/profiles/${(await of.me()).id}`)).body);
    const good = await profile(winner);
    expect(good).toMatchObject({ guest: false, games: 2, wins: 2, rating: { games: 2 } });
    expect(good.cities).toMatchObject([{ games: 2, wins: 2 }]);
    expect(good.curve.map(({ table }) => table)).toEqual([played[0], null]);
    expect(good.latest.map(({ id }) => id)).toEqual([played[0]]);
    const poor = await profile(loser);
    expect(poor).toMatchObject({ games: 2, wins: 0 });
    expect(good.rating?.value).toBeGreaterThan(poor.rating?.value ?? 0);
    expect((await visitor.get('/api/profiles/nobody')).status).toBe(404);
  });
});
