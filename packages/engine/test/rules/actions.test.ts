import { describe, expect, test } from 'vitest';
import { type Action, type CardId, type GameState, type Move, SPACES } from '../../src/index.ts';
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
  passUntil,
  player,
  refusal,
  set,
  still,
  take,
  tokens,
} from '../kit.ts';

/** Cities that change no action by their first development. */
const PLAIN = { cities: ['corinth', 'olympia', 'miletus', 'argos'] as const };

function plain(players: 2 | 3 | 4 = 2): GameState {
  return still({ players, cities: PLAIN.cities.slice(0, players) });
}

/** Seat 0 takes one action, the others Philosophy and Culture. */
function acting(action: Action, state: GameState): GameState {
  const own: Action[] = action === 2 ? [2, 0] : [action, 2];
  return take(state, own, ...state.players.slice(1).map((): Action[] => [0, 2]));
}

const types = (state: GameState, seat: number) =>
  [...new Set(moves(state, seat).map(({ type }) => type))].toSorted();
const spacesOf = (state: GameState, seat: number) =>
  movesOf(state, seat, 'explore')
    .map(({ space }) => space)
    .toSorted();
const cardsOf = (state: GameState, seat: number) =>
  movesOf(state, seat, 'play')
    .map(({ card }) => card)
    .toSorted();
const afterActions = (state: GameState) => passUntil(state, ({ phase }) => phase !== 'action');

describe('R2.D1 order', () => {
  test('R2.D1 tiles resolve in ascending number over all players', () => {
    const state = plain();
    set(state, 0, { drachmas: 9, troops: 3 });
    set(state, 1, { drachmas: 9, troops: 3 });
    deal(state, { hands: [['bank', 'gifts-from-the-west'], []] });
    let now = take(state, [5, 3], [4, 3]);
    const seen: [Action | null, string[]][] = [];
    while (now.phase === 'action') {
      seen.push([now.action, asked(now)]);
      now = pass(now);
    }
    expect(seen).toEqual([
      [3, ['0:buy', '1:buy']],
      [3, ['1:buy']],
      [4, ['1:explore']],
      [5, ['0:play']],
    ]);
  });

  test('R2.D1 the same tile at the same time: either player may answer first', () => {
    const state = plain();
    set(state, 0, { drachmas: 9 });
    set(state, 1, { drachmas: 9 });
    const now = take(state, [3, 0], [3, 2]);
    const [ahead, behind] = [0, 1].map((seat) => {
      const once = answer(now, seat, { type: 'buy', color: 'red' });
      return answer(once, 1 - seat, { type: 'buy', color: 'red' });
    });
    expect(ahead).toEqual(behind);
  });

  test.each([0, 1, 2] as const)('R2.D1 Military goes in turn order from first player %i', (first) => {
    const state = plain(3);
    edit(state, { firstPlayer: first });
    for (const seat of [0, 1, 2]) set(state, seat, { troops: 1 });
    let now = take(state, [4, 2], [4, 2], [4, 2]);
    const taken: string[] = [];
    for (const place of [0, 1, 2]) {
      const seat = (first + place) % 3;
      expect(asked(now)).toEqual([`${seat}:explore`]);
      const [space = 'persepolis'] = spacesOf(now, seat);
      expect(taken).not.toContain(space);
      taken.push(space);
      now = answer(now, seat, { type: 'explore', space });
    }
    expect(now.explored.toSorted()).toEqual(taken.toSorted());
  });

  test.each([0, 1] as const)(
    'R2.D1 cards of Legislation are drawn in turn order when the 1s begin, first player %i',
    (first) => {
      const state = plain();
      edit(state, { firstPlayer: first });
      deal(state, { top: ['bank', 'council', 'oracle', 'quarry'] });
      const now = take(state, [1, 2], [1, 2]);
      expect(asked(now)).toEqual(['0:keep', '1:keep']);
      const drawn = (seat: number) =>
        movesOf(now, seat, 'keep')
          .map(({ card }) => card)
          .toSorted();
      expect([drawn(first), drawn(1 - first)]).toEqual([
        ['bank', 'council'],
        ['oracle', 'quarry'],
      ]);
    },
  );

  test('R2.D1 explorations that a development grants are made in turn order', () => {
    const state = still({ cities: ['sparta', 'thebes'] });
    edit(state, { firstPlayer: 1 });
    set(state, 0, { development: 2, drachmas: 2, troops: 4 });
    tokens(state, 0, 'BBBGR');
    const now = answer(take(state, [6, 2], [0, 2]), 0, { type: 'develop' });
    expect(asked(now)).toEqual(['0:explore']);
  });
});

