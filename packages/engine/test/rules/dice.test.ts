import { describe, expect, test } from 'vitest';
import { type Action, createGame, type GameState, type Move } from '../../src/index.ts';
import {
  answer,
  asked,
  each,
  moves,
  nextAssignment,
  player,
  refusal,
  set,
  start,
  still,
  take,
} from '../kit.ts';

const SEEDS = Array.from({ length: 40 }, (_, index) => `dice ${index}`);
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

describe('R2.C1 rolling', () => {
  test('R2.C1 two dice, three from culture level 4 on', () => {
    for (const [culture, count] of [
      [3, 2],
      [4, 3],
      [7, 3],
    ] as const) {
      const state = still();
      set(state, 0, { culture });
      expect(each(nextAssignment(state), 'dice').map((dice) => dice.length)).toEqual([count, 2]);
    }
  });

  test('R2.C1 every number occurs, and seats and rounds differ', () => {
    const rolls = SEEDS.flatMap((seed) => {
      const state = start({ seed, players: 4 });
      return [...each(state, 'dice'), ...each(nextAssignment(state), 'dice')];
    });
    expect(new Set(rolls.flat())).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    expect(new Set(rolls.map((roll) => roll.join())).size).toBe(36);
  });
});

/** R2.C2, computed independently: among the lowest sums, the nearest clockwise to the previous first player. */
function firstByRule(state: GameState, previous: number): number {
  const sums = each(state, 'dice').map(sum);
  const count = sums.length;
  const seats = Array.from({ length: count }, (_, distance) => (previous + distance) % count);
  return seats.find((seat) => sums[seat] === Math.min(...sums)) ?? -1;
}

describe('R2.C2 first player', () => {
  test('R2.C2 lowest sum; ties: nearest, clockwise, to the previous first player, who is at distance 0', () => {
    const seen = { ties: 0, stays: 0, mixed: 0 };
    for (const seed of SEEDS) {
      let state = start({ seed, players: 4 });
      // Sums of two and of three dice are compared as they are.
      set(state, 1, { culture: 4 });
      for (let round = 2; round <= 9; round++) {
        const previous = state.firstPlayer;
        state = nextAssignment(state);
        const sums = each(state, 'dice').map(sum);
        const tied = sums.filter((own) => own === Math.min(...sums)).length > 1;
        expect(state.firstPlayer).toBe(firstByRule(state, previous));
        if (tied) seen.ties++;
        if (tied && state.firstPlayer === previous) seen.stays++;
        if (state.firstPlayer === 1) seen.mixed++;
      }
    }
    expect(Math.min(seen.ties, seen.stays, seen.mixed)).toBeGreaterThan(5);
  });

  test('R2.C2 R1.7 ties in the first roll go by the random first player', () => {
    let ties = 0;
    for (const seed of SEEDS) {
      let state = createGame({ seed, players: 4, options: { cityChoice: 'choose', draft: 'deal' } });
      const first = Number(asked(state)[0]?.[0]);
      for (const city of ['sparta', 'athens', 'olympia', 'corinth'] as const) {
        state = answer(state, Number(asked(state)[0]?.[0]), { type: 'city', city });
      }
      const sums = each(state, 'dice').map(sum);
      if (sums.filter((own) => own === Math.min(...sums)).length > 1) ties++;
      expect(state.firstPlayer).toBe(firstByRule(state, first));
    }
    expect(ties).toBeGreaterThan(3);
  });
});

describe('R2.C3 Growing Population', () => {
  test('R2.C3 a sum of 4 or less gains a scroll right after the first roll', () => {
    const sums = new Set<number>();
    for (const seed of SEEDS) {
      const state = start({ seed, players: 4, cities: ['sparta', 'argos', 'olympia', 'corinth'] });
      for (const { dice, scrolls } of state.players) {
        sums.add(sum(dice));
        expect(scrolls).toBe(sum(dice) <= 4 ? 1 : 0);
      }
    }
    expect(sums.has(4)).toBe(true);
    expect(sums.has(5)).toBe(true);
  });

  test('R2.C3 in round 1 only', () => {
    const rounds = SEEDS.map((seed) => take(still({ seed, players: 4 }), [2, 4], [2, 4], [2, 4], [2, 4]));
    const low = rounds.flatMap(({ players }) => players).filter(({ dice }) => sum(dice) <= 4);
    expect(rounds.map(({ round }) => round)).toEqual(SEEDS.map(() => 2));
    expect(low.length).toBeGreaterThan(5);
    for (const { scrolls } of low) expect(scrolls).toBe(0);
  });
});

