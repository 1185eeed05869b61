// The worked examples and numerical cases in the five rulebooks: E, P and S, numbered in their order of appearance.
import { describe, expect, test } from 'vitest';
import {
  type Action,
  type CardId,
  createGame,
  type GameState,
  type PlayerState,
  SPACES,
  standings,
} from '../../src/index.ts';
import {
  answer,
  asked,
  beforeAchievements,
  beforeEnd,
  beforeEvent,
  deal,
  each,
  edit,
  moves,
  movesOf,
  nextAssignment,
  pass,
  passUntil,
  player,
  refusal,
  set,
  start,
  still,
  take,
  tokens,
} from '../kit.ts';

type Fields = Partial<PlayerState>;

/** Seat 0, with a city that has no influence, takes only this action; the other player takes Philosophy and Culture. */
function acting(
  action: Action,
  fields: Fields,
  more: { letters?: string; hand?: CardId[]; city?: 'corinth' | 'argos' | 'miletus' } = {},
): GameState {
  const state = still({ cities: [more.city ?? 'corinth', 'olympia'] });
  set(state, 0, fields);
  tokens(state, 0, more.letters ?? '');
  deal(state, { hands: [more.hand ?? []] });
  // A second tile that does nothing: Politics without a card, or Culture.
  return take(state, action === 5 || (more.hand ?? []).length > 0 ? [action, 2] : [action, 5], [0, 2]);
}

test('E1 R1.6 R3.3 R1.1 Miletus starts one economy level up', () => {
  const own = player(start({ cities: ['miletus', 'sparta'] }), 0);
  expect(own).toMatchObject({ economy: 2, citizens: 6, drachmas: 4, culture: 1, military: 1 });
  expect(own).toMatchObject({ taxes: 0, glory: 0, troops: 0, points: 0, development: 1 });
});

describe('E2 R2.C4 R2.C5 R2.C6 dice 2 and 4, Culture on the 2 and Development on the 4', () => {
  const settled = (citizens: number, optionalPayment = false) => {
    const state = still({ options: { optionalPayment } });
    set(state, 0, { dice: [2, 4], citizens });
    // The scroll of seat 1 keeps the payments open.
    set(state, 1, { dice: [6, 6], scrolls: 1 });
    return answer(answer(state, 0, { type: 'assign', tiles: [2, 6] }), 1, { type: 'assign', tiles: [0, 2] });
  };

  test('E2 R2.C5 Development costs 2 citizens, without a question', () => {
    expect(asked(settled(3))).toEqual(['1:pay']);
    expect(player(settled(3), 0)).toMatchObject({ citizens: 1, kept: [2, 6], tiles: [2, 6] });
  });

  test('E2 R2.C6 with one citizen nothing is paid and Development is set aside', () => {
    expect(player(settled(1), 0)).toMatchObject({ citizens: 1, kept: [2] });
  });

  test('E2 R2.C6 with optionalPayment the tile may be set aside', () => {
    const state = settled(3, true);
    expect(player(answer(state, 0, { type: 'pay', tiles: [2], scrolls: 0 }), 0)).toMatchObject({
      citizens: 3,
      kept: [2],
    });
    expect(player(answer(state, 0, { type: 'pay', tiles: [2, 6], scrolls: 0 }), 0)).toMatchObject({
      citizens: 1,
      kept: [2, 6],
    });
    expect(moves(state, 0)).toHaveLength(2);
  });
});

