import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tidy } from '../../src/tidy.ts';
import { newEntropy } from '../support/client.ts';
import { ENGINES, type Postgres, startPostgres } from '../support/postgres.ts';
import { type OpenServer, openServer, Visitor } from '../support/visitor.ts';

const DAY = 86_400_000;
const KEEP = { guests: 30, tables: 7, games: 180 };

describe.each(ENGINES)('tidying up on %s', (engine) => {
  let postgres: Postgres | null = null;
  let server: OpenServer;
  let now = Date.now();
  beforeAll(async () => {
    postgres = engine === 'PostgreSQL' ? await startPostgres() : null;
    server = await openServer(postgres ? { database: postgres.url } : {}, () => now);
  });
  afterAll(async () => {
    await server.close();
    await postgres?.stop();
  });

  const found = async (visitor: Visitor, bots: readonly string[] = []) => {
    const { body } = await visitor.post('/api/tables', {
      settings: { players: 2 },
      bots,
      entropy: newEntropy(),
    });
    return (body as { id: string }).id;
  };
  const exists = async (visitor: Visitor) => {
    const { db } = server.house.storage;
    const { id } = await visitor.me();
    return async () => (await db.selectFrom('user').select('id').where('id', '=', id).execute()).length === 1;
  };

  test('what was abandoned goes, step by step; games, accounts and reports stay', async () => {
    const passer = await exists(await Visitor.guest(server.origin));
    const player = await Visitor.guest(server.origin);
    const playerStays = await exists(player);
    const account = await exists(await Visitor.account(server.origin, `idle_${engine}`));
    const waiting = await Visitor.guest(server.origin);
    const waiter = await exists(waiting);
    const empty = await found(waiting);
    const reported = await found(waiting);
    await server.house.storage.db
      .insertInto('reports')
      .values({ table_id: reported, number: 1, user_id: 'somebody', reason: '', at: 0 })
      .execute();
    const game = await found(player, ['citizen']);
    const statusOf = async (id: string) => {
      const { body } = await player.get(`/api/tables/${id}`);
      const said = body as { status?: string; error?: string };
      return said.status ?? said.error;
    };
    const after = (days: number) => {
      now += days * DAY;
      return tidy(server.services, KEEP);
    };

    expect(await after(6)).toEqual({ closed: 0, removed: 0, guests: 0 });
    expect(await after(2)).toEqual({ closed: 2, removed: 0, guests: 0 });
    expect(await statusOf(empty)).toBe('closed');
    expect(await after(8)).toEqual({ closed: 0, removed: 1, guests: 0 });
    expect(await statusOf(empty)).toBe('no-such-table');
    expect(await statusOf(reported)).toBe('closed');
    expect(await after(15)).toMatchObject({ guests: 1 });
    expect([await passer(), await playerStays(), await account(), await waiter()]).toEqual([
      false,
      true,
      true,
      true,
    ]);
    expect(await statusOf(game)).toBe('playing');
    expect(await after(160)).toMatchObject({ closed: 1 });
    expect(await statusOf(game)).toBe('closed');
    expect(await after(160)).toMatchObject({ removed: 0 });
    expect(await statusOf(game)).toBe('closed');
  });

  test('a rematch that nobody came for goes as well, and there can be another', async () => {
    const one = await Visitor.guest(server.origin);
    const other = await Visitor.guest(server.origin);
    const id = await found(one);
    const { body } = await one.get(`/api/tables/${id}`);
    const { invitation } = body as { invitation?: string };
    await other.post(`/api/tables/${id}/join`, { entropy: newEntropy(), invitation });
    await other.post(`/api/tables/${id}/leave`);
    const rematch = async (visitor: Visitor) => {
      const answer = await visitor.post(`/api/tables/${id}/rematch`, { entropy: newEntropy() });
      return (answer.body as { id: string }).id;
    };
    const first = await rematch(one);
    now += 8 * DAY;
    await tidy(server.services, KEEP);
    const second = await rematch(one);
    expect(second).not.toBe(first);
    expect(await rematch(other)).toBe(second);
    now += 8 * DAY;
    await tidy(server.services, KEEP);
    expect((await one.get(`/api/tables/${first}`)).body).toMatchObject({ error: 'no-such-table' });
    expect((await one.get(`/api/tables/${second}`)).body).toMatchObject({ status: 'playing' });
  });

  test('nothing goes if everything is kept for ever', async () => {
    const visitor = await Visitor.guest(server.origin);
    const stays = await exists(visitor);
    const table = await found(visitor);
    now += 10_000 * DAY;
    const tidied = await tidy(server.services, { guests: 0, tables: 0, games: 0 });
    expect(tidied).toEqual({ closed: 0, removed: 0, guests: 0 });
    expect(await stays()).toBe(true);
    const { db } = server.house.storage;
    expect(await db.selectFrom('tables').select('status').where('id', '=', table).execute()).toEqual([
      { status: 'gathering' },
    ]);
  });
});
