import { describe, expect, test } from 'vitest';
import { type CardId, type EventId, type GameState, isOver, standings } from '../../src/index.ts';
import { cardPrice, carryOut, change, type Position, passUntil, player, position, scored } from '../kit.ts';

/** The points that a card in play is projected to give. */
const worth = (card: CardId, from: Position = {}) => scored(position({ inPlay: [card], ...from }), card);

const total = (state: GameState) => standings(state)[0]?.points ?? Number.NaN;

const END_GAME: CardId[] = [
  'austerity',
  'bank',
  'central-government',
  'diversification',
  'gold-reserve',
  'hall-of-statues',
  'heavy-taxes',
  'proskenion',
];

describe('end-game cards', () => {
  test('austerity: three green tokens and 6 drachmas, 3 points per card in hand', () => {
    expect(cardPrice('austerity')).toBe('GGG 6d');
    expect(worth('austerity')).toBe(0);
    expect(worth('austerity', { hand: ['bank', 'quarry', 'oracle', 'power'] })).toBe(12);
  });

  test('bank: two red tokens, 1 point per 2 drachmas, rounded down', () => {
    expect(cardPrice('bank')).toBe('RR 0d');
    expect(worth('bank', { drachmas: 1 })).toBe(0);
    expect(worth('bank', { drachmas: 8 })).toBe(4);
    expect(worth('bank', { drachmas: 17 })).toBe(8);
  });

  test('central-government: two green tokens and 4 drachmas, 2 points per card in play, itself included', () => {
    expect(cardPrice('central-government')).toBe('GG 4d');
    expect(worth('central-government')).toBe(2);
    expect(
      worth('central-government', { inPlay: ['archives', 'central-government', 'oracle', 'bank'] }),
    ).toBe(8);
  });

  test('diversification: one token of each colour and 6 drachmas, 3 × the lowest track level', () => {
    expect(cardPrice('diversification')).toBe('RBG 6d');
    expect(worth('diversification', { economy: 5, culture: 3, military: 7 })).toBe(9);
    expect(worth('diversification', { economy: 2, culture: 3, military: 7 })).toBe(6);
    expect(worth('diversification', { economy: 4, culture: 4, military: 1 })).toBe(3);
    expect(worth('diversification', { economy: 7, culture: 7, military: 7 })).toBe(21);
  });

  test('gold-reserve: three red tokens and 8 drachmas, 2 × the economy level', () => {
    expect(cardPrice('gold-reserve')).toBe('RRR 8d');
    expect(worth('gold-reserve', { culture: 7 })).toBe(2);
    expect(worth('gold-reserve', { economy: 7 })).toBe(14);
  });

  test('hall-of-statues: one token of each colour and 2 drachmas, 1 point per knowledge token', () => {
    expect(cardPrice('hall-of-statues')).toBe('RBG 2d');
    expect(worth('hall-of-statues')).toBe(0);
    expect(worth('hall-of-statues', { tokens: 'RRBGrbb' })).toBe(7);
  });

  test('heavy-taxes: two green and two red tokens and 4 drachmas, 2 × taxes', () => {
    expect(cardPrice('heavy-taxes')).toBe('RRGG 4d');
    expect(worth('heavy-taxes')).toBe(0);
    expect(worth('heavy-taxes', { taxes: 6 })).toBe(12);
  });

  test('proskenion: two blue tokens, 1 point per citizen', () => {
    expect(cardPrice('proskenion')).toBe('BB 0d');
    expect(worth('proskenion', { citizens: 0 })).toBe(0);
    expect(worth('proskenion', { citizens: 13 })).toBe(13);
  });
});

