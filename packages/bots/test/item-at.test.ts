import { expect, test } from 'vitest';
import { itemAt } from '../src/item-at.ts';

test('an index that must be there is, or says so', () => {
  expect(itemAt(['a', 'b'], 1)).toBe('b');
  expect(() => itemAt(['a', 'b'], 2)).toThrow('There is nothing at 2 of 2.');
});
