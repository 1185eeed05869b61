import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { CARD_IDS, CITY_IDS } from '@khora/engine';
import { describe, expect, test } from 'vitest';
import { openingsOf, ranked, shareOf, TOPICS } from '../src/screens/explorer/openings.ts';
import { OPENINGS_DATA } from '../src/screens/explorer/openings-data.ts';

describe.each(OPENINGS_DATA)('the openings of $players players', (data) => {
  const all = openingsOf(data, 'all');
  const cities = CITY_IDS.map((city) => openingsOf(data, city));

  test('count every player of every game once', () => {
    expect(all.all.players).toBe(data.games * data.players);
    expect(all.all.wins).toBeCloseTo(data.games, -1);
    expect(cities.reduce((sum, { all: own }) => sum + own.players, 0)).toBe(all.all.players);
  });

  test('count one first pick, five drafted cards, a pair of tiles and an end for each', () => {
    const players = (list: readonly { readonly players: number }[]) =>
      list.reduce((sum, each) => sum + each.players, 0);
    for (const { all: own, first, drafted, tiles, developments } of [all, ...cities]) {
      expect(players(first)).toBe(own.players);
      expect(players(drafted)).toBe(5 * own.players);
      expect(players(tiles)).toBe(own.players);
      expect(players(developments)).toBe(own.players);
    }
    expect(all.first).toHaveLength(CARD_IDS.length);
    expect(all.tiles).toHaveLength(21);
    expect(all.developments).toHaveLength(4);
  });

  test('are listed by how often they won, if often enough', () => {
    for (const topic of TOPICS) {
      const list = ranked<{ readonly players: number; readonly wins: number }>(all[topic], topic);
      expect(list.every(({ players }) => players >= 20)).toBe(true);
      if (topic === 'developments') continue;
      const shares = list.map(({ players, wins }) => wins / players);
      expect(shares).toEqual(shares.toSorted((a, b) => b - a));
    }
  });
});

test('the interval is Wilson’s', () => {
  const { value, low, high } = shareOf({ players: 100, wins: 25 });
  expect(value).toBe(0.25);
  expect(low).toBeCloseTo(0.175, 3);
  expect(high).toBeCloseTo(0.343, 3);
});

test('the figures take at most 60 kB of a visit', () => {
  const file = new URL('../src/screens/explorer/openings-data.ts', import.meta.url);
  expect(gzipSync(readFileSync(file)).length).toBeLessThan(60_000);
});
