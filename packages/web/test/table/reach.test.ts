import { expect, test } from 'vitest';
import { reachOf } from '../../src/table/state/reach.ts';
import { position } from './position.ts';

test('spaces within reach of the troops, with what this player loses there', () => {
  const view = position([{ troops: 3, development: 1 }, { troops: 3 }], { explored: ['red-2-1'] });
  const spaces = (seat: 0 | 1) => reachOf(view, seat).spaces.map(({ space, loss }) => [space.id, loss]);
  // Sparta loses one troop less.
  expect(spaces(0)).toContainEqual(['red-3-1', 0]);
  expect(spaces(1)).toContainEqual(['red-3-1', 1]);
  expect(spaces(1).map(([id]) => id)).not.toContain('red-2-1');
  expect(spaces(1).map(([id]) => id)).not.toContain('red-4-2');
});

test('the next level of each track, at its price for this player', () => {
  const view = position([{ economy: 7, culture: 1, military: 1, drachmas: 1 }]);
  const { levels } = reachOf(view, 0);
  expect(levels.map(({ track, level }) => [track, level])).toEqual([
    ['culture', 2],
    ['military', 2],
  ]);
  for (const { price, affordable } of levels) expect(affordable).toBe(price <= 1);
});

test('the next development, and the achievements that nobody has earned', () => {
  const view = position([{ development: 4 }, { development: 1, taxes: 2 }]);
  expect(reachOf(view, 0).development).toBeNull();
  expect(reachOf(view, 1).development?.number).toBe(2);
  const achievements = { ...view.achievements, citizens: [0 as const] };
  const open = reachOf({ ...view, achievements }, 1).achievements.map(({ id }) => id);
  expect(open).not.toContain('citizens');
  expect(open).toHaveLength(4);
});