describe('R2.D2 every effect of a chosen action is optional', () => {
  const table: [Action, string, Move['type']][] = [
    [3, 'buying', 'buy'],
    [4, 'exploring', 'explore'],
    [5, 'playing', 'play'],
    [6, 'developing', 'develop'],
  ];
  test.each(table)('R2.D2 action %i: %s may be passed', (action, _, type) => {
    const state = plain();
    set(state, 0, { drachmas: 9, troops: 4 });
    tokens(state, 0, 'R');
    deal(state, { hands: [['gifts-from-the-west']] });
    const now = acting(action, state);
    expect(types(now, 0)).toEqual([type, 'pass'].toSorted());
    const after = pass(now);
    expect(after.phase).toBe('progress');
    expect(player(after, 0)).toMatchObject({ hand: ['gifts-from-the-west'], development: 1, inPlay: [] });
    expect(player(after, 0).knowledge).toEqual(player(state, 0).knowledge);
  });
});

describe('R2.D3 "when you take the action" effects', () => {
  test("R2.D3 they come with the action's own gain, before the optional purchase", () => {
    const state = plain();
    set(state, 0, { drachmas: 2 });
    deal(state, { inPlay: [['diolkos']] });
    const now = acting(3, state);
    expect(asked(now)).toEqual(['0:buy']);
    // One point comes from the Culture action before.
    expect(player(now, 0)).toMatchObject({ drachmas: 5, troops: 1, points: 2 });
  });

  test('R2.D3 they fire whatever granted the action', () => {
    const state = still({ cities: ['olympia', 'sparta'] });
    set(state, 0, { development: 3, drachmas: 3 });
    tokens(state, 0, 'GGGBRR');
    deal(state, { inPlay: [['persians']] });
    const now = answer(take(state, [6, 0], [0, 2]), 0, { type: 'develop' });
    // Three Culture actions: 1 point each, 1 troop and 1 scroll each for Olympia 2, 2 troops each for Persians.
    expect(player(now, 0)).toMatchObject({ points: 3, troops: 9, scrolls: 4 });
  });

  test('R2.D3 even if an event granted it', () => {
    const state = beforeEvent('conquest-of-the-persians', [{}, {}]);
    edit(state, { explored: ['persepolis'] });
    deal(state, { inPlay: [['stoa-poikile'], ['stoa-poikile']] });
    let now = pass(state);
    for (const _ of [0, 1]) now = answer(now, Number(asked(now)[0]?.[0]), { type: 'action', action: 2 });
    expect(each(now, 'drachmas')).toEqual([3, 3]);
  });

  test('R2.D3 an action not carried out fires nothing', () => {
    const state = plain();
    set(state, 0, { drachmas: 9 });
    tokens(state, 0, 'R');
    deal(state, { hands: [['gifts-from-the-west']], inPlay: [['oracle', 'extraordinary-collection']] });
    const developing = acting(6, state);
    expect(player(pass(developing), 0)).toMatchObject({ points: 1, drachmas: 9 });
    expect(player(answer(developing, 0, { type: 'develop' }), 0).points).toBe(5);
    expect(player(pass(acting(5, state)), 0)).toMatchObject({ points: 1, drachmas: 9 });
  });

  test('R2.D3 Military counts as taken even when nothing is explored', () => {
    const state = still({ cities: ['sparta', 'athens'] });
    set(state, 0, { development: 2, troops: 4, drachmas: 4 });
    expect(player(pass(acting(4, state)), 0)).toMatchObject({ taxes: 1, troops: 5 });
  });
});

test('R2.D4 Philosophy: 1 scroll, without a limit', () => {
  const state = plain();
  set(state, 0, { scrolls: 40 });
  expect(player(acting(0, state), 0).scrolls).toBe(41);
});

