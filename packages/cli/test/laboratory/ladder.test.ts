import type { Seat, Standing } from '@khora/engine';
import { describe, expect, test } from 'vitest';
import { type GamePlan, type Outcome, type PlayAll, playHere } from '../../src/game/plan.ts';
import { climb, type LadderOptions } from '../../src/ladder/ladder.ts';
import { ladderTable } from '../../src/ladder/table.ts';
import { careless, greedy, khora } from '../kit.ts';

const options: LadderOptions = {
  bots: ['careless', 'greedy'],
  sizes: [2],
  setup: {},
  seed: 'ladder',
  maxGames: 400,
};

/** Games without a board: the stronger one finishes ahead, apart from luck. */
function pretend(
  strength: Readonly<Record<string, number>>,
  luck: number,
): { playAll: PlayAll; plans: GamePlan[] } {
  const plans: GamePlan[] = [];
  let state = 1;
  const chance = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  const outcome = (plan: GamePlan): Outcome => {
    const points = plan.bots.map((name) => (strength[name] ?? 0) + luck * chance());
    const standings = points.map(
      (own, seat): Standing => ({
        seat: seat as Seat,
        points: own,
        rank: 1 + points.filter((other) => other > own).length,
        breakdown: [],
      }),
    );
    return { ...plan, standings, cities: [], rounds: [], played: [], record: {} as Outcome['record'] };
  };
  return {
    plans,
    async *playAll(batch) {
      for (const plan of batch) {
        plans.push(plan);
        yield await Promise.resolve(outcome(plan));
      }
    },
  };
}

test('a strong bot comes out above random play, in real games, and the ladder stops by itself', async () => {
  const ladder = await climb(options, playHere({ careless, greedy }));
  expect(ladder.settled).toBe(true);
  expect(ladder.games).toBeLessThan(400);
  expect(ladder.rungs.map(({ name }) => name)).toEqual(['greedy', 'careless']);
  const [top] = ladder.rungs;
  expect(top?.next?.interval.low).toBeGreaterThan(0.5);
});

describe('with pretended games', () => {
  const bots = ['a', 'b', 'c', 'd', 'e'];
  const many = { ...options, bots, sizes: [2, 3, 4] as const, maxGames: 20_000 };

  test('five bots are put in order', async () => {
    const { playAll } = pretend({ a: 0.4, b: 0.1, c: 0.3, d: 0, e: 0.2 }, 1);
    const ladder = await climb(many, playAll);
    expect(ladder.settled).toBe(true);
    expect(ladder.rungs.map(({ name }) => name)).toEqual(['a', 'c', 'e', 'b', 'd']);
  });

  test('every deal is played with all rotations of its table', async () => {
    const { playAll, plans } = pretend({ a: 1, b: 2, c: 3, d: 4, e: 5 }, 0.1);
    await climb(many, playAll);
    const deals = Map.groupBy(plans, ({ deal }) => deal);
    for (const games of deals.values()) {
      const table = games[0]?.bots ?? [];
      expect(games).toHaveLength(table.length);
      expect(new Set(games.map(({ setup }) => setup.seed)).size).toBe(1);
      for (const bot of table) {
        expect(new Set(games.map((game) => game.bots.indexOf(bot))).size).toBe(table.length);
      }
    }
    expect(new Set([...deals.values()].map((games) => games.length))).toEqual(new Set([2, 3, 4]));
  });

  test('equals are not settled, however long they play', async () => {
    const { playAll } = pretend({ a: 0, b: 0 }, 1);
    const ladder = await climb({ ...options, bots: ['a', 'b'], maxGames: 3000 }, playAll);
    expect(ladder.settled).toBe(false);
    expect(ladder.games).toBe(3000);
    expect(ladderTable(ladder)).toContain('not settled');
  });

  test('settled neighbours are not asked to play on', async () => {
    const { playAll, plans } = pretend({ a: 0, b: 0, c: 9 }, 1);
    await climb({ ...options, bots: ['a', 'b', 'c'], maxGames: 1000 }, playAll);
    expect(plans.slice(-200).every(({ bots }) => !bots.includes('c'))).toBe(true);
  });

  test('the watcher may end it', async () => {
    const { playAll } = pretend({ a: 0, b: 0 }, 1);
    const ladder = await climb({ ...options, bots: ['a', 'b'] }, playAll, () => false);
    expect(ladder.games).toBe(32);
  });
});

test('the command rates bots on worker threads', async () => {
  const args = ['ladder', '--bots', 'random,random@5it', '--max-games', '8', '--json'];
  const { code, out } = await khora([...args, '--workers', '2']);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ settled: false, games: 8, deals: 4 });
  expect((await khora([...args, '--workers', '1'])).out).toBe(out);
});