describe('R2.C4 assigning', () => {
  test('R2.C4 a different tile for each die, all dice, everyone at once', () => {
    const state = still({ players: 3 });
    set(state, 0, { dice: [2, 4] });
    set(state, 1, { dice: [1, 3, 5], culture: 4 });
    expect(asked(state)).toEqual(['0:assign', '1:assign', '2:assign']);
    expect(moves(state, 0)).toHaveLength(7 * 6);
    expect(moves(state, 1)).toHaveLength(7 * 6 * 5);
    for (const tiles of [[1, 1], [1], [1, 2, 3], [7, 1], [-1, 2], []]) {
      expect(typeof refusal(state, 0, { type: 'assign', tiles })).toBe('string');
    }
  });

  test('R2.C4 revealed together: nothing is settled until the last assignment is in', () => {
    const state = still();
    const once = answer(state, 0, { type: 'assign', tiles: [0, 2] });
    expect(once.phase).toBe('dice');
    expect(player(once, 0)).toMatchObject({ citizens: 3, scrolls: 0, points: 0 });
    const twice = answer(once, 1, { type: 'assign', tiles: [0, 2] });
    expect(each(twice, 'points')).toEqual([1, 1]);
  });
});

type Settled = { tiles: Action[]; scrolls: number; citizens: number };

/**
 * R2.C5 to R2.C7 played out: at every step a player spends a scroll or settles any tile, as often as possible; of
 * several ways to the same tiles and scrolls, the one with the most citizens counts.
 */
function settlements(
  own: { dice: number[]; tiles: Action[]; citizens: number; scrolls: number },
  optional = false,
): Settled[] {
  const found = new Map<string, Settled>();
  const cost = (die: number) => Math.max(0, (own.tiles[die] ?? 0) - (own.dice[die] ?? 0));
  const settle = (citizens: number, spent: number, open: number[], kept: Action[]) => {
    if (open.length === 0) {
      const tiles = kept.toSorted((a, b) => a - b);
      const key = `${tiles.join()};${spent}`;
      if ((found.get(key)?.citizens ?? -1) < citizens) found.set(key, { tiles, scrolls: spent, citizens });
    }
    if (spent < own.scrolls) settle(Math.min(15, citizens + 3), spent + 1, open, kept);
    for (const die of open) {
      const rest = open.filter((other) => other !== die);
      const aside = cost(die) > citizens || (optional && cost(die) > 0);
      if (cost(die) <= citizens) settle(citizens - cost(die), spent, rest, [...kept, own.tiles[die] ?? 0]);
      if (aside) settle(citizens, spent, rest, kept);
    }
  };
  settle(own.citizens, 0, [...own.dice.keys()], []);
  return [...found.values()];
}

const CASES: { dice: number[]; tiles: Action[] }[] = [
  { dice: [2, 4], tiles: [2, 6] },
  { dice: [6, 6], tiles: [1, 3] },
  { dice: [1, 1], tiles: [4, 3] },
  { dice: [1, 2], tiles: [6, 5] },
  { dice: [1, 3, 6], tiles: [5, 4, 0] },
  { dice: [1, 1, 1], tiles: [6, 5, 4] },
  { dice: [1, 2, 3], tiles: [3, 6, 4] },
];

/** The player of seat 0 before settling; the scroll of seat 1 keeps the payments open. */
function assigned(
  own: (typeof CASES)[number],
  { citizens, scrolls, optionalPayment }: { citizens: number; scrolls: number; optionalPayment: boolean },
): GameState {
  const state = still({ options: { optionalPayment } });
  set(state, 0, { dice: own.dice, citizens, scrolls, culture: own.dice.length === 3 ? 4 : 1 });
  set(state, 1, { dice: [6, 6], scrolls: 1 });
  const once = answer(state, 0, { type: 'assign', tiles: own.tiles });
  return answer(once, 1, { type: 'assign', tiles: [0, 2] });
}

const keyOf = (move: Move | Settled) =>
  'tiles' in move && 'scrolls' in move ? `${move.tiles.join()};${move.scrolls}` : move.type;

