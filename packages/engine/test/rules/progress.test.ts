import { describe, expect, test } from 'vitest';
import type { CardId, CityId, GameState, PlayerState, Track } from '../../src/index.ts';
import {
  answer,
  asked,
  deal,
  edit,
  moves,
  movesOf,
  nextAssignment,
  pass,
  player,
  refusal,
  set,
  still,
  take,
} from '../kit.ts';

/** Phase E of round 1 with only seat 0 able to pay. */
function progressing(
  fields: Partial<PlayerState>,
  inPlay: CardId[] = [],
  city: CityId = 'sparta',
): GameState {
  const state = still({ cities: [city, 'athens'] });
  set(state, 0, fields);
  deal(state, { inPlay: [inPlay] });
  return take(state, [5, 2], [0, 2]);
}

const raise = (state: GameState, track: Track) => answer(state, 0, { type: 'progress', track });
const tracksOf = (state: GameState, seat = 0) => movesOf(state, seat, 'progress').map(({ track }) => track);

/** Levels 2 to 7: cost and benefit, as on the city board. */
const BOARD: Record<Track, [cost: number, benefit: Partial<Record<keyof PlayerState, number>>][]> = {
  economy: [
    [2, { citizens: 3 }],
    [2, { citizens: 3 }],
    [3, { points: 5 }],
    [3, { citizens: 5 }],
    [4, {}],
    [4, { points: 10 }],
  ],
  culture: [
    [1, {}],
    [4, { taxes: 1 }],
    [6, {}],
    [6, { taxes: 1 }],
    [7, { taxes: 1 }],
    [7, { taxes: 2 }],
  ],
  military: [
    [2, { glory: 1 }],
    [3, {}],
    [4, { glory: 1 }],
    [5, {}],
    [7, { glory: 1 }],
    [9, { glory: 2 }],
  ],
};
const LEVELS = (Object.keys(BOARD) as Track[]).flatMap((track) =>
  BOARD[track].map(([cost, benefit], index) => ({ track, level: index + 2, cost, benefit })),
);

describe('R2.E1 one level', () => {
  test.each(LEVELS)('R2.E1 $track level $level costs $cost', ({ track, level, cost, benefit }) => {
    const before = { citizens: 3, points: 20, taxes: 1, glory: 1 };
    const state = progressing({ ...before, [track]: level - 1, drachmas: cost });
    expect(asked(state)).toEqual(['0:progress']);
    const now = player(state, 0);
    const after = player(answer(state, 0, { type: 'progress', track }), 0);
    const gained = Object.fromEntries(
      Object.keys(before).map((key) => [key, now[key as 'points'] + (benefit[key as 'points'] ?? 0)]),
    );
    // The taxes of round 2 are already collected.
    expect(after).toMatchObject({ [track]: level, ...gained, drachmas: after.taxes });
    const poor = progressing({ ...before, [track]: level - 1, drachmas: cost - 1 });
    expect(poor.phase === 'progress' ? tracksOf(poor) : []).not.toContain(track);
  });

  test('R2.E1 in turn order, each may pass', () => {
    for (const first of [0, 1, 2] as const) {
      const state = still({ players: 3 });
      edit(state, { firstPlayer: first });
      for (const seat of [0, 1, 2]) set(state, seat, { drachmas: 3 });
      let now = take(state, [0, 2], [0, 2], [0, 2]);
      for (const place of [0, 1, 2]) {
        expect(asked(now)).toEqual([`${(first + place) % 3}:progress`]);
        expect(now.phase).toBe('progress');
        now = pass(now);
      }
      expect(now.round).toBe(2);
    }
  });

  test('R2.E1 one level only, without scrolls', () => {
    expect(raise(progressing({ drachmas: 20 }), 'economy').round).toBe(2);
  });
});

describe('R2.E2 scrolls', () => {
  test('R2.E2 each scroll allows one more level on any track, paid in drachmas', () => {
    const state = progressing({ drachmas: 7, scrolls: 2, economy: 1 });
    const once = raise(state, 'economy');
    expect(player(once, 0)).toMatchObject({ economy: 2, drachmas: 5, scrolls: 2 });
    const twice = raise(once, 'economy');
    expect(player(twice, 0)).toMatchObject({ economy: 3, drachmas: 3, scrolls: 1 });
    const thrice = raise(twice, 'economy');
    expect(player(thrice, 0)).toMatchObject({ economy: 4, drachmas: 0, scrolls: 0, points: 6 });
    expect(thrice.round).toBe(2);
  });

  test('R2.E2 levels may be spread over several tracks, and a player may stop at any time', () => {
    const state = raise(progressing({ drachmas: 9, scrolls: 3 }), 'culture');
    const after = pass(raise(state, 'military'));
    expect(player(after, 0)).toMatchObject({ culture: 2, military: 2, economy: 1, scrolls: 2, drachmas: 6 });
    expect(after.round).toBe(2);
  });
});

