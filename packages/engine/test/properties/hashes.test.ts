// The table is written by an explicit command only: see hash-table.ts.
import { expect, test } from 'vitest';
import { finalHash, readTable, SETUPS } from './hash-table.ts';

const table = readTable();

test('the table of hashes covers every number of players and every combination of options', () => {
  expect(Object.keys(table)).toEqual(SETUPS.map(({ seed }) => seed));
  expect(new Set(Object.values(table)).size).toBe(SETUPS.length);
});

test.each(SETUPS)('the game "$seed" ends as it always did', (setup) => {
  const expected = table[setup.seed];
  expect(finalHash(setup), 'The rules play this game otherwise than before: see hash-table.ts.').toBe(
    expected,
  );
});
