import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkGame } from '../../fuzz/game.ts';
import { SAMPLED } from '../../fuzz/invariants.ts';
import { OPTION_VALUES, PLAYER_COUNTS } from '../../fuzz/setups.ts';
import { CITY_IDS, type GameSetup } from '../../src/index.ts';

const GAMES = 240;
const SEED = 2021;

/** Any valid setup. */
const anySetup: fc.Arbitrary<GameSetup> = fc
  .record({
    players: fc.constantFrom(...PLAYER_COUNTS),
    seed: fc.string({ unit: 'grapheme', maxLength: 12 }),
    options: fc.record(
      {
        cityChoice: fc.constantFrom(...OPTION_VALUES.cityChoice),
        draft: fc.constantFrom(...OPTION_VALUES.draft),
        dice: fc.constantFrom(...OPTION_VALUES.dice),
        optionalPayment: fc.constantFrom(...OPTION_VALUES.optionalPayment),
      },
      { requiredKeys: [] },
    ),
    cities: fc.option(fc.shuffledSubarray(CITY_IDS, { minLength: 4, maxLength: 4 }), { nil: undefined }),
  })
  .map(({ players, seed, options, cities }) => {
    if (cities === undefined || options.cityChoice === 'choose') return { players, seed, options };
    return { players, seed, options, cities: cities.slice(0, players) };
  });

/** fuzz/invariants.ts says what is checked after every move; `npm run fuzz` does the same for thousands of games. */
test('the invariants hold in every position of random games, from R1.1 to R4.1', () => {
  let moves = 0;
  fc.assert(
    fc.property(anySetup, fc.nat(), (setup, number) => {
      moves += checkGame({ setup, number }, SAMPLED);
    }),
    { seed: SEED, numRuns: GAMES },
  );
  expect(moves).toBeGreaterThan(GAMES * 9);
});