describe('R2.D5 Legislation', () => {
  const hoard = (state: GameState, deck: CardId[]) =>
    deal(state, { hands: [[], allCards(state).filter((card) => !deck.includes(card))], top: deck });

  test('R2.D5 3 citizens, draw 2, keep one, the other goes under the deck', () => {
    const state = plain();
    deal(state, { hands: [['archives']], top: ['bank', 'council'] });
    const now = acting(1, state);
    expect(player(now, 0).citizens).toBe(6);
    expect(asked(now)).toEqual(['0:keep']);
    expect(types(now, 0)).toEqual(['keep']);
    const after = answer(now, 0, { type: 'keep', card: 'council' });
    expect(player(after, 0).hand).toEqual(['archives', 'council']);
    expect(after.politicsDeck).toEqual([...state.politicsDeck.slice(2), 'bank']);
    expect(typeof refusal(now, 0, { type: 'keep', card: 'archives' })).toBe('string');
    expect(typeof refusal(now, 0, { type: 'pass' })).toBe('string');
  });

  test('R2.D5 with one card left, that one is drawn; with none, nothing is', () => {
    const state = plain();
    hoard(state, ['bank']);
    const last = acting(1, state);
    expect(player(last, 0)).toMatchObject({ citizens: 6, hand: ['bank'] });
    expect(last.politicsDeck).toEqual([]);
    hoard(state, []);
    expect(player(acting(1, state), 0)).toMatchObject({ citizens: 6, hand: [] });
  });

  test('R2.D5 R6.14 three cards for two players: the first draws two, the second the last', () => {
    const state = plain();
    edit(state, { firstPlayer: 1 });
    hoard(state, ['bank', 'council', 'oracle']);
    const held = player(state, 1).hand.length;
    const now = take(state, [1, 2], [1, 2]);
    expect(asked(now)).toEqual(['1:keep']);
    expect(player(now, 0).hand).toEqual(['oracle']);
    const after = answer(now, 1, { type: 'keep', card: 'bank' });
    expect(player(after, 1).hand).toHaveLength(held + 1);
    expect(after.politicsDeck).toEqual(['council']);
  });
});

test('R2.D5 what Legislation returns is under the deck before the next action draws', () => {
  const state = plain();
  deal(state, { hands: [['council']] });
  edit(state, { politicsDeck: ['bank', 'power'] });
  const kept = answer(take(state, [1, 5], [0, 2]), 0, { type: 'keep', card: 'bank' });
  expect(asked(kept)).toEqual(['0:play']);
  expect(kept.politicsDeck).toEqual(['power']);
  const drawn = answer(kept, 0, { type: 'play', card: 'council' });
  expect(player(drawn, 0).hand.toSorted()).toEqual(['bank', 'power']);
});

test('R2.D5 R2.D1 two cards for two players: what the first returns comes too late for the second', () => {
  const state = plain();
  edit(state, { firstPlayer: 0 });
  const two: CardId[] = ['bank', 'council'];
  deal(state, { inPlay: [[], allCards(state).filter((card) => !two.includes(card))], top: two });
  const after = answer(take(state, [1, 2], [1, 2]), 0, { type: 'keep', card: 'bank' });
  expect(each(after, 'hand')).toEqual([['bank'], []]);
  expect(after.politicsDeck).toEqual(['council']);
});

test.each([1, 3, 7])('R2.D6 Culture: points equal to level %i', (culture) => {
  const state = plain();
  set(state, 0, { culture, points: 88 });
  expect(player(acting(2, state), 0).points).toBe(88 + culture);
});

describe('R2.D7 Trade', () => {
  test.each([1, 4, 7])('R2.D7 drachmas equal to economy level %i, and one more', (economy) => {
    const state = plain();
    set(state, 0, { economy });
    expect(player(afterActions(acting(3, state)), 0).drachmas).toBe(economy + 1);
  });

  test('R2.D7 then one minor of any colour for 5 drachmas', () => {
    const state = plain();
    set(state, 0, { drachmas: 9 });
    const now = acting(3, state);
    expect(moves(now, 0)).toHaveLength(4);
    for (const color of ['red', 'blue', 'green'] as const) {
      const after = answer(now, 0, { type: 'buy', color });
      expect(player(after, 0).drachmas).toBe(6);
      expect(player(after, 0).knowledge[color]).toEqual({ minor: 1, major: 0 });
      expect(after.phase).toBe('progress');
      expect(after.explored).toEqual([]);
    }
    expect(typeof refusal(now, 0, { type: 'buy', color: 'gold' })).toBe('string');
  });

  test('R2.D7 exactly 5 drachmas are enough, 4 are not', () => {
    const state = plain();
    set(state, 0, { drachmas: 3 });
    expect(asked(acting(3, state))).toEqual(['0:buy']);
    set(state, 0, { drachmas: 2 });
    expect(acting(3, state).phase).toBe('progress');
  });
});

