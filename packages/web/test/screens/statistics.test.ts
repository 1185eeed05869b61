import { CITY_IDS, type GameRecord, RECORD_VERSION, RULES_VERSION } from '@khora/engine';
import { expect, test } from 'vitest';
import type { Save, SeatPlan } from '../../src/runner/game.ts';
import { statisticsOf } from '../../src/screens/statistics.ts';

const HUMAN: SeatPlan = { kind: 'human', name: 'Sappho' };
const bot = (level: 'citizen' | 'archon'): SeatPlan => ({ kind: 'bot', name: 'Solon', level });
const RECORD: GameRecord = {
  format: 'khora',
  version: RECORD_VERSION,
  rules: RULES_VERSION,
  setup: { players: 2, seed: 'statistics' },
  moves: [],
};

function saved(fields: Partial<Save>): Save {
  return {
    id: 's',
    created: 0,
    updated: 0,
    seats: [HUMAN, bot('citizen')],
    record: RECORD,
    over: true,
    round: 9,
    cities: ['athens', 'sparta'],
    points: [50, 40],
    ...fields,
  };
}

test('finished games against bots are counted by level and by city, with the best result of each', () => {
  const saves = [
    saved({}),
    saved({ points: [62, 70] }),
    saved({ seats: [bot('archon'), HUMAN], cities: ['athens', 'corinth'], points: [30, 31] }),
  ];
  expect(statisticsOf(saves, ['corinth', 'sparta', 'athens'])).toEqual({
    all: { games: 3, wins: 2, best: 62 },
    byLevel: [
      ['citizen', { games: 2, wins: 1, best: 62 }],
      ['archon', { games: 1, wins: 1, best: 31 }],
    ],
    byCity: [
      ['corinth', { games: 1, wins: 1, best: 31 }],
      ['athens', { games: 2, wins: 1, best: 62 }],
    ],
  });
});

test('games in progress, with several people, only with bots or from files do not count', () => {
  const saves = [
    saved({ over: false }),
    saved({ seats: [HUMAN, HUMAN] }),
    saved({ seats: [bot('citizen'), bot('archon')] }),
    saved({ own: null }),
  ];
  expect(statisticsOf(saves, CITY_IDS)).toBeNull();
});

test('equal points are settled by the record; one that cannot be read leaves a shared victory', () => {
  const tie = saved({ points: [40, 40] });
  expect(statisticsOf([tie], CITY_IDS)?.all.games).toBe(1);
  const foreign = saved({ points: [40, 40], record: { ...RECORD, rules: 99 } });
  expect(statisticsOf([foreign], CITY_IDS)?.all.wins).toBe(1);
});
