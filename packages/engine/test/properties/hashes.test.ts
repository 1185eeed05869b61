// The tables are written by an explicit command only: see hash-table.ts.
import { describe, expect, test } from 'vitest';
import { RULES_VERSION } from '../../src/index.ts';
import { finalHash, readTable, SETUPS } from './hash-table.ts';

const VERSIONS = Array.from({ length: RULES_VERSION }, (_, index) => index + 1);

describe.each(VERSIONS)('rules version %i', (rules) => {
  const table = readTable(rules);

  test('the table of hashes covers every number of players and every combination of options', () => {
    expect(Object.keys(table)).toEqual(SETUPS.map(({ seed }) => seed));
    expect(new Set(Object.values(table)).size).toBe(SETUPS.length);
  });

  test.each(SETUPS)('the game "$seed" ends as it always did', (setup) => {
    const otherwise = 'This game now ends differently: see hash-table.ts.';
    expect(finalHash(setup, rules), otherwise).toBe(table[setup.seed]);
  });
});
