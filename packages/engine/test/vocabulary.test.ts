import { expect, test } from 'vitest';
import { ACTIONS, PHASES, SEATS } from '../src/index.ts';

test('the words of the game stand in their order', () => {
  expect(SEATS).toEqual([0, 1, 2, 3]);
  expect(ACTIONS).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(PHASES.join(' ')).toBe('setup draft event tax dice action progress resolution achievement over');
});
