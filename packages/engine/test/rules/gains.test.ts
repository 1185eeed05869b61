import { describe, expect, test } from 'vitest';
import type { CardId, GameState, PlayerState } from '../../src/index.ts';
import {
  allCards,
  answer,
  asked,
  beforeEvent,
  deal,
  each,
  edit,
  moves,
  movesOf,
  pass,
  player,
  set,
  still,
  take,
  tokens,
} from '../kit.ts';

/** Seat 0 plays this card in round 1; seat 1 takes Philosophy and Culture. */
function played(
  card: CardId,
  fields: Partial<PlayerState>,
  prepare: (state: GameState) => void = () => undefined,
): GameState {
  const state = still();
  set(state, 0, fields);
  tokens(state, 0, 'RRRBBBGGG');
  deal(state, { hands: [[card]] });
  prepare(state);
  return answer(take(state, [5, 0], [0, 2]), 0, { type: 'play', card });
}

/** Seat 0 raises one track in phase E of round 1. */
function raised(track: 'economy' | 'culture' | 'military', fields: Partial<PlayerState>): PlayerState {
  const state = still();
  set(state, 0, { drachmas: 9, ...fields });
  return player(answer(take(state, [5, 2], [0, 2]), 0, { type: 'progress', track }), 0);
}

describe('R3.1 limits', () => {
  test('R3.1 citizens and troops stop at 15, taxes and glory at 10', () => {
    expect(raised('economy', { citizens: 14 }).citizens).toBe(15);
    expect(raised('military', { glory: 10 }).glory).toBe(10);
    expect(raised('culture', { culture: 6, taxes: 9 }).taxes).toBe(10);
    expect(player(played('greek-fire', { troops: 12 }), 0).troops).toBe(15);
    expect(player(played('silver-mining', { taxes: 9, drachmas: 3 }), 0).taxes).toBe(10);
  });

  test('R3.1 points, drachmas and scrolls have no limit', () => {
    expect(player(played('tunnel-of-eupalinos', { points: 120, drachmas: 104 }), 0)).toMatchObject({
      points: 126,
      drachmas: 100,
    });
    // One scroll of Philosophy.
    expect(player(played('archives', { scrolls: 30, drachmas: 2 }), 0).scrolls).toBe(34);
    expect(each(pass(beforeEvent('supplies-from-lydia', [{ drachmas: 99 }, {}])), 'drachmas')[0]).toBe(102);
  });
});

describe('R3.2 losing more than you have', () => {
  const table: [
    Parameters<typeof beforeEvent>[0],
    'drachmas' | 'troops' | 'citizens' | 'points' | 'scrolls',
  ][] = [
    ['drought', 'drachmas'],
    ['outbreak-of-war', 'troops'],
    ['plague-of-athens', 'citizens'],
    ['eleusinian-mysteries', 'points'],
    ['origin-of-the-academy', 'scrolls'],
  ];
  test.each(table)('R3.2 %s: all %s are lost, no debt', (event, field) => {
    const state = pass(beforeEvent(event, [{ troops: 5 }, { troops: 0, [field]: 1 }]));
    expect(player(state, 1)[field]).toBe(0);
  });

  test('R3.2 nothing happens to a player who must lose a token and has none', () => {
    const state = pass(beforeEvent('oracle-of-delphi', [{}, {}]));
    expect(state.round).toBe(2);
    expect(each(state, 'scrolls')).toEqual([0, 0]);
  });

  test('R3.2 R3.4 with too few cards to discard, the whole hand goes under the deck', () => {
    const state = beforeEvent('thirty-tyrants', [{ troops: 5 }, {}]);
    deal(state, { hands: [[], ['bank']] });
    const after = pass(state);
    expect(player(after, 1).hand).toEqual([]);
    expect(after.politicsDeck.at(-1)).toBe('bank');
  });
});

describe('R3.3 R3.6 levels for free and levels to pay for', () => {
  test('R3.3 a free level costs nothing and gives its benefit', () => {
    // Only the card's own drachma is paid; level 3 gives 1 taxes.
    const asks = played('peripteros', { culture: 2, drachmas: 1 });
    const state = answer(asks, 0, { type: 'raise', track: 'culture' });
    expect(player(state, 0)).toMatchObject({ culture: 3, taxes: 1 });
    expect(state.round).toBe(2);
    expect(player(state, 0).drachmas).toBe(1);
  });

  test('R3.3 at level 7 it does nothing', () => {
    expect(player(played('peripteros', { culture: 7, drachmas: 1 }), 0)).toMatchObject({
      culture: 7,
      taxes: 0,
    });
  });

  test('R3.6 "may progress" costs the usual drachmas, less any stated discount', () => {
    const state = pass(
      beforeEvent('rise-of-persia', [
        { military: 5, drachmas: 6 },
        { military: 5, drachmas: 4 },
      ]),
    );
    expect(asked(state)).toEqual(['0:progress']);
    const after = answer(state, 0, { type: 'progress', track: 'military' });
    expect(player(after, 0)).toMatchObject({ military: 6, drachmas: 1, glory: 1 });
  });
});