describe('E3 R2.D1 order of actions with three players', () => {
  const [green, black, orange] = [0, 1, 2];
  const position = (first: 0 | 2) => {
    const state = still({ players: 3, cities: ['corinth', 'olympia', 'miletus'] });
    for (const seat of [0, 1, 2]) set(state, seat, { troops: 1, drachmas: 4 });
    deal(state, { hands: [[], ['gifts-from-the-west'], []] });
    edit(state, { firstPlayer: first });
    return state;
  };

  test('E3 R2.D4 R2.D7 R2.D8 R2.D10 Philosophy, Trade, Military black before orange, Politics', () => {
    let state = take(position(0), [0, 3], [4, 5], [0, 4]);
    expect(each(state, 'scrolls')).toEqual([1, 0, 1]);
    expect([state.action, ...asked(state)]).toEqual([3, `${green}:buy`]);
    expect(player(state, green).drachmas).toBe(6);
    expect(each(state, 'troops')).toEqual([1, 1, 1]);
    state = pass(state);
    expect([state.action, ...asked(state)]).toEqual([4, `${black}:explore`]);
    expect(each(state, 'troops')).toEqual([1, 2, 1]);
    state = answer(state, black, { type: 'explore', space: 'red-2-1' });
    expect(player(state, black)).toMatchObject({ troops: 1, knowledge: { red: { minor: 1, major: 0 } } });
    expect([state.action, ...asked(state)]).toEqual([4, `${orange}:explore`]);
    expect(player(state, orange).troops).toBe(2);
    expect(movesOf(state, orange, 'explore').map(({ space }) => space)).not.toContain('red-2-1');
    state = pass(state);
    expect([state.action, ...asked(state)]).toEqual([5, `${black}:play`]);
    state = answer(state, black, { type: 'play', card: 'gifts-from-the-west' });
    expect(player(state, black).drachmas).toBe(7);
    expect(state.phase).toBe('progress');
  });

  test('E3 R2.D1 a 6 comes after the 5', () => {
    const before = position(0);
    tokens(before, orange, 'R');
    let state = take(before, [0, 3], [4, 5], [0, 6]);
    for (const open of [`${green}:buy`, `${black}:explore`, `${black}:play`, `${orange}:develop`]) {
      expect(asked(state)).toEqual([open]);
      state = pass(state);
    }
  });

  test('E3 R2.D1 with orange as first player orange explores before black', () => {
    const state = pass(take(position(2), [0, 3], [4, 5], [0, 4]));
    expect(asked(state)).toEqual([`${orange}:explore`]);
    expect(asked(pass(state))).toEqual([`${black}:explore`]);
  });
});

describe('E4 R2.D8 R2.D9 Military from 2 troops at level 4', () => {
  const state = acting(4, { troops: 2, military: 4 });

  test('E4 R2.D8 six troops reach 24 spaces, not Persepolis', () => {
    expect(player(state, 0).troops).toBe(6);
    const spaces = movesOf(state, 0, 'explore').map(({ space }) => space);
    for (const color of ['red', 'blue', 'green'])
      expect(spaces.filter((space) => space.startsWith(color))).toHaveLength(8);
    expect(spaces).toHaveLength(24);
    expect(moves(state, 0)).toHaveLength(25);
  });

  test.each([
    ['red-6-3', { drachmas: 2, points: 0 }, 'red'],
    ['green-6-3', { drachmas: 0, points: 2 }, 'green'],
  ] as const)('E4 R2.D9 the major of %s', (space, benefit, color) => {
    const after = answer(state, 0, { type: 'explore', space });
    expect(player(after, 0)).toMatchObject({ troops: 3, ...benefit });
    expect(player(after, 0).knowledge[color]).toEqual({ minor: 0, major: 1 });
    expect(after.explored).toEqual([space]);
  });
});

describe('E5 R2.D13 R2.D9 R3.1 Military from 13 troops at level 4', () => {
  // A drachma, so that phase E asks and shows what is left.
  const state = acting(4, { troops: 13, military: 4, drachmas: 1 });

  test('E5 R2.D13 17 troops, every space in reach', () => {
    expect(player(state, 0).troops).toBe(17);
    expect(movesOf(state, 0, 'explore')).toHaveLength(SPACES.length);
  });

  test.each([
    ['red-3-0', 15],
    ['red-2-1', 15],
    ['red-4-2', 15],
    ['red-6-3', 14],
    ['persepolis', 2],
  ] as const)('E5 R2.D13 after %s: %i in phase E', (space, left) => {
    const after = answer(state, 0, { type: 'explore', space });
    expect(after.phase).toBe('progress');
    expect(player(after, 0).troops).toBe(left);
  });

  test('E5 R2.D13 without exploring 15 in phase E', () => {
    expect(player(pass(state), 0).troops).toBe(15);
  });

  test('E5 R2.D13 the excess lasts until the end of phase D', () => {
    const before = still({ cities: ['corinth', 'olympia'] });
    set(before, 0, { troops: 13, military: 4, drachmas: 1 });
    deal(before, { hands: [['council']] });
    const exploring = take(before, [4, 5], [0, 2]);
    for (const [move, left] of [
      [{ type: 'pass' }, 17],
      [{ type: 'explore', space: 'red-3-0' }, 17],
      [{ type: 'explore', space: 'red-2-1' }, 16],
    ] as const) {
      const playing = answer(exploring, 0, move);
      expect(asked(playing)).toEqual(['0:play']);
      expect(player(playing, 0).troops).toBe(left);
    }
  });
});

