import { BOTS } from '@khora/bots';
import { CITY_IDS, replay, standings } from '@khora/engine';
import type { Place } from '@khora/protocol';
import { expect, test } from 'vitest';
import { LEVELS } from '../../src/game/levels.ts';
import type { SeatPlan } from '../../src/runner/game.ts';
import { factsOf, type GameFacts } from '../../src/screens/laurels/facts.ts';
import { asHonours, mergeHonours } from '../../src/screens/laurels/honours.ts';
import {
  type Honours,
  LAUREL_IDS,
  type LaurelId,
  stepsOf,
  withDays,
  withGame,
} from '../../src/screens/laurels/laurels.ts';
import { botGame } from '../bot-game.ts';

const NOTHING = asHonours(null);
const PLAIN: GameFacts = {
  won: false,
  points: 40,
  lead: -5,
  city: 'athens',
  level: 'citizen',
  amongPeople: false,
  persepolis: false,
  explorations: 3,
  tokens: 4,
  cardsInPlay: 4,
  development: 3,
  lowestLevel: 2,
  highestLevel: 5,
  gloryPoints: 6,
  achievements: 1,
  drachmas: 4,
  spentScrolls: 2,
  wasLast: false,
};

function wonBy(change: Partial<GameFacts>): readonly LaurelId[] {
  const { won } = withGame(NOTHING, 'g', { ...PLAIN, ...change }, 1);
  return LAUREL_IDS.filter((id) => won[id] && id !== 'beginning');
}

test('each laurel for a single game is won only by such a game', () => {
  expect(wonBy({})).toEqual([]);
  expect(wonBy({ development: 4 })).toEqual(['builder']);
  expect(wonBy({ highestLevel: 7 })).toEqual(['summit']);
  expect(wonBy({ tokens: 9 })).toEqual(['scholar']);
  expect(wonBy({ explorations: 9 })).toEqual(['explorer']);
  expect(wonBy({ cardsInPlay: 6 })).toEqual(['statesman']);
  expect(wonBy({ drachmas: 15 })).toEqual(['treasurer']);
  expect(wonBy({ achievements: 4 })).toEqual(['firsts']);
  expect(wonBy({ lowestLevel: 5 })).toEqual(['balance']);
  expect(wonBy({ persepolis: true })).toEqual(['persepolis']);
  expect(wonBy({ gloryPoints: 24 })).toEqual(['glory']);
  expect(wonBy({ points: 100 })).toEqual(['hundred']);
  const win = { won: true, lead: 5 };
  expect(wonBy(win)).toEqual(['victory']);
  expect(wonBy({ ...win, lead: 0 })).toEqual(['victory', 'hair']);
  expect(wonBy({ ...win, lead: 25 })).toEqual(['victory', 'landslide']);
  expect(wonBy({ ...win, wasLast: true })).toEqual(['victory', 'comeback']);
  expect(wonBy({ ...win, explorations: 0 })).toEqual(['victory', 'peace']);
  expect(wonBy({ ...win, spentScrolls: 0 })).toEqual(['victory', 'stoic']);
  expect(wonBy({ ...win, cardsInPlay: 2 })).toEqual(['victory', 'frugal']);
  expect(wonBy({ ...win, level: 'archon' })).toEqual(['victory', 'archon']);
  expect(wonBy({ ...win, level: null, amongPeople: true })).toEqual(['victory', 'people']);
});

