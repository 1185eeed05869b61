import { expect, test } from 'vitest';
import { parseRoute } from '../src/browser/router.ts';
import { type Picks, placeTile, sameMove, toggled, withScrolls } from '../src/table/state/choice.ts';

const NONE: Picks = {
  tiles: [null, null],
  die: null,
  kept: [],
  scrolls: 0,
  cards: [],
  tracks: [],
  dice: [],
  single: null,
};

test('a tile goes to the first free die, or to the chosen one', () => {
  expect(placeTile(NONE, 3).tiles).toEqual([3, null]);
  expect(placeTile({ ...NONE, die: 1 }, 3).tiles).toEqual([null, 3]);
  expect(placeTile(placeTile(NONE, 3), 5).tiles).toEqual([3, 5]);
});

test('a tile already on a die is taken off, and a third one replaces the last', () => {
  const full: Picks = { ...NONE, tiles: [3, 5] };
  expect(placeTile(full, 3).tiles).toEqual([null, 5]);
  expect(placeTile(full, 6).tiles).toEqual([3, 6]);
});

test('one more scroll carries out the tile that it pays for, and one fewer sets it aside again', () => {
  const moves = [
    { type: 'pay', tiles: [2], scrolls: 0 },
    { type: 'pay', tiles: [4], scrolls: 0 },
    { type: 'pay', tiles: [2], scrolls: 1 },
    { type: 'pay', tiles: [2, 4], scrolls: 1 },
  ] as const;
  const one: Picks = { ...NONE, kept: [4] };
  const both = withScrolls(one, 1, moves);
  expect(both).toMatchObject({ scrolls: 1, kept: [2, 4] });
  expect(withScrolls(both, 0, moves)).toMatchObject({ scrolls: 0, kept: [2] });
  expect(withScrolls({ ...both, kept: [4] }, 0, moves).kept).toEqual([4]);
});

test('planned scrolls leave the tiles alone', () => {
  expect(withScrolls({ ...NONE, tiles: [3, null] }, 1, [])).toMatchObject({
    scrolls: 1,
    tiles: [3, null],
    kept: [],
  });
});

test('picks toggle, and moves are compared by what they say', () => {
  expect(toggled([1, 2], 2)).toEqual([1]);
  expect(toggled([1], 2)).toEqual([1, 2]);
  expect(sameMove({ type: 'buy', color: 'red' }, { type: 'buy', color: 'red' })).toBe(true);
  expect(sameMove(null, { type: 'pass' })).toBe(false);
});

test('an address that means nothing leads home', () => {
  expect(parseRoute('#/table/abc')).toEqual({ screen: 'table', id: 'abc' });
  expect(parseRoute('#/table')).toEqual({ screen: 'home' });
  expect(parseRoute('#/nonsense/x')).toEqual({ screen: 'home' });
});