describe.each([false, true])(
  'R2.C5 R2.C6 R2.C7 payments compared with playing out every order, optionalPayment %s',
  (optional) => {
    test.each(CASES)('tiles $tiles on dice $dice', (own) => {
      for (const citizens of [0, 1, 2, 3, 4, 5, 7, 9, 12, 14, 15]) {
        for (const scrolls of [0, 1, 2, 4]) {
          const state = assigned(own, { citizens, scrolls, optionalPayment: optional });
          const expected = settlements({ ...own, citizens, scrolls }, optional);
          const label = `${citizens} citizens, ${scrolls} scrolls`;
          if (expected.length === 1) {
            expect(asked(state), label).toEqual(['1:pay']);
            expect(player(state, 0), label).toMatchObject({
              citizens: expected[0]?.citizens,
              kept: expected[0]?.tiles,
              scrolls: 0,
            });
            continue;
          }
          expect(asked(state), label).toEqual(['0:pay', '1:pay']);
          expect(moves(state, 0).map(keyOf).toSorted(), label).toEqual(expected.map(keyOf).toSorted());
          for (const { tiles, scrolls: spent, citizens: left } of expected) {
            const after = player(answer(state, 0, { type: 'pay', tiles, scrolls: spent }), 0);
            expect(after, label).toMatchObject({ kept: tiles, scrolls: scrolls - spent, citizens: left });
          }
        }
      }
    });
  },
);

describe('R2.C5 to R2.C7, case by case', () => {
  const [first = { dice: [], tiles: [] }, , third = first] = CASES;

  test('R2.C5 a tile above its die costs the difference, the others are free', () => {
    expect(player(assigned(first, { citizens: 3, scrolls: 0, optionalPayment: false }), 0)).toMatchObject({
      citizens: 1,
      kept: [2, 6],
    });
  });

  test('R2.C6 what can be paid must be paid; what cannot is set aside unpaid', () => {
    expect(player(assigned(first, { citizens: 1, scrolls: 0, optionalPayment: false }), 0)).toMatchObject({
      citizens: 1,
      kept: [2],
    });
    const state = assigned(first, { citizens: 2, scrolls: 1, optionalPayment: false });
    expect(typeof refusal(state, 0, { type: 'pay', tiles: [2], scrolls: 0 })).toBe('string');
    expect(
      typeof refusal(assigned(first, { citizens: 3, scrolls: 1, optionalPayment: true }), 0, {
        type: 'pay',
        tiles: [6],
        scrolls: 0,
      }),
    ).toBe('string');
  });

  test('R2.C6 the action of a tile set aside is not taken', () => {
    const state = still();
    set(state, 0, { dice: [1, 6], citizens: 0 });
    set(state, 1, { dice: [6, 6] });
    const once = answer(state, 0, { type: 'assign', tiles: [2, 0] });
    const after = answer(once, 1, { type: 'assign', tiles: [0, 2] });
    expect(after.round).toBe(2);
    expect(each(after, 'points')).toEqual([0, 1]);
    expect(each(after, 'scrolls')).toEqual([1, 1]);
  });

  test('R2.C7 costs 3 and 2 with 4 citizens: either tile, never both, never neither', () => {
    expect(moves(assigned(third, { citizens: 4, scrolls: 0, optionalPayment: false }), 0)).toEqual(
      expect.arrayContaining([
        { type: 'pay', tiles: [3], scrolls: 0 },
        { type: 'pay', tiles: [4], scrolls: 0 },
      ]),
    );
    expect(moves(assigned(third, { citizens: 4, scrolls: 0, optionalPayment: false }), 0)).toHaveLength(2);
  });

  test('R2.C7 spending scrolls is never forced: 1 citizen, one scroll, cost 2', () => {
    const state = assigned(first, { citizens: 1, scrolls: 1, optionalPayment: false });
    expect(moves(state, 0).map(keyOf).toSorted()).toEqual(['2,6;1', '2;0', '2;1']);
    // Set aside at 1 citizen, the scroll spent afterwards.
    expect(player(answer(state, 0, { type: 'pay', tiles: [2], scrolls: 1 }), 0)).toMatchObject({
      citizens: 4,
      kept: [2],
    });
  });

  test('R2.C7 scrolls may be spent with nothing to pay; citizens stop at 15', () => {
    const state = assigned(
      { dice: [6, 6], tiles: [0, 2] },
      { citizens: 13, scrolls: 2, optionalPayment: false },
    );
    expect(moves(state, 0).map(keyOf).toSorted()).toEqual(['0,2;0', '0,2;1', '0,2;2']);
    expect(player(answer(state, 0, { type: 'pay', tiles: [0, 2], scrolls: 2 }), 0)).toMatchObject({
      citizens: 15,
      scrolls: 0,
    });
  });
});
