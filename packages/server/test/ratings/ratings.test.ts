import { BEST_AFTER, type ClockRule, type GameKind } from '@khora/protocol';
import { rate, rating } from 'openskill';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Best } from '../../src/ratings/best.ts';
import { finishGame } from '../../src/ratings/finish.ts';
import { rated, readKinds, readRating } from '../../src/ratings/ratings.ts';
import { ranksOf } from '../../src/tables/result.ts';
import type { Table } from '../../src/tables/table.ts';
import { Tables } from '../../src/tables/tables.ts';
import { ENGINES, type Postgres, startPostgres } from '../support/postgres.ts';
import { commandsOf, ENTROPY, type Kit, newGame, newKit, PEOPLE, playOn } from '../support/table-kit.ts';

/** The people of the kit as the authentication library would know them. */
async function register({ storage }: Kit, guests: readonly string[] = []): Promise<void> {
  const now = new Date().toISOString();
  const flag = (guest: boolean) => (storage.engine === 'sqlite' ? Number(guest) : guest);
  for (const { id, name } of PEOPLE)
    await storage.db
      .insertInto('user')
      .values({
        id,
        name,
        isAnonymous: flag(guests.includes(id)),
        ...({
          email: `${id}@khora.invalid`,
          emailVerified: flag(false),
          createdAt: now,
          updatedAt: now,
        } as object),
      })
      .execute();
}

/** Ends a game as the server does: in the transaction of its last happening. */
async function finish({ storage }: Kit, table: Table): Promise<void> {
  await storage.db.transaction().execute((transaction) => finishGame(transaction, table));
}

const allRatings = ({ storage }: Kit) =>
  storage.db.selectFrom('ratings').selectAll().orderBy('user_id').execute();
const allResults = ({ storage }: Kit) =>
  storage.db.selectFrom('results').selectAll().orderBy('table_id').orderBy('seat').execute();

describe('ranks', () => {
  test('players who resigned come last, the first to resign behind the others', async () => {
    const kit = await newKit();
    const { founding } = await newGame(kit, { players: 4 });
    const [ada, bea, cleo] = PEOPLE;
    await playOn(kit, founding.id, 40);
    for (const person of [bea, ada, cleo]) if (person) await kit.commands.leave(founding.id, person);
    const table = await kit.tables.get(founding.id);
    expect(table.status).toBe('finished');
    if (!table.game) throw new Error('There was a game.');
    expect(ranksOf(table, table.game)).toEqual([3, 4, 2, 1]);
    await kit.storage.close();
  });

  test('those who stayed are ranked as the rules say', async () => {
    const kit = await newKit();
    const { founding } = await newGame(kit, { players: 3 });
    await playOn(kit, founding.id, 30);
    const [, bea] = PEOPLE;
    if (bea) await kit.commands.leave(founding.id, bea);
    const { game, ...table } = await kit.tables.get(founding.id);
    if (!game) throw new Error('There is a game.');
    const players = game.state.players.map((player, seat) => ({ ...player, points: [2, 90, 30][seat] ?? 0 }));
    const state = { ...game.state, players };
    expect(ranksOf({ ...table, game }, { ...game, state })).toEqual([2, 3, 1]);
    await kit.storage.close();
  });
});

describe('leaving a rated game', () => {
  const novice = { mu: 25, sigma: 8 };
  const master = { mu: 40, sigma: 2 };
  const shown = ({ mu, sigma }: { mu: number; sigma: number }) => mu - 3 * sigma;

  test('the others are rated among themselves', () => {
    const stayed = [
      { before: novice, rank: 1, left: false },
      { before: master, rank: 2, left: false },
    ];
    const leaver = { before: master, rank: 3, left: true };
    expect(rated([...stayed, leaver]).slice(0, 2)).toEqual(rated(stayed));
    expect(rated(stayed)[0]?.mu).toBeGreaterThan(novice.mu);
  });

  test('the only one who stays has won', () => {
    const [winner, loser] = rated([
      { before: novice, rank: 1, left: false },
      { before: novice, rank: 2, left: true },
    ]);
    expect(winner?.mu).toBeGreaterThan(novice.mu);
    expect(loser?.mu).toBeLessThan(novice.mu);
  });

  test.each([
    { leavers: 1, others: [master, master, master] },
    { leavers: 2, others: [novice, master, novice] },
    { leavers: 3, others: [master, novice, master] },
    { leavers: 4, others: [master, novice, master] },
  ])('of four, $leavers leave: none of them gains', ({ leavers, others }) => {
    const before = [novice, ...others];
    const players = before.map((each, seat) => ({
      before: each,
      left: seat < leavers,
      rank: seat < leavers ? 4 - seat : seat - leavers + 1,
    }));
    for (const [seat, after] of rated(players).slice(0, leavers).entries())
      expect(shown(after)).toBeLessThanOrEqual(shown(before[seat] ?? novice));
  });
});