describe('R2.D8 Military', () => {
  test.each([1, 2, 7])('R2.D8 troops equal to military level %i, then one exploration', (military) => {
    const state = plain();
    set(state, 0, { military, troops: 3, drachmas: 2 });
    const now = acting(4, state);
    expect(player(now, 0).troops).toBe(3 + military);
    const after = answer(now, 0, { type: 'explore', space: 'red-3-0' });
    expect(after.explored).toEqual(['red-3-0']);
    expect(asked(after)).toEqual(['0:progress']);
  });
});

describe('R2.D9 Explore', () => {
  test.each([2, 4, 6, 9, 14, 15])(
    'R2.D9 with %i troops: every space still there whose need is met',
    (troops) => {
      const state = plain();
      set(state, 0, { troops: troops - 1 });
      edit(state, { explored: ['red-2-1', 'green-5-4'] });
      const now = acting(4, state);
      const open = SPACES.filter(({ id, need }) => need <= troops && id !== 'red-2-1' && id !== 'green-5-4');
      expect(spacesOf(now, 0)).toEqual(open.map(({ id }) => id).toSorted());
    },
  );

  test('R2.D9 each space: lose its loss, take its token, gain its benefit', () => {
    const state = plain();
    set(state, 0, { troops: 14 });
    const now = acting(4, state);
    for (const { id, color, size, loss, drachmas, points } of SPACES) {
      if (color === 'persepolis') continue;
      const after = afterActions(answer(now, 0, { type: 'explore', space: id }));
      // One point of Culture was gained before.
      expect(player(after, 0), id).toMatchObject({ troops: 15 - loss, drachmas, points: points + 1 });
      const none = {
        red: { minor: 0, major: 0 },
        blue: { minor: 0, major: 0 },
        green: { minor: 0, major: 0 },
      };
      none[color][size] = 1;
      expect(player(after, 0).knowledge, id).toEqual(none);
      expect(after.explored).toEqual([id]);
    }
  });

  test('R2.D9 Persepolis gives its three majors at once and nothing else', () => {
    const state = plain();
    set(state, 0, { troops: 14 });
    const after = answer(acting(4, state), 0, { type: 'explore', space: 'persepolis' });
    const major = { minor: 0, major: 1 };
    expect(player(after, 0)).toMatchObject({
      troops: 0,
      drachmas: 0,
      points: 1,
      knowledge: { red: major, blue: major, green: major },
    });
    expect(after.explored).toEqual(['persepolis']);
  });

  test('R2.D9 a token taken is gone for everyone', () => {
    const state = plain();
    edit(state, { explored: ['persepolis'] });
    set(state, 0, { troops: 14 });
    const now = acting(4, state);
    expect(typeof refusal(now, 0, { type: 'explore', space: 'persepolis' })).toBe('string');
    expect(typeof refusal(now, 0, { type: 'explore', space: 'atlantis' })).toBe('string');
  });
});

