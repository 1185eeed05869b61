import { describe, expect, test } from 'vitest';
import {
  type CardId,
  type GameState,
  isOver,
  type PlayerState,
  projectedPoints,
  standings,
} from '../../src/index.ts';
import { answer, asked, beforeEnd, deal, each, moves, pass, player, tokens } from '../kit.ts';

type Fields = Partial<PlayerState>;

const points = (state: GameState) => standings(state).map((own) => own.points);
const ranks = (state: GameState) => standings(state).map(({ rank }) => rank);
const source = (state: GameState, seat: number, name: string) =>
  standings(state)[seat]?.breakdown.find((part) => part.source === name)?.points;

/** The end of a game in which seat 0 has these fields, tokens and cards. */
function ended(
  own: Fields,
  letters: string,
  inPlay: CardId[] = [],
  cities: PlayerState['city'] = 'sparta',
): GameState {
  const state = beforeEnd([own, {}], { cities: [cities ?? 'sparta', 'corinth'] });
  tokens(state, 0, letters);
  deal(state, { inPlay: [inPlay] });
  return pass(state);
}

describe('R4.1 final scoring', () => {
  test('R4.1 the game ends after round 9', () => {
    const before = beforeEnd([{}, {}, {}]);
    expect([before.round, isOver(before)]).toEqual([9, false]);
    expect(before.eventDeck).toEqual([]);
    const state = pass(before);
    expect([state.round, state.phase, isOver(state)]).toEqual([9, 'over', true]);
    expect(asked(state)).toEqual([]);
    expect([0, 1, 2].map((seat) => moves(state, seat))).toEqual([[], [], []]);
  });

  test('R4.1 the projection counts glory times major tokens, as the standings do', () => {
    const state = beforeEnd([{ glory: 4, points: 20 }, { glory: 3 }]);
    tokens(state, 0, 'rbgRR');
    tokens(state, 1, 'RG');
    expect(projectedPoints(state)).toEqual([20 + 4 * 3, 0]);
    expect(projectedPoints(state)).toEqual(points(state));
  });

  test('R4.1 the projection counts cards and developments; once the game is over, it is the points', () => {
    const before = beforeEnd([{ inPlay: ['bank'], drachmas: 7, points: 2 }, {}]);
    expect(projectedPoints(before)).toEqual([2 + 3, 0]);
    const state = pass(before);
    expect(projectedPoints(state)).toEqual(each(state, 'points'));
    expect(projectedPoints(state)[0]).toBeGreaterThanOrEqual(2 + 3);
  });

  test('R4.1 glory times major tokens', () => {
    const state = ended({ glory: 4, points: 20 }, 'rbgRRBBG');
    expect(source(state, 0, 'glory')).toBe(12);
    expect(points(state)).toEqual([32, 0]);
    expect(points(ended({ glory: 4 }, 'RRRR'))).toEqual([0, 0]);
  });

  const cards: [CardId, Fields, string, number][] = [
    ['bank', { drachmas: 7 }, '', 3],
    ['central-government', {}, '', 2],
    ['diversification', { economy: 3, culture: 2, military: 5 }, '', 6],
    ['gold-reserve', { economy: 3 }, '', 6],
    ['hall-of-statues', {}, 'RRrb', 4],
    ['heavy-taxes', { taxes: 4 }, '', 8],
    ['proskenion', { citizens: 11 }, '', 11],
  ];
  test.each(cards)('R4.1 end-game card %s', (card, own, letters, expected) => {
    const state = ended(own, letters, [card]);
    expect(source(state, 0, card)).toBe(expected);
    expect(points(state)[0]).toBe(expected);
  });

  test('R4.1 end-game card austerity', () => {
    const state = beforeEnd([{}, {}]);
    deal(state, { inPlay: [['austerity']], hands: [['bank', 'power', 'oracle']] });
    expect(source(pass(state), 0, 'austerity')).toBe(9);
  });

  test.each([
    ['athens', '', 6],
    ['corinth', 'RRrb', 8],
    ['sparta', 'RBBb', 12],
    ['thebes', 'RBBb', 6],
  ] as const)('R4.1 development %s-4', (city, letters, expected) => {
    const state = beforeEnd([{ development: 4 }, {}], { cities: [city, 'miletus'] });
    tokens(state, 0, letters);
    deal(state, { inPlay: [['power', 'oracle']] });
    expect(source(pass(state), 0, `${city}-4`)).toBe(expected);
  });

  test('R4.1 a development that is not unlocked scores nothing', () => {
    expect(points(ended({ development: 3 }, 'BBB'))).toEqual([0, 0]);
  });

  test('R4.1 the breakdown adds up, before and after the end', () => {
    const before = beforeEnd([{ points: 17, glory: 2, drachmas: 9, development: 4 }, { points: 4 }]);
    tokens(before, 0, 'rgBBB');
    deal(before, { inPlay: [['bank', 'hall-of-statues']] });
    const after = pass(before);
    // Bank 4, five tokens, 2 glory with 2 majors, Sparta 4 with 3 blue tokens.
    expect(points(after)).toEqual([17 + 4 + 5 + 4 + 12, 4]);
    expect(points(before)).toEqual(points(after));
    expect(each(after, 'points')).toEqual(points(after));
    for (const state of [before, after]) {
      for (const own of standings(state))
        expect(own.breakdown.reduce((sum, part) => sum + part.points, 0)).toBe(own.points);
      expect(standings(state).map(({ seat }) => seat)).toEqual([0, 1]);
    }
  });
});

