import { BOTS } from '@khora/bots';
import { dailyGame } from '@khora/protocol/client';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  asDailyLog,
  type DailyOutcome,
  dailyId,
  dailyOf,
  mergeDailyLogs,
  noteBegun,
  noteOutcome,
  readDailyLog,
  streakOf,
} from '../../src/browser/daily-log.ts';
import { barsOf } from '../../src/screens/daily/bars.ts';
import { outcomeOf } from '../../src/screens/daily/outcome.ts';
import { botGame } from '../bot-game.ts';

const OUTCOME: DailyOutcome = { points: 60, rank: 1, lead: 4, curve: [3, 10, 60] };
const done = { begun: 1, outcome: OUTCOME };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  });
});

test('a saved game says which day it is from, and whether it counts', () => {
  expect(dailyOf(dailyId('2026-11-17'))).toEqual({ day: '2026-11-17', counts: true });
  expect(dailyOf(dailyId('2026-11-17', 'a1b2c3'))).toEqual({ day: '2026-11-17', counts: false });
  for (const id of ['abc', 'daily-', 'daily-2026', '']) expect(dailyOf(id)).toBeNull();
});

test('the first outcome of a day stays, even after it was begun again', () => {
  noteBegun('2026-11-17', 5);
  expect(readDailyLog()).toEqual({ '2026-11-17': { begun: 5 } });
  noteOutcome('2026-11-17', OUTCOME, 9);
  noteOutcome('2026-11-17', { ...OUTCOME, points: 99 }, 10);
  noteBegun('2026-11-17', 20);
  expect(readDailyLog()).toEqual({ '2026-11-17': { begun: 5, outcome: OUTCOME } });
});

test('of two devices, the one that began first counts', () => {
  const later = { begun: 2, outcome: { ...OUTCOME, points: 90 } };
  for (const [a, b] of [
    [done, later],
    [later, done],
  ] as const)
    expect(mergeDailyLogs({ x: a }, { x: b })).toEqual({ x: done });
  expect(mergeDailyLogs({ x: { begun: 1 } }, { x: done })).toEqual({ x: done });
  expect(mergeDailyLogs({ x: done }, { x: { begun: 1 } })).toEqual({ x: done });
});

test('a streak ends with a day that was left out; today may still come', () => {
  const log = { '2026-11-14': done, '2026-11-16': done, '2026-11-17': done, '2026-11-18': { begun: 3 } };
  expect(streakOf(log, '2026-11-17')).toBe(2);
  expect(streakOf(log, '2026-11-18')).toBe(2);
  expect(streakOf(log, '2026-11-19')).toBe(0);
  expect(streakOf({ '2026-02-28': done, '2026-03-01': done }, '2026-03-01')).toBe(2);
});

test('what another version wrote is ignored', () => {
  expect(
    asDailyLog({
      '2026-11-17': done,
      monday: done,
      '2026-11-18': 7,
      '2026-11-19': { begun: 1, outcome: {} },
    }),
  ).toEqual({
    '2026-11-17': done,
    '2026-11-19': { begun: 1 },
  });
  for (const stored of [null, 'x', 3, []]) expect(asDailyLog(stored)).toEqual({});
});

test('a day’s game is always the same: rivals choose by what they see, whatever the seed', () => {
  const { setup, rivals } = dailyGame('2026-11-17');
  const played = (salt: string) =>
    botGame(setup, (seen, seat, before) => {
      const level = seat === 0 ? 'ephebe' : (rivals[seat - 1] ?? 'citizen');
      const seed = seat === 0 ? 'own' : `${salt} ${before}`;
      return BOTS[level](seen, { seed, budget: { milliseconds: salt.length } });
    });
  const record = played('a');
  expect(played('another')).toEqual(record);
  const outcome = outcomeOf(record);
  expect(outcome?.curve).toHaveLength(9);
  expect(outcome?.curve.at(-1)).toBe(outcome?.points);
  expect(outcomeOf({ ...record, moves: record.moves.slice(0, -1) })).toBeNull();
});

test('the card shows how the points grew, and nothing else', () => {
  expect(barsOf([0, 1, 4, 8])).toBe('▁▁▄█');
  expect(barsOf([])).toBe('');
});
