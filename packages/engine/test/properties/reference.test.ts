import { expect, test } from 'vitest';
import { checkAgreement } from '../../fuzz/agreement.ts';
import { choicesFrom } from '../../fuzz/choices.ts';
import { CITY_IDS, type GameSetup } from '../../src/index.ts';
import { SETUPS } from './hash-table.ts';

const GAMES = 150;
const AT_ONCE = 25;

/** Every combination of players and options, the second time with the cities named where they may be. */
function setupOf(number: number): GameSetup {
  const setup = SETUPS[number % SETUPS.length];
  if (!setup) throw new RangeError('There are no setups.');
  if (number < SETUPS.length || setup.options?.cityChoice === 'choose') return setup;
  const cities = choicesFrom(`cities ${number}`).shuffled(CITY_IDS).slice(0, setup.players);
  return { ...setup, cities };
}

const first = Array.from({ length: GAMES / AT_ONCE }, (_, part) => part * AT_ONCE);

/** `npm run fuzz -- --only reference` plays more of these. */
test.each(first)('engine and reference agree after every move: 25 games from game %i on', (from) => {
  for (let number = from; number < from + AT_ONCE; number++)
    expect(checkAgreement({ number, setup: setupOf(number) })).toBeGreaterThan(9);
});