test('R4.1 the breakdown names points of the game, then developments, then cards as they were played', () => {
  const state = beforeEnd([{ development: 4, drachmas: 4, points: 3 }, {}], { cities: ['athens', 'argos'] });
  tokens(state, 0, 'R');
  deal(state, { inPlay: [['hall-of-statues', 'bank']] });
  const sources = standings(state)[0]?.breakdown.map(({ source: name, points: own }) => `${name} ${own}`);
  expect(sources).toEqual(['action 1', 'other 2', 'athens-4 6', 'hall-of-statues 1', 'bank 2']);
});

describe('R4.2 the winner', () => {
  const finished = (...players: [points: number, drachmas: number][]) =>
    pass(beforeEnd(players.map(([own, drachmas]) => ({ points: own, drachmas }))));

  test('R4.2 most points wins', () => {
    expect(ranks(finished([10, 50], [12, 0], [11, 3]))).toEqual([3, 1, 2]);
  });

  test('R4.2 tie: most drachmas', () => {
    expect(ranks(finished([10, 3], [10, 4]))).toEqual([2, 1]);
    expect(ranks(finished([10, 5], [9, 9], [10, 4]))).toEqual([1, 3, 2]);
  });

  test('R4.2 still tied: shared victory', () => {
    expect(ranks(finished([10, 3], [10, 3]))).toEqual([1, 1]);
    const [first, second, third] = ranks(finished([10, 3], [7, 3], [10, 3]));
    expect([first, third]).toEqual([1, 1]);
    expect(second).toBeGreaterThan(1);
  });

  test('R4.2 end-game points count before drachmas', () => {
    const state = beforeEnd([
      { points: 10, drachmas: 1 },
      { points: 8, drachmas: 4 },
    ]);
    deal(state, { inPlay: [[], ['bank']] });
    expect(ranks(pass(state))).toEqual([2, 1]);
  });
});

describe('R6.1 the last opportunity of Thebes', () => {
  const thebes = (own: Fields, letters = '') => {
    const state = beforeEnd([{ development: 2, ...own }, {}], { cities: ['thebes', 'athens'] });
    tokens(state, 0, letters);
    return pass(state);
  };

  test('R6.1 R4.1 an owner with glory left is asked before final scoring, until it is gone', () => {
    let state = thebes({ glory: 2, points: 5 });
    expect(isOver(state)).toBe(false);
    expect(asked(state)).toEqual(['0:tradeGlory']);
    expect(
      moves(state, 0)
        .map(({ type }) => type)
        .toSorted(),
    ).toEqual(['pass', 'tradeGlory']);
    state = answer(state, 0, { type: 'tradeGlory' });
    expect(player(state, 0)).toMatchObject({ glory: 1, points: 9, drachmas: 3 });
    expect(asked(state)).toEqual(['0:tradeGlory']);
    state = answer(state, 0, { type: 'tradeGlory' });
    expect(isOver(state)).toBe(true);
    expect(player(state, 0)).toMatchObject({ glory: 0, points: 13, drachmas: 5 });
  });

  test('R6.1 glory that is kept counts with the majors', () => {
    const state = pass(thebes({ glory: 2 }, 'rbgg'));
    expect(isOver(state)).toBe(true);
    expect(points(state)).toEqual([8, 0]);
  });

  test('R6.1 R4.2 the drachmas of the last trade break ties', () => {
    const before = beforeEnd(
      [
        { development: 2, glory: 1, points: 6, drachmas: 1 },
        { points: 10, drachmas: 2 },
      ],
      {
        cities: ['thebes', 'athens'],
      },
    );
    expect(ranks(answer(pass(before), 0, { type: 'tradeGlory' }))).toEqual([1, 2]);
    expect(ranks(pass(pass(before)))).toEqual([2, 1]);
  });

  test('R6.1 nobody without glory or development 2 is asked', () => {
    expect(isOver(thebes({ glory: 0 }))).toBe(true);
    expect(isOver(thebes({ glory: 3, development: 1 }))).toBe(true);
  });
});