describe('R2.D10 Politics', () => {
  test('R2.D10 only cards whose tokens are owned and whose drachmas can be paid', () => {
    const state = plain();
    set(state, 0, { drachmas: 3 });
    tokens(state, 0, 'Rb');
    deal(state, {
      hands: [['quarry', 'silver-mining', 'power', 'reformists', 'tunnel-of-eupalinos', 'council']],
    });
    const now = acting(5, state);
    expect(cardsOf(now, 0)).toEqual(['council', 'power', 'quarry', 'silver-mining']);
    for (const card of ['reformists', 'tunnel-of-eupalinos', 'bank']) {
      expect(typeof refusal(now, 0, { type: 'play', card })).toBe('string');
    }
  });

  test('R2.D10 tokens are not spent, drachmas are, the card is in play, one card only', () => {
    const state = plain();
    set(state, 0, { drachmas: 4 });
    tokens(state, 0, 'R');
    deal(state, { hands: [['silver-mining', 'council']] });
    const after = answer(acting(5, state), 0, { type: 'play', card: 'silver-mining' });
    expect(player(after, 0)).toMatchObject({
      drachmas: 1,
      taxes: 2,
      hand: ['council'],
      inPlay: ['silver-mining'],
    });
    expect(player(after, 0).knowledge).toEqual(player(state, 0).knowledge);
    expect(asked(after)).toEqual(['0:progress']);
  });

  test('R2.D10 nothing is asked when nothing can be played', () => {
    const state = plain();
    deal(state, { hands: [['archives', 'silver-mining']] });
    expect(acting(5, state).round).toBe(2);
  });
});

describe('R2.D11 Development', () => {
  const developing = (own: { development: 1 | 2 | 3 | 4; drachmas: number; letters: string }) => {
    const state = still({ cities: ['miletus', 'sparta'] });
    set(state, 0, { development: own.development, drachmas: own.drachmas });
    tokens(state, 0, own.letters);
    return acting(6, state);
  };

  test('R2.D11 the next one, in order; its drachmas are paid, its tokens are kept', () => {
    const now = developing({ development: 2, drachmas: 4, letters: 'RrG' });
    expect(moves(now, 0)).toHaveLength(2);
    const after = answer(now, 0, { type: 'develop' });
    expect(player(after, 0)).toMatchObject({ development: 3, drachmas: 2 });
    expect(player(after, 0).knowledge).toEqual(player(now, 0).knowledge);
    expect(after.phase).toBe('progress');
  });

  test.each([
    ['a token is missing', { development: 2 as const, drachmas: 9, letters: 'RRB' }],
    ['a drachma is missing', { development: 2 as const, drachmas: 1, letters: 'RRG' }],
    ['all are unlocked', { development: 4 as const, drachmas: 9, letters: 'RRRGGG' }],
  ])('R2.D11 not when %s', (_, own) => {
    const now = developing(own);
    expect(now.phase).not.toBe('action');
    expect(player(now, 0).development).toBe(own.development);
  });

  test('R2.D11 unlocked developments keep their effects', () => {
    const state = still({ cities: ['olympia', 'sparta'] });
    set(state, 0, { development: 4 });
    expect(player(acting(2, state), 0)).toMatchObject({ points: 1, troops: 1, scrolls: 2 });
  });
});

describe('R2.D12 two scrolls stand in for one token', () => {
  test.each([
    [1, false, 1],
    [2, true, 0],
    [3, true, 1],
  ] as const)('R2.D12 one token missing, %i scrolls: playable %s, %i left', (scrolls, playable, left) => {
    const state = plain();
    set(state, 0, { scrolls, drachmas: 1 });
    deal(state, { hands: [['quarry', 'gifts-from-the-west']] });
    const now = acting(5, state);
    expect(cardsOf(now, 0).includes('quarry')).toBe(playable);
    const after = playable ? answer(now, 0, { type: 'play', card: 'quarry' }) : now;
    expect(player(after, 0)).toMatchObject({ scrolls: left, taxes: playable ? 1 : 0 });
  });

  test('R2.D12 exactly twice the missing tokens, which are not gained', () => {
    const state = plain();
    set(state, 0, { scrolls: 5, drachmas: 6 });
    tokens(state, 0, 'RR');
    deal(state, { hands: [['colossus-of-rhodes']] });
    const after = answer(acting(5, state), 0, { type: 'play', card: 'colossus-of-rhodes' });
    expect(player(after, 0)).toMatchObject({ scrolls: 1, points: 11, drachmas: 0 });
    expect(player(after, 0).knowledge).toEqual(player(state, 0).knowledge);
  });

  test('R2.D12 in a Development action too, for that action only', () => {
    const state = still({ cities: ['argos', 'sparta'] });
    set(state, 0, { scrolls: 2, drachmas: 2 });
    tokens(state, 0, 'B');
    deal(state, { hands: [['stadion']] });
    // The scrolls of the Politics action do not count for the Development action.
    const now = take(state, [5, 6], [0, 2]);
    expect(cardsOf(now, 0)).toEqual(['stadion']);
    expect(player(answer(now, 0, { type: 'play', card: 'stadion' }), 0)).toMatchObject({
      scrolls: 0,
      development: 1,
    });
    const developing = pass(now);
    expect(types(developing, 0)).toEqual(['develop', 'pass']);
    expect(player(answer(developing, 0, { type: 'develop' }), 0)).toMatchObject({
      scrolls: 0,
      development: 2,
    });
  });
});