describe('R2.E3 a total of 2 levels', () => {
  test.each([
    ['Reformists', ['reformists'], 'sparta', 1],
    ['Corinth 3', [], 'corinth', 3],
    ['both: they do not add up', ['reformists'], 'corinth', 3],
  ] as [string, CardId[], CityId, 1 | 3][])('R2.E3 %s', (_, cards, city, development) => {
    const state = progressing({ drachmas: 20, scrolls: 0, development }, cards, city);
    const once = raise(state, 'economy');
    expect(asked(once)).toEqual(['0:progress']);
    const twice = raise(once, 'military');
    expect(twice.round).toBe(2);
    expect(player(twice, 0)).toMatchObject({ economy: 2, military: 2 });
  });

  test('R2.E3 R2.E2 scrolls come after the two', () => {
    const state = progressing({ drachmas: 20, scrolls: 1 }, ['reformists']);
    const twice = raise(raise(state, 'economy'), 'economy');
    expect(player(twice, 0).scrolls).toBe(1);
    expect(player(raise(twice, 'economy'), 0)).toMatchObject({ economy: 4, scrolls: 0 });
  });
});

describe('R2.E4 discounts', () => {
  test('R2.E4 they add up and a cost is never below 0', () => {
    const state = progressing(
      { drachmas: 3, development: 3, economy: 3, military: 3 },
      ['gradualism'],
      'corinth',
    );
    expect(player(raise(state, 'culture'), 0).drachmas).toBe(3);
    expect(player(raise(state, 'economy'), 0).drachmas).toBe(2);
    expect(player(raise(state, 'military'), 0).drachmas).toBe(1);
  });

  test('R2.E4 the top level is 7', () => {
    const state = progressing({ drachmas: 40, scrolls: 5, economy: 7, culture: 7, military: 6 });
    expect(tracksOf(state)).toEqual(['military']);
    expect(typeof refusal(state, 0, { type: 'progress', track: 'economy' })).toBe('string');
    expect(raise(state, 'military').round).toBe(2);
    expect(progressing({ drachmas: 40, scrolls: 5, economy: 7, culture: 7, military: 7 }).round).toBe(2);
  });

  test('R2.E4 a level that costs nothing is offered without drachmas', () => {
    const state = progressing({ drachmas: 0 }, ['gradualism']);
    expect(moves(state, 0)).toHaveLength(2);
    expect(player(raise(state, 'culture'), 0)).toMatchObject({ culture: 2, drachmas: 0 });
  });
});

test('R2.E1 each round has its own level without a scroll', () => {
  const first = raise(progressing({ drachmas: 20, scrolls: 0 }), 'economy');
  expect(asked(first)).toEqual(['0:assign', '1:assign']);
  const second = take(first, [5, 2], [0, 2]);
  expect([second.round, second.phase]).toEqual([2, 'progress']);
  expect(player(second, 0).raised).toBe(0);
  const twice = raise(second, 'economy');
  expect(player(twice, 0)).toMatchObject({ economy: 3, scrolls: 0 });
});

test('R2.E5 culture level 4 unlocks the third die from the next dice phase on', () => {
  const state = progressing({ drachmas: 6, culture: 3 });
  expect(player(state, 0).dice).toHaveLength(2);
  const next = nextAssignment(raise(state, 'culture'));
  expect(player(raise(state, 'culture'), 0).dice).toHaveLength(3);
  expect(player(next, 0).dice).toHaveLength(3);
  const inPhaseD = still();
  set(inPhaseD, 0, { culture: 3, drachmas: 1 });
  deal(inPhaseD, { hands: [['peripteros']] });
  set(inPhaseD, 0, { scrolls: 4 });
  const asks = answer(take(inPhaseD, [5, 2], [0, 2]), 0, { type: 'play', card: 'peripteros' });
  const raised = answer(asks, 0, { type: 'raise', track: 'culture' });
  expect(player(raised, 0).culture).toBe(4);
  expect(player(raised, 0).dice).toHaveLength(3);
  expect(raised.round).toBe(2);
});
