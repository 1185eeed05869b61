import { BOTS } from '@khora/bots';
import { begin, decisions, legalMoves, play, RULES_VERSION, view } from '@khora/engine';
import { type DailyResult, type DailyTable, dailyGame, dayOf } from '@khora/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENGINES, type Postgres, startPostgres } from '../support/postgres.ts';
import { type OpenServer, openServer, Visitor } from '../support/visitor.ts';

const NOW = Date.parse('2026-11-17T20:00:00Z');

/** A game of the day as the client plays it: bots answer when no person is asked. */
function played(day: string, own: 'citizen' | 'random'): DailyResult {
  const { setup, rivals } = dailyGame(day);
  let { state } = begin(setup, RULES_VERSION);
  const moves: DailyResult['moves'] = [];
  const levels = [own, ...rivals];
  for (;;) {
    const [next] = decisions(state);
    if (!next) return { day, rules: RULES_VERSION, moves };
    const { seat } = next;
    const move = BOTS[levels[seat] ?? 'citizen'](view(state, seat), { seed: `test ${moves.length}` });
    moves.push({ seat, move });
    ({ state } = play(state, seat, move));
  }
}

test('the game of a day follows from its date, and is another the next day', () => {
  expect(dailyGame('2026-11-17')).toEqual(dailyGame('2026-11-17'));
  expect(dailyGame('2026-11-18').setup.seed).not.toBe(dailyGame('2026-11-17').setup.seed);
  expect(dayOf(NOW)).toBe('2026-11-17');
});

describe.each(ENGINES)('the game of the day on %s', (engine) => {
  let postgres: Postgres | null = null;
  let server: OpenServer;
  const clock = { now: NOW };
  const good = played('2026-11-17', 'citizen');
  const poor = played('2026-11-17', 'random');
  beforeAll(async () => {
    postgres = engine === 'PostgreSQL' ? await startPostgres() : null;
    server = await openServer(postgres ? { database: postgres.url } : {}, () => clock.now);
  });
  afterAll(async () => {
    await server.close();
    await postgres?.stop();
  });
  const account = (name: string) => Visitor.account(server.origin, name);

  test('the best are listed with their points, and everybody finds their own place', async () => {
    const [ada, bea] = [await account('ada'), await account('bea')];
    const entered = await bea.post('/api/daily', poor);
    expect(entered).toMatchObject({ status: 200, body: { day: '2026-11-17', players: 1, own: { rank: 1 } } });
    expect((await ada.post('/api/daily', good)).body).toMatchObject({ players: 2, own: { rank: 1 } });
    const table = (await bea.get('/api/daily')).body as DailyTable;
    expect(table.best.map(({ name, rank }) => ({ name, rank }))).toEqual([
      { name: 'ada', rank: 1 },
      { name: 'bea', rank: 2 },
    ]);
    expect(table.own).toMatchObject({ name: 'bea', rank: 2 });
    expect(table.best[0]?.points).toBeGreaterThan(table.best[1]?.points ?? 0);
    expect((await new Visitor(server.origin).get('/api/daily')).body).toMatchObject({
      own: null,
      players: 2,
    });
  });

  test('one try counts', async () => {
    const cleo = await account('cleo');
    await cleo.post('/api/daily', poor);
    const before = ((await cleo.get('/api/daily')).body as DailyTable).own;
    expect(((await cleo.post('/api/daily', good)).body as DailyTable).own).toEqual(before);
  });

  test('a game that was not really played is refused', async () => {
    const dora = await account('dora');
    const refused = async (result: unknown) => (await dora.post('/api/daily', result)).body;
    expect(await refused({ ...good, moves: good.moves.slice(0, -1) })).toMatchObject({
      error: 'not-allowed',
    });
    // A rival who gives in.
    const index = good.moves.findIndex(({ seat }) => seat === 1);
    const { setup } = dailyGame(good.day);
    let { state } = begin(setup, RULES_VERSION);
    for (const { seat, move } of good.moves.slice(0, index)) ({ state } = play(state, seat, move));
    const other = legalMoves(state, 1).find(
      (move) => JSON.stringify(move) !== JSON.stringify(good.moves[index]?.move),
    );
    expect(
      await refused({ ...good, moves: good.moves.with(index, { seat: 1, move: other as never }) }),
    ).toMatchObject({
      error: 'not-allowed',
      message: expect.stringContaining('rival') as unknown,
    });
    expect(await refused({ ...good, moves: [{ seat: 0, move: { type: 'develop' } }] })).toMatchObject({
      error: 'illegal-move',
    });
    expect(await refused({ ...good, rules: 1 })).toMatchObject({ error: 'not-allowed' });
    expect(((await dora.get('/api/daily')).body as DailyTable).own).toBeNull();
  });

  test('the table of a day closes a day later, and is for accounts', async () => {
    const guest = await Visitor.guest(server.origin);
    expect((await guest.post('/api/daily', good)).body).toMatchObject({ error: 'accounts-only' });
    const eve = await account('eve');
    clock.now = NOW + 86_400_000;
    expect(await eve.post('/api/daily', good)).toMatchObject({ status: 200 });
    clock.now = NOW + 2 * 86_400_000;
    expect((await (await account('fay')).post('/api/daily', good)).body).toMatchObject({ error: 'too-late' });
    expect((await eve.get('/api/daily?day=2026-11-17')).body).toMatchObject({ own: { name: 'eve' } });
    clock.now = NOW;
  });

  test('a result goes with its account, and is in the export', async () => {
    const gia = await account('gia');
    await gia.post('/api/daily', good);
    const before = (await gia.get('/api/daily')).body as DailyTable;
    expect((await gia.get('/api/me/export')).body).toMatchObject({ daily: [{ day: '2026-11-17' }] });
    await gia.leaveForGood();
    const after = (await new Visitor(server.origin).get('/api/daily')).body as DailyTable;
    expect(after.players).toBe(before.players - 1);
    expect(JSON.stringify(after)).not.toContain('gia');
  });
});