describe('E6 R2.D10 R2.D13 R3.1 Mercenary Recruitment at 13 troops and economy 5', () => {
  const position = (letters: string, scrolls = 0) =>
    acting(
      5,
      { troops: 13, economy: 5, drachmas: 0, scrolls },
      { letters, hand: ['mercenary-recruitment', 'gifts-from-the-west'] },
    );

  test.each(['R', 'r'])('E6 with the token %s: 15 troops', (letters) => {
    const after = answer(position(letters), 0, { type: 'play', card: 'mercenary-recruitment' });
    expect(player(after, 0)).toMatchObject({
      troops: 15,
      drachmas: 0,
      inPlay: ['mercenary-recruitment'],
      hand: ['gifts-from-the-west'],
    });
    expect(player(after, 0).knowledge.red).toEqual(
      letters === 'R' ? { minor: 1, major: 0 } : { minor: 0, major: 1 },
    );
  });

  test('E6 R2.D10 R2.D12 without a red token and two scrolls it cannot be played', () => {
    const cards = (state: GameState) => movesOf(state, 0, 'play').map(({ card }) => card);
    expect(cards(position('BBG', 1))).toEqual(['gifts-from-the-west']);
    expect(cards(position('BBG', 2))).toHaveLength(2);
  });
});

describe('E7 R2.D11 R6.9 Argos unlocks its second development', () => {
  const developing = (letters: string) => acting(6, {}, { letters, city: 'argos' });

  test.each([
    ['troops', 2],
    ['drachmas', 3],
    ['points', 4],
    ['citizens', 8],
  ] as const)('E7 P3 R6.9 %s: %i, at once and only once', (reward, total) => {
    const open = answer(developing('BB'), 0, { type: 'develop' });
    expect(asked(open)).toEqual(['0:reward']);
    expect(moves(open, 0)).toHaveLength(4);
    expect(player(open, 0)).toMatchObject({
      development: 2,
      drachmas: 0,
      knowledge: { blue: { minor: 2, major: 0 } },
    });
    const after = answer(open, 0, { type: 'reward', reward });
    expect(player(after, 0)[reward]).toBe(total);
    const next = passUntil(after, ({ round }) => round === 2);
    edit(next, { event: 'growing-population' });
    const later = passUntil(take(next, [0, 5], [0, 2]), ({ round }) => round === 3);
    expect(player(later, 0)[reward]).toBe(total);
  });

  test('E7 R2.D11 with one blue token it stays locked', () => {
    expect(developing('B').round).toBe(2);
  });
});

describe('E8 R2.E1 R3.8 economy from 2 to 3 in phase E', () => {
  const progressing = (drachmas: number) => acting(5, { economy: 2, drachmas });

  test('E8 R2.E1 2 drachmas for level 3 and its 3 citizens, no second level', () => {
    const after = answer(progressing(4), 0, { type: 'progress', track: 'economy' });
    expect(player(after, 0)).toMatchObject({ economy: 3, drachmas: 2, citizens: 6 });
    expect(after.round).toBe(2);
  });

  test('E8 R2.E1 exactly 2 drachmas are enough, 1 is not', () => {
    expect(player(answer(progressing(2), 0, { type: 'progress', track: 'economy' }), 0).drachmas).toBe(0);
    expect(movesOf(progressing(1), 0, 'progress').map(({ track }) => track)).toEqual(['culture']);
  });
});

