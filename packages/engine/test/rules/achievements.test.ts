import { describe, expect, test } from 'vitest';
import type { CardId, GameState, PlayerState } from '../../src/index.ts';
import {
  answer,
  asked,
  beforeAchievements,
  deal,
  each,
  moves,
  nextAssignment,
  pass,
  player,
  set,
  tokens,
} from '../kit.ts';

type Goal = keyof GameState['achievements'];
const THREE: CardId[] = ['bank', 'proskenion', 'austerity'];

const settled = (players: Partial<PlayerState>[]) => pass(beforeAchievements(players));

const GOALS: [Goal, number][] = [
  ['points', 10],
  ['citizens', 12],
  ['troops', 6],
  ['economy', 4],
];

describe('R2.G1 the five achievements', () => {
  test.each(GOALS)('R2.G1 %s at %i, not at one less', (goal, need) => {
    const state = settled([{ [goal]: need }, { [goal]: need - 1 }]);
    expect(state.phase).toBe('achievement');
    expect(asked(state)).toEqual(['0:claim']);
    expect(settled([{ [goal]: need - 1 }, { [goal]: need - 1 }]).achievements[goal]).toEqual([]);
    const more = answer(settled([{ [goal]: need + 1 }, {}]), 0, {
      type: 'claim',
      achievement: goal,
      reward: 'taxes',
    });
    expect(more.achievements).toEqual({
      points: [],
      citizens: [],
      troops: [],
      economy: [],
      politics: [],
      [goal]: [0],
    });
  });

  test('R2.G1 politics with three cards in play, hand cards do not count', () => {
    const state = beforeAchievements([{}, {}]);
    deal(state, { inPlay: [THREE, ['power', 'oracle']], hands: [[], ['quarry', 'persians']] });
    expect(asked(pass(state))).toEqual(['0:claim']);
    expect(moves(pass(state), 0)).toContainEqual({ type: 'claim', achievement: 'politics', reward: 'glory' });
  });
});

describe('R2.G2 can be earned in one round only', () => {
  test('R2.G2 closed in later rounds and never lost', () => {
    let state = answer(settled([{ troops: 6 }, {}]), 0, {
      type: 'claim',
      achievement: 'troops',
      reward: 'taxes',
    });
    expect(state.achievements.troops).toEqual([0]);
    set(state, 0, { troops: 0 });
    set(state, 1, { troops: 9, glory: 0 });
    state = nextAssignment(state);
    expect(state.round).toBe(3);
    expect(state.achievements.troops).toEqual([0]);
    expect(player(state, 1)).toMatchObject({ taxes: 0, glory: 0 });
  });

  test('R2.G2 earned by every player who meets it in that round', () => {
    const state = settled([{ economy: 4 }, { economy: 3 }, { economy: 7 }, { economy: 4 }]);
    expect(state.achievements.economy).toEqual([0, 2, 3]);
    expect(each(state, 'taxes')).toEqual([1, 0, 1, 1]);
  });

  test('R2.G2 an achievement not met stays open', () => {
    const later = settled([{ troops: 5 }, {}]);
    expect(later.achievements.troops).toEqual([]);
    expect(later.round).toBe(2);
  });
});

describe('R2.G3 rewards', () => {
  test.each(['taxes', 'glory'] as const)('R2.G3 a sole earner chooses: %s', (reward) => {
    const state = settled([{}, { citizens: 12 }]);
    expect(moves(state, 1)).toEqual(
      expect.arrayContaining([
        { type: 'claim', achievement: 'citizens', reward: 'taxes' },
        { type: 'claim', achievement: 'citizens', reward: 'glory' },
      ]),
    );
    expect(moves(state, 1)).toHaveLength(2);
    const after = player(answer(state, 1, { type: 'claim', achievement: 'citizens', reward }), 1);
    expect([after.taxes, after.glory]).toEqual(reward === 'taxes' ? [1, 0] : [0, 1]);
  });

  test('R2.G3 several earners: 1 taxes each, no choice', () => {
    const state = settled([{ points: 10 }, { points: 31 }, { points: 9 }]);
    expect(state.round).toBe(2);
    expect(state.achievements.points).toEqual([0, 1]);
    expect(each(state, 'taxes')).toEqual([1, 1, 0]);
    expect(each(state, 'glory')).toEqual([0, 0, 0]);
  });

  test('R2.G3 each achievement is settled on its own', () => {
    const before = beforeAchievements([
      { points: 10, troops: 6 },
      { troops: 7, economy: 4 },
    ]);
    deal(before, { inPlay: [THREE] });
    let state = pass(before);
    expect(asked(state).toSorted()).toEqual(['0:claim', '1:claim']);
    state = answer(state, 1, { type: 'claim', achievement: 'economy', reward: 'glory' });
    state = answer(state, 0, { type: 'claim', achievement: 'points', reward: 'glory' });
    state = answer(state, 0, { type: 'claim', achievement: 'politics', reward: 'taxes' });
    expect(state.round).toBe(2);
    expect(state.achievements).toEqual({
      points: [0],
      citizens: [],
      troops: [0, 1],
      economy: [1],
      politics: [0],
    });
    expect(each(state, 'taxes')).toEqual([2, 1]);
    expect(each(state, 'glory')).toEqual([1, 1]);
  });

  test('R2.G3 shared achievements come first, then the choices of sole earners at the same time', () => {
    const state = pass(
      beforeAchievements([
        { points: 10, troops: 6 },
        { troops: 6, citizens: 12 },
      ]),
    );
    expect(asked(state).toSorted()).toEqual(['0:claim', '1:claim']);
    expect(each(state, 'taxes')).toEqual([1, 1]);
  });

  test('R2.G3 R3.1 the rewards stop at 10', () => {
    expect(each(settled([{ troops: 6, taxes: 10 }, { troops: 6 }]), 'taxes')).toEqual([10, 1]);
  });
});

describe('R6.15 earners are determined when phase G begins', () => {
  test('R6.15 points from glory traded during a claim come too late', () => {
    const state = beforeAchievements([{ development: 2, points: 6, glory: 1, troops: 6 }, { points: 3 }], {
      cities: ['thebes', 'athens'],
    });
    tokens(state, 0, 'GB');
    const trading = answer(pass(state), 0, { type: 'tradeGlory' });
    expect(player(trading, 0).points).toBe(10);
    expect(asked(trading)).toEqual(['0:claim']);
    const after = answer(trading, 0, { type: 'claim', achievement: 'troops', reward: 'taxes' });
    expect(after.achievements).toMatchObject({ troops: [0], points: [] });
    expect(nextAssignment(after).achievements.points).toEqual([0]);
  });

  test('R6.15 R2.G3 taxes gained in phase G do not feed another achievement', () => {
    const state = beforeAchievements([{ troops: 6 }, { troops: 6 }]);
    expect(pass(state).achievements).toMatchObject({ troops: [0, 1], points: [], citizens: [] });
  });
});
