import { expect, test } from 'vitest';
import { ACTIONS, PHASES, SEATS, seated } from '../src/index.ts';

test('the words of the game are in order', () => {
  expect(SEATS).toEqual([0, 1, 2, 3]);
  expect(ACTIONS).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(PHASES.join(' ')).toBe('setup draft event tax dice action progress resolution achievement over');
});

test('a list by seat gives each entry with its seat; entries without a seat are left out', () => {
  expect(seated(['a', 'b'])).toEqual([
    ['a', 0],
    ['b', 1],
  ]);
  expect(seated(['a', 'b', 'c', 'd', 'e'])).toHaveLength(4);
});