test('E9 R2.G1 R2.G2 R2.G3 two earners of the citizens achievement', () => {
  const state = pass(beforeAchievements([{ citizens: 12 }, { citizens: 14 }, { citizens: 11 }]));
  expect(state.round).toBe(2);
  expect(state.achievements.citizens).toEqual([0, 1]);
  expect([each(state, 'taxes'), each(state, 'glory')]).toEqual([
    [1, 1, 0],
    [0, 0, 0],
  ]);
  set(state, 2, { citizens: 14 });
  const later = nextAssignment(state);
  expect(later.achievements.citizens).toEqual([0, 1]);
  expect(player(later, 2)).toMatchObject({ taxes: 0, glory: 0 });
});

test('P1 R2.A1 R2.C3 R1.4 Growing Population: 4 or less brings a scroll before the assignment', () => {
  const seen = new Set<string>();
  for (let seed = 0; seed < 200; seed++) {
    const { dice, scrolls } = player(start({ seed: String(seed) }), 0);
    seen.add(dice.toSorted((a, b) => a - b).join());
    expect(scrolls).toBe(
      ['1,1', '1,2', '1,3', '2,2'].includes(dice.toSorted((a, b) => a - b).join()) ? 1 : 0,
    );
  }
  for (const roll of ['1,1', '1,2', '1,3', '2,2', '1,4', '2,3']) expect(seen).toContain(roll);
});

test.each([
  [
    [5, 3, 1],
    [3, 2, 0],
  ],
  [
    [5, 5, 1, 1],
    [3, 3, 0, 0],
  ],
  [
    [4, 4],
    [0, 0],
  ],
])('P2 R2.F1 Origin of the Academy: troops %j, two scrolls each, become %j', (troops, scrolls) => {
  const state = pass(
    beforeEvent(
      'origin-of-the-academy',
      troops.map((own) => ({ troops: own, scrolls: 2 })),
    ),
  );
  expect(each(state, 'scrolls')).toEqual(scrolls);
});

describe('P4 R6.13 the developments of Miletus', () => {
  test('P4 R6.13 Miletus 2: economy and military, free but for the tile', () => {
    const open = answer(acting(6, { economy: 2, drachmas: 3 }, { letters: 'R', city: 'miletus' }), 0, {
      type: 'develop',
    });
    expect(asked(open)).toEqual(['0:tracks']);
    const after = answer(open, 0, { type: 'tracks', tracks: ['economy', 'military'] });
    expect(player(after, 0)).toMatchObject({
      economy: 3,
      culture: 1,
      military: 2,
      citizens: 6,
      glory: 1,
      drachmas: 2,
    });
  });

  test('P4 R2.D11 Miletus 4: 15 points at once', () => {
    const open = acting(6, { development: 3, drachmas: 4, points: 2 }, { letters: 'RRRGG', city: 'miletus' });
    expect(player(answer(open, 0, { type: 'develop' }), 0)).toMatchObject({
      development: 4,
      points: 17,
      drachmas: 0,
    });
  });
});

test('P5 S14 R2.D9 R1.5 Persepolis: 15 and 15, three majors in one exploration', () => {
  const after = answer(acting(4, { troops: 14 }), 0, { type: 'explore', space: 'persepolis' });
  const major = { minor: 0, major: 1 };
  expect(player(after, 0)).toMatchObject({
    troops: 0,
    points: 0,
    drachmas: 0,
    knowledge: { red: major, blue: major, green: major },
  });
  expect(after.explored).toEqual(['persepolis']);
  set(after, 1, { troops: 14 });
  const other = take(after, [0, 5], [4, 5]);
  expect(asked(other)).toEqual(['1:explore']);
  expect(typeof refusal(other, 1, { type: 'explore', space: 'persepolis' })).toBe('string');
  expect(typeof refusal(acting(4, { troops: 13 }), 0, { type: 'explore', space: 'persepolis' })).toBe(
    'string',
  );
});

test('P8 R2.D4 R2.D6 R2.D7 R2.D8 the texts of the action tiles', () => {
  expect(player(acting(0, {}), 0).scrolls).toBe(1);
  expect(player(acting(2, { culture: 3 }), 0).points).toBe(3);
  const buying = acting(3, { economy: 4 });
  expect(player(buying, 0).drachmas).toBe(5);
  expect(asked(buying)).toEqual(['0:buy']);
  expect(acting(3, { economy: 3 }).phase).toBe('progress');
  expect(player(acting(4, { military: 2 }), 0).troops).toBe(2);
});

