import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readTable } from '../../src/tables/shelf.ts';
import { fingerprint } from '../archive/game.ts';
import { Client } from '../support/client.ts';
import { ENGINES, type Postgres, startPostgres } from '../support/postgres.ts';
import { type OpenServer, openServer, PASSWORD, Visitor } from '../support/visitor.ts';
import { copyTo } from './copy.ts';
import { unpack } from './data.ts';

/** What was kept: the last migration of its version, a time shortly after it was made (no clock has run out), and what to find in it. */
const VERSIONS = [
  {
    name: '0.1',
    last: '0002-accounts',
    made: 1_794_848_900_000,
    rated: ['correspondence', 'late', 'rematch'],
    ratedGames: 2,
    friends: [],
  },
  {
    name: 'schema-8',
    last: '0008-friends',
    made: 1_794_959_701_000,
    rated: ['finished', 'rematch'],
    ratedGames: 1,
    friends: ['bea'],
  },
] as const;
const CASES = VERSIONS.flatMap((version) => ENGINES.map((engine) => ({ ...version, engine })));

describe.each(CASES)('data of $name on $engine', ({ name: version, engine, last, made, ...found }) => {
  const kept = unpack(version);
  let postgres: Postgres | null = null;
  let server: OpenServer;

  beforeAll(async () => {
    postgres = engine === 'PostgreSQL' ? await startPostgres() : null;
    if (postgres) await copyTo(postgres.url, join(kept.folder, 'khora.sqlite'), last);
    server = await openServer({ folder: kept.folder, database: postgres?.url }, () => made);
  });
  afterAll(async () => {
    await server.close();
    await postgres?.stop();
    rmSync(kept.folder, { recursive: true, force: true });
  });

  async function signedIn(username: string): Promise<Visitor> {
    const visitor = new Visitor(server.origin);
    const { status } = await visitor.post('/api/auth/sign-in/username', { username, password: PASSWORD });
    expect(status).toBe(200);
    return visitor;
  }

  test.each(Object.entries(kept.tables))('the table “%s” is what it was', async (name, { id, ...was }) => {
    const { version, status, ...table } = await readTable(server.house.storage.db, id);
    const chat = await server.house.storage.db
      .selectFrom('chat')
      .select('number')
      .where('table_id', '=', id)
      .execute();
    const now = {
      version,
      status,
      fingerprint: fingerprint({ ...table, version, status }),
      chat: chat.length,
    };
    // What Eve had said there goes with her account.
    expect(now).toEqual(name === 'gathering' ? { ...was, chat: 0 } : was);
  });

  test('games in progress between accounts are rated, as they would have been', async () => {
    const rows = await server.house.storage.db.selectFrom('tables').select(['id', 'rated']).execute();
    const rated = Object.entries(kept.tables)
      .filter(([, { id }]) => rows.some((row) => row.id === id && row.rated === 1))
      .map(([name]) => name);
    expect(rated.toSorted()).toEqual([...found.rated]);
  });

  test('accounts, ratings, tokens and settings are there', async () => {
    const ada = await signedIn('ada');
    expect(await ada.me()).toMatchObject({
      id: kept.people.ada,
      guest: false,
      recoveryCodes: 8,
      rating: { games: found.ratedGames },
      muted: [kept.people.dora],
    });
    expect((await ada.get('/api/me/tokens')).body).toMatchObject([{ name: 'my bot' }]);
    expect((await ada.get(`/api/profiles/${kept.people.bea}`)).body).toMatchObject({ games: 2, wins: 2 });
    expect((await (await signedIn('dora')).me()).passkeys).toBe(1);
    const friends = found.friends.map((name) => ({ id: kept.people[name] }));
    expect((await ada.get('/api/me/friends')).body).toMatchObject({ friends });
  });

  test('a game in progress continues', async () => {
    const id = kept.tables.rematch?.id ?? '';
    const ada = new Client(server.origin, (await signedIn('ada')).cookieHeader);
    await ada.connect();
    await ada.watch(id);
    const [move] = ada.moves(id);
    if (!move) throw new Error('Ada is asked.');
    expect(await ada.move(id, move)).toMatchObject({ type: 'done' });
    ada.close();
  });
});
