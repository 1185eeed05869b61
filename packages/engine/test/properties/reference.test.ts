import { expect, test } from 'vitest';
import { checkAgreement } from '../../fuzz/agreement.ts';
import { SETUPS } from './hash-table.ts';

const GAMES = 150;
const AT_ONCE = 25;

const first = Array.from({ length: GAMES / AT_ONCE }, (_, part) => part * AT_ONCE);

/** `npm run fuzz -- --only reference` goes on with it. */
test.each(first)('engine and reference agree after every move: 25 games from game %i on', (from) => {
  for (let number = from; number < from + AT_ONCE; number++) {
    const setup = SETUPS[number % SETUPS.length];
    if (!setup) throw new RangeError('There are no setups.');
    expect(checkAgreement({ number, setup })).toBeGreaterThan(9);
  }
});
