import { expect, test, vi } from 'vitest';
import { compile } from '../../src/content/content.ts';
import type { Correction } from '../../src/content/corrections.ts';
import {
  begin,
  contentOf,
  createGame,
  type GameRecord,
  type GameSetup,
  hash,
  RECORD_VERSION,
  RULES_VERSION,
  replay,
} from '../../src/index.ts';
import { movesOf, set, take } from '../kit.ts';
import { readTable, SETUPS } from './hash-table.ts';
import { playLine } from './line.ts';

interface Corrections {
  CORRECTIONS: readonly Correction[];
}

/** Three corrections as the box might require them, after those that the engine knows. */
vi.mock('../../src/content/corrections.ts', async (original): Promise<Corrections> => {
  const { CORRECTIONS } = await original<Corrections>();
  const space: Correction = {
    note: 'a space',
    correct({ spaces }) {
      spaces['red-2-1'].need = 14;
    },
  };
  const card: Correction = {
    note: 'a card',
    correct({ cards }) {
      cards.archives.cost = 7;
    },
  };
  const city: Correction = {
    note: 'a city',
    correct({ cities }) {
      cities.corinth[0].effect = [{ do: 'gain', gains: { drachmas: 40 } }];
    },
  };
  return { CORRECTIONS: [...CORRECTIONS, space, card, city] };
});

const OLD = RULES_VERSION - 3;
const VERSIONS = [OLD, OLD + 1, OLD + 2, OLD + 3];
const SETUP: GameSetup = {
  players: 2,
  seed: 'corrections',
  cities: ['corinth', 'sparta'],
  options: { draft: 'deal' },
};

test('a correction changes its number from its version on, and no other', () => {
  expect(createGame(SETUP).rules).toBe(RULES_VERSION);
  const content = VERSIONS.map(contentOf);
  expect(content.map(({ spaceOf }) => spaceOf.get('red-2-1')?.need)).toEqual([2, 14, 14, 14]);
  expect(content.map(({ cards }) => cards.get('archives')?.cost)).toEqual([2, 2, 7, 7]);
  const drachmas = VERSIONS.map((version) => begin(SETUP, version).state.players[0]?.drachmas);
  expect(drachmas).toEqual([8, 8, 8, 44]);
  expect(content.map(({ cards }) => cards.get('quarry')?.cost)).toEqual([0, 0, 0, 0]);
});

test('whether a move is legal depends on the version that the game is played by', () => {
  const explorable = VERSIONS.map((version) => {
    const { state } = begin(SETUP, version);
    set(state, 0, { troops: 4 });
    return movesOf(take(state, [4, 0], [0, 2]), 0, 'explore').some(({ space }) => space === 'red-2-1');
  });
  expect(explorable).toEqual([true, false, false, false]);
});

test('compiling does not change the base tables', () => {
  const spaces = () => JSON.stringify(compile([]).spaces);
  const before = spaces();
  compile([
    {
      note: 'once',
      correct(facts) {
        facts.spaces.persepolis.need = 1;
      },
    },
  ]);
  expect(spaces()).toBe(before);
});

test.each(SETUPS.slice(0, 12))('the game "$seed" ends under the old rules as it did before', (setup) => {
  expect(hash(playLine(setup, { rules: OLD }))).toBe(readTable(OLD)[setup.seed]);
});

test.each(VERSIONS)('a record of version %i replays by its own numbers', (rules) => {
  const moves: GameRecord['moves'][number][] = [];
  const final = playLine(SETUP, { rules, made: (move) => moves.push(move) });
  const record: GameRecord = { format: 'khora', version: RECORD_VERSION, rules, setup: SETUP, moves };
  const states = [...replay(JSON.parse(JSON.stringify(record)) as GameRecord)];
  expect(states.every((state) => state.rules === rules)).toBe(true);
  expect(states.at(-1)).toStrictEqual(final);
});