test('cities, levels, days and games add up, each game once', () => {
  let honours = NOTHING;
  for (const [at, city] of CITY_IDS.entries()) {
    const facts = { ...PLAIN, won: true, city, level: LEVELS[at % LEVELS.length] ?? null };
    honours = withGame(withGame(honours, `g${at}`, facts, at), `g${at}`, facts, 99);
  }
  expect(honours.games).toHaveLength(7);
  expect(honours.won.cities).toEqual({ at: 6, game: 'g6' });
  const last = LEVELS.length - 1;
  expect(honours.won.levels).toEqual({ at: last, game: `g${last}` });
  expect(stepsOf('regular', honours)).toEqual({ done: 7, goal: 50 });
  expect(stepsOf('victory', honours)).toBeNull();
  expect(withDays(honours, 6, 100).won.week).toBeUndefined();
  expect(withDays(honours, 7, 100).won.week).toEqual({ at: 100, game: '' });
  expect(withDays({ ...honours, days: 9 }, 7, 100)).toEqual({ ...honours, days: 9 });
});

test('merging two devices keeps what either knew, and the earlier win stays', () => {
  const a: Honours = withGame(NOTHING, 'a', { ...PLAIN, won: true }, 5);
  const b: Honours = withGame(
    withGame(NOTHING, 'b', { ...PLAIN, won: true, city: 'sparta' }, 3),
    'a',
    PLAIN,
    9,
  );
  const both = mergeHonours(a, b);
  expect(both.won.victory).toEqual({ at: 3, game: 'b' });
  expect(both.cities).toEqual(['athens', 'sparta']);
  expect(both.games).toEqual(['a', 'b']);
  expect(mergeHonours(a, both)).toEqual(both);
  expect(mergeHonours(both, both)).toEqual(both);
});

test('what another version stored is read as far as it is known', () => {
  expect(
    asHonours({
      won: { victory: { at: 1, game: 'g' }, unknown: { at: 1, game: 'g' }, summit: 3 },
      cities: ['athens', 'troy'],
      games: ['g', 4],
      levels: 'x',
    }),
  ).toEqual({
    won: { victory: { at: 1, game: 'g' } },
    games: ['g'],
    cities: ['athens'],
    levels: [],
    days: 0,
  });
  for (const stored of [null, 3, 'x']) expect(asHonours(stored)).toEqual(NOTHING);
});

const SEATS: readonly SeatPlan[] = [
  { kind: 'human', name: 'Ada' },
  { kind: 'bot', name: 'B', level: 'ephebe' },
  { kind: 'bot', name: 'C', level: 'citizen' },
  { kind: 'bot', name: 'D', level: 'ephebe' },
];

test.each(['laurels 1', 'laurels 2'])('the facts of a real game match its end: %s', (seed) => {
  const record = botGame({ players: 4, seed }, (seen) => BOTS.citizen(seen, { seed: '' }));
  const end = [...replay(record)].at(-1);
  const facts = factsOf(record, 0, SEATS);
  if (!end) throw new Error('a game has positions');
  const [own, ...others] = standings(end);
  expect(facts).toMatchObject({
    won: own?.rank === 1,
    points: own?.points,
    lead: (own?.points ?? 0) - Math.max(...others.map(({ points }) => points)),
    city: end.players[0]?.city,
    level: 'citizen',
    amongPeople: false,
    cardsInPlay: end.players[0]?.inPlay.length,
    gloryPoints: own?.breakdown.find(({ source }) => source === 'glory')?.points ?? 0,
  });
  expect(factsOf({ ...record, moves: record.moves.slice(0, -1) }, 0, SEATS)).toBeNull();
});

test('at a server’s table its places decide who won, and whoever left has nothing to count', () => {
  const record = botGame({ players: 2, seed: 'laurels 1' }, (seen) => BOTS.citizen(seen, { seed: '' }));
  const [first, second] = SEATS;
  if (!first || !second) throw new Error('there are seats');
  const place = (rank: number, left: 'resigned' | null) => ({ rank, points: 0, left });
  const facts = (...places: readonly Place[]) => {
    const published = { ...record, places };
    return factsOf(published, 0, [first, second]);
  };
  expect(facts(place(1, null), place(2, 'resigned'))?.won).toBe(true);
  expect(facts(place(2, null), place(1, null))?.won).toBe(false);
  expect(facts(place(2, 'resigned'), place(1, null))).toBeNull();
});