describe('R2.D13 overflow', () => {
  test('R2.D13 Legislation: 14 citizens become 17 until the end of phase D', () => {
    const state = plain();
    set(state, 0, { citizens: 14, drachmas: 9 });
    let now = take(state, [1, 3], [0, 2]);
    expect(player(now, 0).citizens).toBe(17);
    now = answer(now, 0, moves(now, 0)[0] ?? { type: 'pass' });
    expect(asked(now)).toEqual(['0:buy']);
    expect(player(now, 0).citizens).toBe(17);
    now = pass(now);
    expect(now.phase).toBe('progress');
    expect(player(now, 0).citizens).toBe(15);
  });

  test.each([
    ['greek-fire', 17, 17],
    ['greek-fire', 9, 13],
    ['greek-fire', 13, 15],
    ['mercenary-recruitment', 17, 17],
    ['mercenary-recruitment', 13, 15],
  ] as const)('R2.D13 %s at %i troops: %i', (card, troops, expected) => {
    const state = plain();
    set(state, 0, { troops: troops - 4, military: 4, economy: 5, drachmas: 1 });
    tokens(state, 0, 'RB');
    deal(state, { hands: [[card, 'tunnel-of-eupalinos']] });
    let now = pass(take(state, [4, 5], [0, 2]));
    expect(player(now, 0).troops).toBe(troops);
    expect(asked(now)).toEqual(['0:play']);
    now = answer(now, 0, { type: 'play', card });
    expect(now.phase).toBe('progress');
    expect(player(now, 0).troops).toBe(Math.min(15, expected));
  });

  test('R2.D13 at 17 another gain adds nothing and takes nothing away', () => {
    const state = plain();
    set(state, 0, { troops: 13, military: 4, culture: 4, drachmas: 9 });
    tokens(state, 0, 'BR');
    deal(state, { hands: [['greek-fire']] });
    const acted = pass(take(state, [4, 5, 6], [0, 2]));
    const now = answer(acted, 0, { type: 'play', card: 'greek-fire' });
    expect(asked(now)).toEqual(['0:develop']);
    expect(player(now, 0).troops).toBe(17);
  });

  test('R2.D13 every other gain stops at 15 at once', () => {
    const state = plain();
    set(state, 0, { troops: 14, drachmas: 9 });
    deal(state, { inPlay: [['foreign-supplies']] });
    const now = acting(3, state);
    expect(asked(now)).toEqual(['0:buy']);
    expect(player(now, 0).troops).toBe(15);
  });

  test('R2.D13 R6.8 in phase D the overflow of two Military actions adds up until the end of the phase', () => {
    const state = still({ cities: ['sparta', 'athens'] });
    set(state, 0, { development: 2, drachmas: 3, troops: 14, military: 5 });
    tokens(state, 0, 'BBBGR');
    let now = answer(acting(6, state), 0, { type: 'develop' });
    expect(player(now, 0).troops).toBe(19);
    now = pass(now);
    expect([asked(now)[0], player(now, 0).troops]).toEqual(['0:explore', 24]);
    now = pass(now);
    expect([now.phase, player(now, 0).troops]).toEqual(['progress', 15]);
  });

  test('R2.D13 an overflow in phase F ends with its action', () => {
    const state = beforeEvent('conquest-of-the-persians', [{ citizens: 14 }, { citizens: 14 }]);
    edit(state, { explored: ['persepolis'] });
    let now = pass(state);
    const first = Number(asked(now)[0]?.[0]);
    now = answer(now, first, { type: 'action', action: 1 });
    expect(player(now, first).citizens).toBe(17);
    now = answer(now, first, moves(now, first)[0] ?? { type: 'pass' });
    expect(asked(now)).toEqual([`${1 - first}:action`]);
    expect(player(now, first).citizens).toBe(15);
  });
});
