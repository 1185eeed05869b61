import { describe, expect, test } from 'vitest';
import { CITY_IDS, createGame, type GameSetup, InvalidSetupError } from '../src/index.ts';
import { random, shuffled } from '../src/random.ts';

const SETUP: GameSetup = { players: 2, seed: 'setup' };

/** The error with which a setup from outside is refused. */
function refused(setup: unknown): string {
  try {
    createGame(setup as GameSetup);
  } catch (error) {
    if (error instanceof InvalidSetupError) return `${error.name}: ${error.message}`;
    throw error;
  }
  throw new Error('accepted');
}

const OPTIONS = 'cityChoice, draft, dice, optionalPayment';
const CITIES = 'argos, athens, corinth, miletus, olympia, sparta, thebes';

describe('an invalid setup is refused with what to change', () => {
  test.each<[unknown, string]>([
    [null, 'A setup is an object with at least players and seed.'],
    ['two players', 'A setup is an object with at least players and seed.'],
    [[2, 'seed'], 'A setup is an object with at least players and seed.'],
    [{ ...SETUP, players: 5 }, 'players must be 2, 3 or 4.'],
    [{ ...SETUP, seed: 7 }, 'seed must be a string.'],
    [{ ...SETUP, options: null }, 'options must be an object.'],
    [{ ...SETUP, options: 'draft' }, 'options must be an object.'],
    [{ ...SETUP, options: ['draft'] }, 'options must be an object.'],
    [{ ...SETUP, options: { variant: 1 } }, `There is no option 'variant'; there are ${OPTIONS}.`],
    [{ ...SETUP, options: { toString: 1 } }, `There is no option 'toString'; there are ${OPTIONS}.`],
    [{ ...SETUP, options: { dice: 'loaded' } }, 'dice must be one of standard, reroll, shared.'],
    [
      { ...SETUP, cities: ['argos', 'athens'], options: { cityChoice: 'choose' } },
      "cities cannot be given together with cityChoice 'choose'.",
    ],
    [{ ...SETUP, cities: ['argos'] }, 'cities must name one city for each player.'],
    [{ ...SETUP, cities: 'ab' }, 'cities must name one city for each player.'],
    [{ ...SETUP, cities: ['argos', 'troy'] }, `cities must be among ${CITIES}.`],
    [{ ...SETUP, cities: ['argos', 'argos'] }, 'cities must not name a city twice.'],
  ])('%j', (setup, message) => {
    expect(refused(setup)).toBe(`InvalidSetupError: ${message}`);
  });
});

describe('a new game', () => {
  const state = createGame({ players: 3, seed: 'new' });

  test('R1.2 R1.3 R2.C1 R2.C6 options that are not given default to those of the rulebook', () => {
    const book = { cityChoice: 'random', draft: 'pass', dice: 'standard', optionalPayment: false };
    expect(state.options).toEqual(book);
    expect(createGame({ ...SETUP, options: { dice: undefined } as object }).options).toEqual(book);
    expect(createGame({ ...SETUP, options: { dice: 'standard' } }).options).toEqual(book);
  });

  test('R1.1 nothing has happened yet', () => {
    expect(state).toMatchObject({ round: 0, action: null, event: null, pastEvents: [], explored: [] });
    expect(state).toMatchObject({ resolved: 0, most: [], fewest: [] });
    expect(state.achievements).toEqual({ points: [], citizens: [], troops: [], economy: [], politics: [] });
    for (const own of state.players) expect(own).toMatchObject({ dice: [], raised: 0, returned: [] });
  });

  test('R1.2 random cities come from a stream of their own', () => {
    const order = shuffled(CITY_IDS, random('new', 'cities'));
    expect(state.players.map(({ city }) => city)).toEqual(order.slice(0, 3));
  });
});