describe('what they do not do', () => {
  test.each(END_GAME)('%s: playing it costs its drachmas and gives no points yet', (card) => {
    const before = position({ hand: [card], tokens: 'RRRBBBGGG', taxes: 2 });
    const after = carryOut(before, [5, 6], { type: 'play', card });
    const cost = Number(/(\d+)d$/.exec(cardPrice(card))?.[1]);
    expect(change(before, after)).toEqual(cost > 0 ? { drachmas: -cost } : {});
    expect(player(after, 0)).toMatchObject({ hand: [], inPlay: [card] });
  });

  test.each(END_GAME)('%s: it is worth nothing in hand, nor to another player', (card) => {
    const from: Position = { taxes: 3, tokens: 'RBG', drachmas: 10, economy: 2, culture: 2, military: 2 };
    const plain = position({ ...from });
    expect(scored(position({ ...from, hand: [card] }), card)).toBe(0);
    expect(scored(position({ ...from, inPlay: [card] }), card, 1)).toBe(0);
    expect(total(position({ ...from, hand: [card] }))).toBe(total(plain));
  });
});

const RICH: Position = {
  city: 'athens',
  development: 4,
  inPlay: [...END_GAME],
  hand: ['archives', 'quarry', 'lighthouse'],
  tokens: 'RRBGrg',
  points: 5,
  economy: 3,
  culture: 2,
  military: 4,
  citizens: 7,
  taxes: 3,
  glory: 2,
  drachmas: 11,
};

/** Events for rounds 2 to 9 that neither give nor take points. */
const POINTLESS_EVENTS: readonly EventId[] = [
  'drought',
  'supplies-from-lydia',
  'outbreak-of-war',
  'invention-of-the-trireme',
  'plague-of-athens',
  'origin-of-the-academy',
  'conscripting-troops',
  'conquest-of-the-persians',
];

/** The final scoring of seat 0 as R4.1 and the cards word it. */
function expectedScores(state: GameState): Record<string, number> {
  const { economy, culture, military, drachmas, taxes, glory, citizens, hand, inPlay, knowledge } = player(
    state,
    0,
  );
  const { red, blue, green } = knowledge;
  const majors = red.major + blue.major + green.major;
  return {
    austerity: 3 * hand.length,
    bank: Math.floor(drachmas / 2),
    'central-government': 2 * inPlay.length,
    diversification: 3 * Math.min(economy, culture, military),
    'gold-reserve': 2 * economy,
    'hall-of-statues': majors + red.minor + blue.minor + green.minor,
    'heavy-taxes': 2 * taxes,
    proskenion: citizens,
    'athens-4': 3 * inPlay.length,
    glory: glory * majors,
  };
}

function expectScores(state: GameState): void {
  const expected = expectedScores(state);
  for (const [source, points] of Object.entries(expected))
    expect([source, scored(state, source)]).toEqual([source, points]);
  for (const { points, breakdown } of standings(state)) {
    expect(breakdown.reduce((sum, entry) => sum + entry.points, 0)).toBe(points);
  }
}

describe('R4.1 final scoring', () => {
  test('R4.1 the projection names every source, and its entries sum to the points', () => {
    const state = position(RICH);
    expectScores(state);
    const scores = [9, 5, 16, 6, 6, 6, 6, 7, 24, 2 * 2];
    expect(Object.values(expectedScores(state))).toEqual(scores);
    expect(total(state)).toBe(5 + scores.reduce((sum, points) => sum + points, 0));
    expect(standings(state).map(({ seat, rank }) => [seat, rank])).toEqual([
      [0, 1],
      [1, 2],
    ]);
  });

  test('R4.1 at the real end of a game the same sources are added to the points won before', () => {
    const start = position({ ...RICH, inPlay: [...END_GAME, 'public-market'] });
    start.eventDeck = [...POINTLESS_EVENTS];
    let last = start;
    const end = passUntil(start, (now) => {
      if (!isOver(now)) last = now;
      return isOver(now);
    });
    expect(end).toMatchObject({ phase: 'over', round: 9 });
    expectScores(end);
    const { points } = player(last, 0);
    expect(points).toBeGreaterThanOrEqual(5 + 8 * 3);
    expect(total(end) - points).toBe(Object.values(expectedScores(end)).reduce((sum, each) => sum + each, 0));
  });

  test('R4.1 glory without majors and majors without glory score nothing', () => {
    expect(scored(position({ glory: 4, tokens: 'RBG' }), 'glory')).toBe(0);
    expect(scored(position({ tokens: 'rbg' }), 'glory')).toBe(0);
    expect(scored(position({ glory: 4, tokens: 'rbbG' }), 'glory')).toBe(12);
  });
});