test('R3.4 discarded cards go under the politics deck', () => {
  const state = beforeEvent('thirty-tyrants', [{ troops: 5 }, {}]);
  deal(state, { hands: [[], ['bank', 'power', 'oracle']] });
  const after = answer(pass(state), 1, { type: 'discard', cards: ['bank', 'oracle'] });
  expect(after.politicsDeck).toHaveLength(40 - 2 - 1);
  expect(after.politicsDeck.slice(-2).toSorted()).toEqual(['bank', 'oracle']);
  expect(allCards(after)).toHaveLength(40);
});

test('R3.4 cards discarded at the same time go under the deck in turn order, after the last answer', () => {
  const state = beforeEvent('thirty-tyrants', [{}, {}, { troops: 5 }]);
  deal(state, {
    hands: [
      ['bank', 'power', 'oracle'],
      ['quarry', 'council', 'archives'],
    ],
  });
  const open = pass(state);
  const once = answer(open, 1, { type: 'discard', cards: ['quarry', 'archives'] });
  expect(once.politicsDeck).toEqual(open.politicsDeck);
  const both = answer(once, 0, { type: 'discard', cards: ['bank', 'power'] });
  expect(both.politicsDeck.slice(-4)).toEqual(['bank', 'power', 'quarry', 'archives']);
});

test('R3.5 a player who must lose a token or discard cards chooses which', () => {
  const losing = beforeEvent('oracle-of-delphi', [{}, {}]);
  tokens(losing, 0, 'RrBbGg');
  expect(movesOf(pass(losing), 0, 'lose')).toHaveLength(6);
  const discarding = beforeEvent('thirty-tyrants', [{}, { troops: 5 }]);
  deal(discarding, { hands: [['bank', 'power', 'oracle', 'quarry', 'council']] });
  expect(movesOf(pass(discarding), 0, 'discard')).toHaveLength(10);
});

describe('R3.7 what leaves the game', () => {
  test('R3.7 a lost token does not return to the board, Persepolis stays explored', () => {
    const state = beforeEvent('oracle-of-delphi', [{}, {}]);
    tokens(state, 0, 'rbg');
    edit(state, { explored: ['red-2-1', 'persepolis'] });
    const after = answer(pass(state), 0, { type: 'lose', color: 'red', size: 'major' });
    expect(after.explored).toEqual(['red-2-1', 'persepolis']);
    set(after, 0, { troops: 14, dice: [6, 6] });
    expect(moves(take(after, [4, 5], [0, 2]), 0)).not.toContainEqual({
      type: 'explore',
      space: 'persepolis',
    });
  });

  test('R3.7 cards in play are never discarded', () => {
    const state = beforeEvent('thirty-tyrants', [{ troops: 5 }, {}]);
    deal(state, { hands: [[], ['quarry']], inPlay: [[], ['bank', 'power']] });
    expect(player(pass(state), 1)).toMatchObject({ hand: [], inPlay: ['bank', 'power'] });
  });
});

describe('R3.8 effects apply as far as possible', () => {
  test('R3.8 gains that nobody could want to refuse are applied at once', () => {
    const state = still();
    set(state, 0, { military: 2 });
    // Military has no move that leaves the troops unchanged.
    const now = take(state, [4, 2], [0, 2]);
    expect(player(now, 0).troops).toBe(2);
    expect(player(pass(now), 0).troops).toBe(2);
  });

  const idle: [CardId, Partial<PlayerState>][] = [
    ['peripteros', { culture: 7, drachmas: 1 }],
    ['rivalry', { military: 7 }],
    ['ostracism', { drachmas: 3 }],
    ['greek-fire', { troops: 15 }],
    ['quarry', { taxes: 10 }],
  ];
  test.each(idle)('R3.8 %s can be played even if it changes nothing', (card, fields) => {
    expect(player(played(card, fields), 0)).toMatchObject({ hand: [], inPlay: [card] });
  });

  test('R3.8 Council with an empty deck', () => {
    const state = played('council', {}, (before) => {
      deal(before, {
        hands: [['council']],
        inPlay: [[], allCards(before).filter((card) => card !== 'council')],
      });
    });
    expect(player(state, 0)).toMatchObject({ hand: [], inPlay: ['council'] });
  });

  test('R3.8 a development that changes nothing can be unlocked', () => {
    const state = still({ cities: ['argos', 'athens'] });
    set(state, 0, { development: 2, military: 7 });
    tokens(state, 0, 'BBR');
    expect(player(answer(take(state, [6, 2], [0, 2]), 0, { type: 'develop' }), 0)).toMatchObject({
      development: 3,
      military: 7,
      glory: 0,
    });
  });

  test('R3.8 each level passed gives its benefit', () => {
    const state = still({ cities: ['olympia', 'sparta'] });
    set(state, 0, { development: 2, culture: 2, drachmas: 2 });
    tokens(state, 0, 'GGR');
    const asks = answer(take(state, [6, 0], [0, 2]), 0, { type: 'develop' });
    const after = player(answer(asks, 0, { type: 'raise', track: 'culture' }), 0);
    expect(after).toMatchObject({ culture: 4, taxes: 1 });
    expect(after.dice).toHaveLength(3);
  });
});