describe.each(ENGINES)('ratings on %s', (engine) => {
  let postgres: Postgres | null = null;
  beforeAll(async () => {
    postgres = engine === 'PostgreSQL' ? await startPostgres() : null;
  });
  afterAll(() => postgres?.stop());

  const kitWith = async (guests: readonly string[] = []) => {
    const kit = await newKit(undefined, await postgres?.fresh());
    await register(kit, guests);
    return kit;
  };

  test('a rated game is rated by openskill, once', async () => {
    const kit = await kitWith();
    const { founding } = await newGame(kit, { players: 4, rated: true });
    const table = await playOn(kit, founding.id);
    expect(table.status).toBe('finished');
    await finish(kit, table);
    await finish(kit, table);
    if (!table.game) throw new Error('There was a game.');
    const ranks = ranksOf(table, table.game);
    const expected = rate(
      ranks.map(() => [rating()]),
      { rank: [...ranks] },
    );
    for (const [seat, { user_id, mu, sigma, games }] of (await allRatings(kit)).entries()) {
      expect(user_id).toBe(PEOPLE[seat]?.id);
      expect([mu, sigma, games]).toEqual([expected[seat]?.[0]?.mu, expected[seat]?.[0]?.sigma, 1]);
    }
    const results = await allResults(kit);
    expect(results.map(({ rank }) => rank)).toEqual(ranks);
    expect(results.map(({ points }) => points)).toEqual(table.game.state.players.map(({ points }) => points));
    expect(results.every(({ players, level }) => players === 4 && level === null)).toBe(true);
    await kit.storage.close();
  });

  test('if one of three has deleted the account, the others are rated all the same', async () => {
    const kit = await kitWith();
    const table = await playOn(kit, (await newGame(kit, { players: 3, rated: true })).founding.id);
    await kit.storage.db.deleteFrom('user').where('id', '=', 'id-bea').execute();
    await finish(kit, table);
    expect((await allRatings(kit)).map(({ user_id, games }) => [user_id, games])).toEqual([
      ['id-ada', 1],
      ['id-cleo', 1],
    ]);
    await kit.storage.close();
  });

  test('casual games are stored but not rated', async () => {
    const kit = await kitWith();
    const casual = await newGame(kit, { players: 2 });
    const [ada, bea] = PEOPLE;
    if (!(ada && bea)) throw new Error('There are people.');
    await kit.commands.leave(casual.founding.id, bea);
    await finish(kit, await kit.tables.get(casual.founding.id));
    const withBot = await kit.commands.found(ada, {
      settings: { players: 2 },
      bots: ['citizen'],
      entropy: '0'.repeat(32),
    });
    await kit.commands.leave(withBot.founding.id, ada);
    await finish(kit, await kit.tables.get(withBot.founding.id));
    const results = await allResults(kit);
    expect(results).toHaveLength(4);
    expect(results.filter(({ user_id }) => user_id === null)).toMatchObject([{ level: 'citizen', rank: 1 }]);
    expect(await allRatings(kit)).toEqual([]);
    await kit.storage.close();
  });

  test('with a bot at the table nobody is rated, whatever the settings say', async () => {
    const kit = await kitWith();
    const [ada, bea] = PEOPLE;
    if (!(ada && bea)) throw new Error('There are people.');
    const { founding } = await kit.commands.found(ada, {
      settings: { players: 3 },
      bots: [null, 'citizen'],
      entropy: ENTROPY,
    });
    await kit.commands.join(founding.id, bea, { entropy: ENTROPY });
    for (const person of [bea, ada]) await kit.commands.leave(founding.id, person);
    const table = await kit.tables.get(founding.id);
    const settings = { ...founding.settings, rated: true };
    await finish(kit, { ...table, founding: { ...founding, settings } });
    expect(await allResults(kit)).toHaveLength(3);
    expect(await allRatings(kit)).toEqual([]);
    await kit.storage.close();
  });

  test('a game given up before the cities are chosen has a result', async () => {
    const kit = await kitWith();
    const table = await newGame(kit, { players: 2, options: { cityChoice: 'choose' } });
    const [, bea] = PEOPLE;
    if (bea) await kit.commands.leave(table.founding.id, bea);
    await finish(kit, await kit.tables.get(table.founding.id));
    expect((await allResults(kit)).map(({ rank, city }) => [rank, city])).toEqual([
      [1, ''],
      [2, ''],
    ]);
    await kit.storage.close();
  });

  test('many games of the same players that end at once all count', async () => {
    const kit = await kitWith();
    const games: Table[] = [];
    for (let number = 0; number < 12; number++) {
      const { founding } = await newGame(kit, { players: 4, rated: true });
      // The seats differ, so that the rows would be locked in different orders.
      const order = [...PEOPLE.slice(number % 4), ...PEOPLE.slice(0, number % 4)];
      for (const person of order.slice(0, 3)) await kit.commands.leave(founding.id, person);
      games.push(await kit.tables.get(founding.id));
    }
    await Promise.all(games.map((table) => finish(kit, table)));
    expect((await allRatings(kit)).map((row) => row.games)).toEqual([12, 12, 12, 12]);
    const { count } = await kit.storage.db
      .selectFrom('rating_history')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(48);
    await kit.storage.close();
  });

  test('each kind of game has ratings and best players of its own', async () => {
    const kit = await kitWith();
    const [ada, bea] = PEOPLE;
    if (!(ada && bea)) throw new Error('There are people.');
    const duel = async (clock: ClockRule, loser: (typeof PEOPLE)[number]) => {
      const { founding } = await newGame(kit, { players: 2, rated: true, clock });
      await kit.commands.leave(founding.id, loser);
      await finish(kit, await kit.tables.get(founding.id));
    };
    for (let number = 0; number < BEST_AFTER; number++)
      await duel({ kind: 'live', bank: 600, increment: 5 }, bea);
    const { db } = kit.storage;
    const before = await readRating(db, ada.id);
    expect(await readKinds(db, ada.id)).toEqual([{ kind: 'duel-live', ...before }]);
    await duel({ kind: 'none' }, ada);
    const [live, slow] = await readKinds(db, ada.id);
    expect(live).toEqual({ kind: 'duel-live', ...before });
    // It starts with the strength shown elsewhere, and with full uncertainty.
    expect(slow).toMatchObject({ kind: 'duel-slow', games: 1 });
    expect(slow?.value).toBeLessThan(live?.value ?? 0);

    let hidden = '';
    const best = new Best({ db, now: () => kit.clock.now, isShown: (user) => user !== hidden });
    const listed = async (kind: GameKind) => (await best.of(kind)).map(({ user, games }) => [user, games]);
    expect(await listed('duel-live')).toEqual([
      [ada.id, BEST_AFTER],
      [bea.id, BEST_AFTER],
    ]);
    expect(await listed('duel-slow')).toEqual([]);
    hidden = ada.id;
    expect(await listed('duel-live')).toEqual([[bea.id, BEST_AFTER]]);
    kit.clock.now += 200 * 86_400_000;
    expect(await listed('duel-live')).toEqual([]);
    await kit.storage.close();
  });

  test('if the last entry is not written, neither is the rating', async () => {
    const kit = await kitWith();
    const { founding } = await newGame(kit, { players: 2, rated: true });
    const tables = new Tables({
      storage: kit.storage,
      now: () => kit.clock.now,
      also: ({ table: after }) =>
        after.status === 'finished'
          ? {
              queries: [],
              work: async (transaction) => {
                await finishGame(transaction, after);
                throw new Error('the disk is full');
              },
            }
          : undefined,
    });
    const [, bea] = PEOPLE;
    if (!bea) throw new Error('There are people.');
    const commands = commandsOf({ ...kit, tables }, () => kit.clock.now);
    await expect(commands.leave(founding.id, bea)).rejects.toThrow('the disk is full');
    expect(await allResults(kit)).toEqual([]);
    expect(await allRatings(kit)).toEqual([]);
    await kit.storage.close();
  });
});
