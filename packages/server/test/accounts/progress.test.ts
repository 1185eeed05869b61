import { PROGRESS_LENGTH, PROGRESS_TOTAL } from '@khora/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ProgressStore } from '../../src/accounts/own-data/progress.ts';
import { ENGINES, type Postgres, startPostgres } from '../support/postgres.ts';
import { type OpenServer, openServer, Visitor } from '../support/visitor.ts';

describe.each(ENGINES)('progress on %s', (engine) => {
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
  const put = async (visitor: Visitor, key: string, version: number, text: string | null) =>
    (await visitor.ask('PUT', `/api/me/progress/${key}`, { version, text })).body;

  test('what one device stores, another one finds', async () => {
    const phone = await Visitor.account(server.origin, 'ada');
    expect(await put(phone, 'puzzles', 0, '{"rating":1200}')).toEqual({ stored: true, version: 1 });
    const desktop = new Visitor(server.origin);
    for (const [name, value] of phone.cookies) desktop.cookies.set(name, value);
    expect((await desktop.get('/api/me/progress')).body).toEqual([{ key: 'puzzles', version: 1 }]);
    expect((await desktop.get('/api/me/progress/puzzles')).body).toEqual({
      version: 1,
      text: '{"rating":1200}',
    });
    expect((await desktop.get('/api/me/progress/nothing')).body).toEqual({ version: 0, text: null });
  });

  test('of two devices that write at once, the later one is told what to merge', async () => {
    const bea = await Visitor.account(server.origin, 'bea');
    const answers = await Promise.all([put(bea, 'best', 0, '1'), put(bea, 'best', 0, '2')]);
    expect(answers).toContainEqual({ stored: true, version: 1 });
    const [other] = answers.filter((answer) => !(answer as { stored: boolean }).stored);
    expect(other).toMatchObject({ stored: false, version: 1 });
    expect(await put(bea, 'best', 1, '3')).toEqual({ stored: true, version: 2 });
    expect(await put(bea, 'best', 1, '4')).toEqual({ stored: false, version: 2, text: '3' });
    // A deletion is remembered: another device does not bring it back.
    expect(await put(bea, 'best', 2, null)).toEqual({ stored: true, version: 3 });
    expect(await put(bea, 'best', 2, '5')).toEqual({ stored: false, version: 3, text: null });
  });

  test('only JSON up to a length, under valid keys, and up to a total', async () => {
    const cleo = await Visitor.account(server.origin, 'cleo');
    expect(await put(cleo, 'broken', 0, '{')).toMatchObject({ error: 'malformed' });
    expect(await put(cleo, 'UPPER', 0, '1')).toMatchObject({ error: 'malformed' });
    const long = (length: number) => JSON.stringify('x'.repeat(length - 2));
    expect(await put(cleo, 'long', 0, long(PROGRESS_LENGTH + 1))).toMatchObject({ error: 'malformed' });
    const fits = Math.floor(PROGRESS_TOTAL / PROGRESS_LENGTH);
    for (let key = 0; key < fits; key++)
      expect(await put(cleo, `long.${key}`, 0, long(PROGRESS_LENGTH))).toMatchObject({ stored: true });
    expect(await put(cleo, 'one-more', 0, long(PROGRESS_LENGTH))).toMatchObject({ error: 'too-many' });
    // What is there can be changed, and room made.
    expect(await put(cleo, 'long.0', 1, 'null')).toMatchObject({ stored: true });
    expect(await put(cleo, 'one-more', 0, long(PROGRESS_LENGTH))).toMatchObject({ stored: true });
  });

  test('an account has one speed limit for writing, however many devices it has', async () => {
    let now = 0;
    const store = new ProgressStore(server.house.storage.db, () => now, { rate: 1, burst: 3 });
    const write = (key: string) => store.write('eve', key, { version: 0, text: '1' });
    for (const key of ['a', 'b', 'c']) expect(await write(key)).toEqual({ stored: true, version: 1 });
    await expect(write('d')).rejects.toMatchObject({ code: 'too-fast' });
    expect(await store.write('fay', 'a', { version: 0, text: '1' })).toMatchObject({ stored: true });
    now = 1000;
    expect(await write('d')).toMatchObject({ stored: true });
  });

  test('only for the account: no guests, no tokens, exported and deleted with it', async () => {
    const guest = await Visitor.guest(server.origin);
    expect(await put(guest, 'puzzles', 0, '1')).toMatchObject({ error: 'accounts-only' });
    const dora = await Visitor.account(server.origin, 'dora');
    await put(dora, 'puzzles', 0, '{"rating":1500}');
    const { secret } = (await dora.post('/api/me/tokens', { name: 'bot', scopes: ['read', 'play'] }))
      .body as {
      secret: string;
    };
    const bot = new Visitor(server.origin);
    bot.headers = { authorization: `Bearer ${secret}` };
    expect((await bot.get('/api/me/progress')).body).toMatchObject({ error: 'not-allowed' });
    expect((await dora.get('/api/me/export')).body).toMatchObject({
      progress: [{ key: 'puzzles', version: 1, text: '{"rating":1500}' }],
    });
    const { id } = await dora.me();
    await dora.leaveForGood();
    const left = await server.house.storage.db
      .selectFrom('progress')
      .select('key')
      .where('user_id', '=', id)
      .execute();
    expect(left).toEqual([]);
  });
});