describe('S cases in numbers', () => {
  test('S1 R1.4 nine events', () => {
    const { event, eventDeck } = createGame({ players: 2, seed: 'events', options: { draft: 'deal' } });
    expect([event, eventDeck.length, eventDeck.at(-1)]).toEqual([
      'growing-population',
      8,
      'conquest-of-the-persians',
    ]);
    expect(new Set([event, ...eventDeck]).size).toBe(9);
  });

  test('S2 S3 R1.1 R1.3 a new game before development 1: packs of five', () => {
    const state = createGame({ players: 3, seed: 'new' });
    for (const [seat, own] of state.players.entries()) {
      expect(own).toMatchObject({
        economy: 1,
        culture: 1,
        military: 1,
        citizens: 3,
        taxes: 0,
        glory: 0,
        troops: 0,
        points: 0,
        drachmas: 4,
      });
      expect(movesOf(state, seat, 'draft')).toHaveLength(5);
    }
  });

  test('S4 R2.B1 taxes 3 and 2 drachmas make 5', () => {
    expect(
      each(pass(beforeEvent('growing-population', [{ taxes: 3, drachmas: 2 }, {}])), 'drachmas'),
    ).toEqual([5, 1]);
  });

  test('S6 R2.E5 R2.C1 culture reaches 4: three dice from the next roll on', () => {
    const state = acting(5, { culture: 3, drachmas: 6 });
    expect(player(state, 0).dice).toHaveLength(2);
    expect(player(answer(state, 0, { type: 'progress', track: 'culture' }), 0).dice).toHaveLength(3);
  });

  test('S7 R2.C7 two scrolls without anything to pay', () => {
    const state = still();
    set(state, 0, { scrolls: 2, dice: [6, 6] });
    set(state, 1, { scrolls: 1, dice: [6, 6] });
    const open = answer(answer(state, 0, { type: 'assign', tiles: [0, 2] }), 1, {
      type: 'assign',
      tiles: [0, 2],
    });
    expect(player(answer(open, 0, { type: 'pay', tiles: [0, 2], scrolls: 2 }), 0)).toMatchObject({
      citizens: 9,
      scrolls: 0,
    });
  });

  test('S8 R2.D12 a card that needs RBG, owned R, four scrolls', () => {
    const hand: CardId[] = ['reformists', 'gifts-from-the-west'];
    const after = answer(acting(5, { scrolls: 4 }, { letters: 'R', hand }), 0, {
      type: 'play',
      card: 'reformists',
    });
    expect(player(after, 0)).toMatchObject({
      scrolls: 0,
      knowledge: { red: { minor: 1 }, blue: { minor: 0 }, green: { minor: 0 } },
    });
    expect(movesOf(acting(5, { scrolls: 3 }, { letters: 'R', hand }), 0, 'play')).toHaveLength(1);
  });

  test('S9 R2.E2 two scrolls and 7 drachmas: economy 1 to 4', () => {
    let state = acting(5, { scrolls: 2, drachmas: 7 });
    for (const _ of [1, 2, 3]) state = answer(state, 0, { type: 'progress', track: 'economy' });
    expect(player(state, 0)).toMatchObject({ economy: 4, scrolls: 0, drachmas: 0 });
  });

  test('S10 R2.C6 tiles that cost 3 and 2 with four citizens: one of them', () => {
    const state = still();
    set(state, 0, { citizens: 4, dice: [1, 1] });
    set(state, 1, { dice: [6, 6] });
    const open = answer(answer(state, 0, { type: 'assign', tiles: [4, 3] }), 1, {
      type: 'assign',
      tiles: [0, 2],
    });
    expect(
      movesOf(open, 0, 'pay')
        .map(({ tiles }) => tiles.join())
        .toSorted(),
    ).toEqual(['3', '4']);
  });

  test('S11 R2.D13 R2.D5 Legislation with 14 citizens', () => {
    const state = acting(1, { citizens: 14, drachmas: 1 });
    expect(player(state, 0).citizens).toBe(17);
    const after = answer(state, 0, moves(state, 0)[0] ?? { type: 'pass' });
    expect([after.phase, player(after, 0).citizens]).toEqual(['progress', 15]);
  });

  test('S12 R2.D6 R3.1 88 points and Culture 3 make 91', () => {
    expect(player(acting(2, { points: 88, culture: 3 }), 0).points).toBe(91);
  });

  test('S13 R2.D7 one minor for 5, no second purchase, no major', () => {
    const open = acting(3, { drachmas: 20 });
    const after = answer(open, 0, { type: 'buy', color: 'blue' });
    expect(player(after, 0)).toMatchObject({ drachmas: 17, knowledge: { blue: { minor: 1, major: 0 } } });
    expect(after.phase).toBe('progress');
  });

  test('S15 R2.D11 after development 4 no further one', () => {
    expect(acting(6, { development: 4, drachmas: 9 }, { letters: 'RRRBBBGGG' }).phase).toBe('progress');
  });

  test('S17 R2.G1 S20 R2.G3 one player meets all five, the other misses each by one', () => {
    const before = beforeAchievements([
      { points: 10, citizens: 12, troops: 6, economy: 4 },
      { points: 9, citizens: 11, troops: 5, economy: 3 },
    ]);
    deal(before, {
      inPlay: [
        ['bank', 'power', 'oracle'],
        ['quarry', 'persians'],
      ],
    });
    let state = pass(before);
    for (let claims = 0; claims < 5; claims++) {
      const glory = movesOf(state, 0, 'claim').find(({ reward }) => reward === 'glory');
      state = answer(state, 0, glory ?? { type: 'pass' });
    }
    expect(state.achievements).toEqual({
      points: [0],
      citizens: [0],
      troops: [0],
      economy: [0],
      politics: [0],
    });
    expect(each(state, 'glory')).toEqual([5, 0]);
    expect(each(state, 'taxes')).toEqual([0, 0]);
  });

  test('S21 R3.1 gains stop at the limits', () => {
    const raise = (track: 'economy' | 'culture' | 'military', fields: Fields) =>
      player(answer(acting(5, { drachmas: 9, ...fields }), 0, { type: 'progress', track }), 0);
    expect(raise('economy', { citizens: 14 }).citizens).toBe(15);
    expect(raise('culture', { culture: 2, taxes: 10 }).taxes).toBe(10);
    expect(raise('military', { glory: 10 }).glory).toBe(10);
  });

  test('S22 R3.2 nobody loses more than they have', () => {
    expect(each(pass(beforeEvent('drought', [{ drachmas: 1 }, {}])), 'drachmas')).toEqual([0, 0]);
    expect(each(pass(beforeEvent('origin-of-the-academy', [{ troops: 1 }, {}])), 'scrolls')).toEqual([1, 0]);
    expect(each(pass(beforeEvent('oracle-of-delphi', [{}, {}])), 'scrolls')).toEqual([0, 0]);
    expect(each(pass(beforeEvent('eleusinian-mysteries', [{ troops: 1 }, { points: 3 }])), 'points')).toEqual(
      [4, 0],
    );
    const tyrants = beforeEvent('thirty-tyrants', [{ troops: 1 }, {}]);
    deal(tyrants, { hands: [[], ['bank']] });
    expect(player(pass(tyrants), 1).hand).toEqual([]);
  });

  test('S23 R3.6 a granted progress costs the usual drachmas', () => {
    const state = pass(beforeEvent('military-victory', [{ troops: 1, drachmas: 4, culture: 2 }, {}]));
    expect(player(answer(state, 0, { type: 'progress', track: 'culture' }), 0)).toMatchObject({
      culture: 3,
      drachmas: 2 + 1,
    });
  });

  test('S24 R4.1 glory 4 with three majors and five minors: 12 points', () => {
    const state = beforeEnd([{ glory: 4 }, {}]);
    tokens(state, 0, 'rbgRRBBG');
    expect(standings(pass(state)).map(({ points }) => points)).toEqual([12, 0]);
  });

  test('S25 R4.2 equal points: drachmas, then a shared victory', () => {
    const ranks = (one: number, other: number) =>
      standings(
        pass(
          beforeEnd([
            { points: 7, drachmas: one },
            { points: 7, drachmas: other },
          ]),
        ),
      ).map(({ rank }) => rank);
    expect([ranks(4, 3), ranks(3, 4), ranks(3, 3)]).toEqual([
      [1, 2],
      [2, 1],
      [1, 1],
    ]);
  });
});
