import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  CARD_IDS,
  CITY_IDS,
  contentOf,
  createGame,
  EVENT_IDS,
  RULES_VERSION,
  SPACES,
} from '../../src/index.ts';
import { allCards, movesOf, start } from '../kit.ts';

/** The rows of the table under a heading of docs/components.md, by column. */
function table(heading: string): string[][] {
  const text = readFileSync(new URL('../../../../docs/components.md', import.meta.url), 'utf8');
  const section = text.split(/^#{2,3} /m).find((part) => part.startsWith(heading)) ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('| '));
  return rows.slice(1).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const content = contentOf(RULES_VERSION);
const letters = (needs: Readonly<Record<'red' | 'blue' | 'green', number>>) =>
  `${'R'.repeat(needs.red)}${'B'.repeat(needs.blue)}${'G'.repeat(needs.green)}`;
const sorted = (requires: string) =>
  ['R', 'B', 'G'].map((letter) => letter.repeat(requires.split(letter).length - 1)).join('');

describe('R1.5 exploration spaces', () => {
  const rows = table('Exploration spaces').flatMap((row) =>
    row.map((cell, column) => {
      const [size = '', numbers = '', ...benefits] = cell.split(' ');
      const [need, loss] = numbers.split('/').map(Number);
      const benefit = (unit: string) =>
        Number.parseInt(benefits.find((part) => part.endsWith(unit)) ?? '0', 10);
      const color = ['red', 'blue', 'green'][column];
      return { color, size, need, loss, drachmas: benefit('d'), points: benefit('vp') };
    }),
  );

  test('R1.5 33 spaces and Persepolis, 36 tokens', () => {
    expect(rows).toHaveLength(33);
    expect(SPACES).toHaveLength(34);
    expect(SPACES.reduce((tokens, { color }) => tokens + (color === 'persepolis' ? 3 : 1), 0)).toBe(36);
    expect(new Set(SPACES.map(({ id }) => id)).size).toBe(34);
  });

  test('R1.5 row by row as in the table', () => {
    const flat = (space: (typeof rows)[number]) => Object.values(space).join();
    const own = SPACES.filter(({ color }) => color !== 'persepolis').map(
      ({ color, size, need, loss, drachmas, points }) => ({ color, size, need, loss, drachmas, points }),
    );
    expect(own.map(flat).toSorted()).toEqual(rows.map(flat).toSorted());
  });

  test('R1.5 ids say colour, need and loss; the two blue 6/5 are a and b', () => {
    for (const { id, color, need, loss } of SPACES) {
      if (color === 'persepolis') continue;
      expect(id.replace(/[ab]$/, '')).toBe(`${color}-${need}-${loss}`);
    }
    const twin = (id: string) => SPACES.find((space) => space.id === id);
    expect(twin('blue-6-5a')).toMatchObject({ drachmas: 2, points: 1 });
    expect(twin('blue-6-5b')).toMatchObject({ drachmas: 1, points: 2 });
    expect(twin('persepolis')).toMatchObject({
      color: 'persepolis',
      size: 'major',
      need: 15,
      loss: 15,
      drachmas: 0,
      points: 0,
    });
  });
});

describe('R1.3 politics cards', () => {
  const kinds = [
    ['Immediate: 14', 'immediate', 14],
    ['Ongoing: 18', 'ongoing', 18],
    ['End of game: 8', 'endGame', 8],
  ] as const;

  test.each(kinds)('R1.3 %s', (heading, kind, count) => {
    const rows = table(heading);
    expect(rows).toHaveLength(count);
    const own = [...content.cards.values()].filter((card) => card.kind === kind);
    expect(
      own.map(({ id, requires, cost }) => [id, letters(requires), String(cost)].join()).toSorted(),
    ).toEqual(
      rows.map(([id = '', , requires = '', cost = '']) => [id, sorted(requires), cost].join()).toSorted(),
    );
  });

  test('R1.3 40 different cards are in a game', () => {
    expect(CARD_IDS).toHaveLength(40);
    const state = start({ players: 4 });
    expect(state.politicsDeck).toHaveLength(20);
    expect(allCards(state).toSorted()).toEqual(CARD_IDS.toSorted());
  });
});

test('R1.4 16 events, all of which occur', () => {
  expect(new Set(table('Events: 16').map(([id]) => id))).toEqual(new Set(EVENT_IDS));
  expect(EVENT_IDS).toHaveLength(16);
  const seen = Array.from({ length: 60 }, (_, seed) => start({ seed: String(seed) })).flatMap(
    ({ event, eventDeck }) => [event, ...eventDeck],
  );
  expect(new Set(seen)).toEqual(new Set(EVENT_IDS));
});

describe('R1.2 cities', () => {
  test('R1.2 seven to choose from', () => {
    const state = createGame({ players: 2, seed: 'cities', options: { cityChoice: 'choose' } });
    const offered = [0, 1].flatMap((seat) => movesOf(state, seat, 'city')).map(({ city }) => city);
    expect(offered.toSorted()).toEqual(CITY_IDS.toSorted());
    expect(CITY_IDS).toHaveLength(7);
  });

  test('R1.2 R2.D11 requirements and costs of their developments as in the table', () => {
    for (const [name = '', , ...developments] of table('Cities')) {
      const own = [...content.cities].find(([id]) => id === name.toLowerCase())?.[1] ?? [];
      const expected = developments.map((cell) => /^([RBG]+), (\d+)d;/.exec(cell)?.slice(1) ?? []);
      expect(
        own.slice(1).map(({ requires, cost }) => [letters(requires), String(cost)]),
        name,
      ).toEqual(expected.map(([requires = '', cost]) => [sorted(requires), cost]));
    }
  });
});

test('R1.6 first developments require and cost nothing', () => {
  for (const [city, [first]] of content.cities) {
    expect(first, city).toMatchObject({ cost: 0, requires: { red: 0, blue: 0, green: 0 } });
  }
});

test('R2.E1 costs of the track levels as in the table', () => {
  const rows = table('Progress tracks');
  expect(rows).toHaveLength(6);
  for (const [level, economy, , culture, , military] of rows) {
    const costs = (['economy', 'culture', 'military'] as const).map(
      (track) => content.levels[track][Number(level)]?.cost,
    );
    expect(costs).toEqual([economy, culture, military].map(Number));
  }
});
