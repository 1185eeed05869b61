import { describe, expect, test } from 'vitest';
import {
  begin,
  createGame,
  decisions,
  determinize,
  explain,
  type GameRecord,
  type GameState,
  legalMoves,
  type Move,
  play,
  preview,
  RECORD_VERSION,
  replay,
  type Track,
  undo,
  view,
} from '../../src/index.ts';
import {
  answer,
  asked,
  atEvent,
  carryOut,
  change,
  developing,
  moves,
  movesOf,
  nextAssignment,
  type Position,
  passUntil,
  player,
  playing,
  position,
  refusal,
  set,
  start,
  take,
} from '../kit.ts';

const PASS = { type: 'pass' } as const;
const DEVELOP = { type: 'develop' } as const;
const raise = (track: Track) => ({ type: 'raise', track }) as const;
const tracks = (...two: Track[]) => ({ type: 'tracks', tracks: two }) as const;
const playCard = (card: 'peripteros' | 'rivalry' | 'ostracism') => ({ type: 'play', card }) as const;

const PERIPTEROS: Position = { hand: ['peripteros'], tokens: 'GG' };
const ARGOS: Position = { city: 'argos', development: 2, tokens: 'BBR' };
const OLYMPIA: Position = { city: 'olympia', development: 2, tokens: 'GGR' };
const MILETUS: Position = { city: 'miletus', development: 1, tokens: 'R' };

/** Seat 0 plays Rivalry while every other player is higher. */
function beforeRivalry(): GameState {
  const state = position({ hand: ['rivalry'], military: 2 });
  set(state, 1, { military: 3 });
  return state;
}

/** The free raises of one track, each from the assignment before it. */
const RAISES: { name: string; before: GameState; tiles: [5, 6]; move: Move; track: Track; by: number }[] = [
  {
    name: 'Peripteros',
    before: position(PERIPTEROS),
    tiles: [5, 6],
    move: playCard('peripteros'),
    track: 'culture',
    by: 1,
  },
  {
    name: 'Rivalry',
    before: beforeRivalry(),
    tiles: [5, 6],
    move: playCard('rivalry'),
    track: 'military',
    by: 1,
  },
  { name: 'Argos 3', before: position(ARGOS), tiles: [5, 6], move: DEVELOP, track: 'military', by: 1 },
  { name: 'Olympia 3', before: position(OLYMPIA), tiles: [5, 6], move: DEVELOP, track: 'culture', by: 2 },
];

describe('R3.8 what may be refused', () => {
  test.each(RAISES)(
    'R3.8 $name: the player is asked, and may refuse',
    ({ before, tiles, move, track, by }) => {
      const asks = carryOut(before, tiles, move);
      expect(asked(asks)).toEqual(['0:raise']);
      expect(moves(asks, 0)).toEqual([raise(track), PASS]);
      expect(player(asks, 0)[track]).toBe(player(before, 0)[track]);
      expect(change(asks, answer(asks, 0, raise(track)))).toMatchObject({ [track]: by });
      expect(change(asks, answer(asks, 0, PASS))).toEqual({});
    },
  );

  test('R3.8 Miletus 2 and Ostracism: pass is among the choices', () => {
    const tracksAsked = carryOut(position(MILETUS), [6, 5], DEVELOP);
    expect(change(tracksAsked, answer(tracksAsked, 0, PASS))).toEqual({});
    const cardAsked = carryOut(
      position({ hand: ['ostracism'], inPlay: ['quarry'] }),
      [5, 6],
      playCard('ostracism'),
    );
    expect(moves(cardAsked, 0)).toEqual([{ type: 'takeBack', card: 'quarry' }, PASS]);
    expect(player(answer(cardAsked, 0, PASS), 0).inPlay).toEqual(['quarry', 'ostracism']);
  });

  test('R3.8 only the track on offer is raised, and only by the one who is asked', () => {
    const asks = carryOut(position(PERIPTEROS), [5, 6], playCard('peripteros'));
    expect(refusal(asks, 0, raise('military'))).toBe('wrong-track');
    expect(refusal(asks, 0, { type: 'progress', track: 'culture' })).toBe('wrong-move');
    expect(refusal(asks, 1, raise('culture'))).toBe('not-your-turn');
    expect(explain(view(asks, 0), raise('military'))).toEqual({ reason: 'wrong-track', rule: 'R3.8' });
  });

  test('R3.8 in a hand-edited position where nothing can be raised, only pass is left', () => {
    const top = carryOut(position(PERIPTEROS), [5, 6], playCard('peripteros'));
    set(top, 0, { culture: 7 });
    expect(moves(top, 0)).toEqual([PASS]);
    expect(explain(view(top, 0), raise('culture'))).toMatchObject({ reason: 'top-level', needs: 8, has: 7 });
    const rival = carryOut(beforeRivalry(), [5, 6], playCard('rivalry'));
    set(rival, 1, { military: 2 });
    expect(moves(rival, 0)).toEqual([PASS]);
    expect(refusal(rival, 0, raise('military'))).toBe('condition-not-met');
  });

  test('R3.8 the price is paid and what fires has fired before the player is asked', () => {
    const asks = carryOut(
      position({ ...PERIPTEROS, inPlay: ['extraordinary-collection'] }),
      [5, 6],
      playCard('peripteros'),
    );
    expect(asked(asks)).toEqual(['0:raise']);
    expect(player(asks, 0)).toMatchObject({
      drachmas: 9 - 1 + 2,
      inPlay: ['extraordinary-collection', 'peripteros'],
    });
  });

  test('R3.8 R6.1 glory may be traded meanwhile; an effect that changes nothing asks no question to trade at', () => {
    const thebes: Position = { ...PERIPTEROS, city: 'thebes', development: 2, glory: 1 };
    const asks = carryOut(position(thebes), [5, 6], playCard('peripteros'));
    expect(moves(asks, 0)).toEqual([raise('culture'), PASS, { type: 'tradeGlory' }]);
    const traded = answer(asks, 0, { type: 'tradeGlory' });
    expect(moves(traded, 0)).toEqual([raise('culture'), PASS]);
    for (const from of [
      { ...thebes, culture: 7 },
      { ...thebes, hand: ['rivalry' as const] },
    ]) {
      const card = from.hand?.[0] === 'rivalry' ? 'rivalry' : 'peripteros';
      expect(asked(carryOut(position(from), [5, 6], playCard(card)))[0]).toMatch(/:(develop|progress)$/);
    }
  });

  test('R3.8 a refusal is reported, previewed and taken back like any move', () => {
    const asks = carryOut(position(PERIPTEROS), [5, 6], playCard('peripteros'));
    expect(play(asks, 0, PASS).events[0]).toEqual({ type: 'declined', seat: 0, kind: 'raise' });
    const seen = view(asks, 0);
    expect(preview(seen, raise('culture')).players[0]?.culture).toBe(2);
    expect(preview(seen, PASS).players[0]?.culture).toBe(1);
    expect(legalMoves(seen, 0)).toEqual(moves(asks, 0));
    expect(moves(determinize(seen, 'another'), 0)).toEqual(moves(asks, 0));
  });
});

describe('R3.8 why refusing can help', () => {
  /** Seat 0's points of the next tax phase. */
  const nextTax = (state: GameState, seat: number) =>
    player(nextAssignment(state), seat).points - player(state, seat).points;

  test("R3.8 R6.5 a culture level ends the player's own Power", () => {
    const asks = carryOut(position({ ...PERIPTEROS, inPlay: ['power'] }), [5, 6], playCard('peripteros'));
    expect(nextTax(answer(asks, 0, PASS), 0)).toBe(4);
    expect(nextTax(answer(asks, 0, raise('culture')), 0)).toBe(0);
  });

  test("R3.8 R6.5 a culture level starts another player's Power", () => {
    const before = position(PERIPTEROS);
    set(before, 1, { culture: 2, inPlay: ['power'] });
    const asks = carryOut(before, [5, 6], playCard('peripteros'));
    expect(nextTax(answer(asks, 0, PASS), 1)).toBe(0);
    expect(nextTax(answer(asks, 0, raise('culture')), 1)).toBe(4);
  });

  test("R3.8 R6.6 a military level enables another player's Rivalry", () => {
    const raises = (move: Move) => {
      const done = nextAssignment(carryOut(position(ARGOS), [6, 5], DEVELOP, move));
      set(done, 1, { hand: ['rivalry'] });
      const played = answer(take(done, [0, 2], [5, 6]), 1, playCard('rivalry'));
      return asked(played).includes('1:raise');
    };
    expect(raises(PASS)).toBe(false);
    expect(raises(raise('military'))).toBe(true);
  });

  test('R3.8 R6.13 at 15 citizens, those from an economy level are lost', () => {
    const full: Position = { ...MILETUS, economy: 4, culture: 7, military: 7, citizens: 15 };
    expect(developing(full, tracks('economy'))).toEqual({ development: 1, drachmas: -1, economy: 1 });
    expect(developing(full, PASS)).toEqual({ development: 1, drachmas: -1 });
  });

  test('R3.8 R2.G1 as a third card Ostracism earns the politics achievement, if nothing is taken back', () => {
    const before = position({ hand: ['ostracism'], inPlay: ['quarry', 'bank'] });
    const asks = carryOut(before, [5, 6], playCard('ostracism'));
    const earners = (move: Move) => nextAssignment(answer(asks, 0, move)).achievements.politics;
    expect(earners(PASS)).toEqual([0]);
    expect(earners({ type: 'takeBack', card: 'quarry' })).toEqual([]);
  });
});

describe('R3.9 whole or not at all', () => {
  test('R3.9 Olympia 3 raises both levels, if there are two left', () => {
    const culture = raise('culture');
    expect(developing(OLYMPIA, culture)).toMatchObject({ culture: 2 });
    expect(developing({ ...OLYMPIA, culture: 6 }, culture)).toMatchObject({ culture: 1 });
    expect(developing(OLYMPIA, PASS)).toEqual({ development: 1, drachmas: -2 });
  });

  test('R3.9 Miletus 2 raises two tracks, not one of two', () => {
    const asks = carryOut(position(MILETUS), [6, 5], DEVELOP);
    expect(refusal(asks, 0, tracks('economy'))).toBe('wrong-count');
  });

  test('R3.9 a player who takes no card back may still take the Politics action of Ostracism', () => {
    const before = position({ hand: ['ostracism', 'archives'], inPlay: ['quarry'] });
    const after = carryOut(before, [5, 6], playCard('ostracism'), PASS);
    expect(asked(after)).toEqual(['0:play']);
    expect(movesOf(after, 0, 'play').map(({ card }) => card)).toEqual(['archives']);
  });
});

describe('R3.10 R3.11 what cannot be refused', () => {
  test('R3.10 losses and discards', () => {
    const lost = atEvent({ event: 'oracle-of-delphi', tokens: 'RB' });
    expect(asked(lost)).toEqual(['0:lose']);
    expect(refusal(lost, 0, PASS)).toBe('may-not-pass');
    const before = position({ event: 'thirty-tyrants', first: 0, hand: ['bank', 'power', 'oracle'] });
    set(before, 1, { troops: 1 });
    const discards = passUntil(carryOut(before, [0, 2]), ({ phase }) => phase === 'resolution');
    expect(asked(discards)).toEqual(['0:discard']);
    expect(refusal(discards, 0, PASS)).toBe('may-not-pass');
  });

  test('R3.10 development 1: Miletus and Thebes raise their track at set-up, unasked', () => {
    const state = start({ cities: ['miletus', 'thebes'] });
    expect(asked(state)).toEqual(['0:assign', '1:assign']);
    expect(player(state, 0).economy).toBe(2);
    expect(player(state, 1).military).toBe(2);
  });

  test('R3.10 gains of events: troops come unasked', () => {
    const event = position({ event: 'invention-of-the-trireme', first: 0 });
    expect(player(nextAssignment(carryOut(event, [0, 2])), 0).troops).toBe(3);
  });

  test('R3.11 cards are drawn, and one of them is kept', () => {
    const keep = carryOut(position(), [1, 0]);
    expect(asked(keep)[0]).toBe('0:keep');
    expect(refusal(keep, 0, PASS)).toBe('may-not-pass');
  });

  test('R3.8 tokens and rewards: a choice among them, but no pass', () => {
    const token = carryOut(position({ hand: ['scholarly-welcome'] }), [5, 6], {
      type: 'play',
      card: 'scholarly-welcome',
    });
    const reward = carryOut(position({ city: 'argos', tokens: 'BB' }), [6, 5], DEVELOP);
    expect([token, reward].map((state) => asked(state)[0])).toEqual(['0:token', '0:reward']);
    for (const state of [token, reward]) expect(refusal(state, 0, PASS)).toBe('may-not-pass');
  });

  test('R3.10 an action that an event grants is a chosen one: its card may be refused', () => {
    const event = atEvent({ ...PERIPTEROS, event: 'prosperity', troops: 1 });
    const asks = answer(event, 0, playCard('peripteros'));
    expect(asks.phase).toBe('resolution');
    expect(moves(asks, 0)).toEqual([raise('culture'), PASS]);
  });

  test('R3.10 R6.10 in Conquest of the Persians the next player waits for the answer', () => {
    const before = position({ ...ARGOS, first: 0, event: 'conquest-of-the-persians' });
    before.explored = ['persepolis'];
    const event = passUntil(carryOut(before, [0, 2]), ({ phase }) => phase === 'resolution');
    const asks = answer(answer(event, 0, { type: 'action', action: 6 }), 0, DEVELOP);
    expect(asked(asks)).toEqual(['0:raise']);
    expect(asked(answer(asks, 0, PASS))).toEqual(['1:action']);
  });
});

describe('R7.1 rules version 1', () => {
  /** The same position in a game that began under the first rules. */
  const byFirst = (state: GameState): GameState => ({ ...structuredClone(state), rules: 1 });

  test.each(RAISES)('R7.1 $name raises the track without asking', ({ before, tiles, move, track, by }) => {
    const after = carryOut(byFirst(before), tiles, move);
    expect(decisions(after).map(({ kind }) => kind)).not.toContain('raise');
    expect(player(after, 0)[track]).toBe(player(before, 0)[track] + by);
  });

  test('R7.1 Rivalry raises nothing unless every other player is higher', () => {
    const before = byFirst(position({ hand: ['rivalry'], military: 2 }));
    expect(change(before, carryOut(before, [5, 6], playCard('rivalry')))).toEqual({});
  });

  test('R7.1 R6.1 and is no occasion to trade glory', () => {
    const before = byFirst(position({ ...PERIPTEROS, city: 'thebes', development: 2, glory: 1 }));
    const after = carryOut(before, [5, 6], playCard('peripteros'));
    expect(asked(after)[0]).toMatch(/:(develop|progress)$/);
    expect(player(after, 0).culture).toBe(2);
  });

  test('R7.1 the tracks of Miletus 2 have to be chosen; if only one pair is possible, nobody is asked', () => {
    const asks = carryOut(byFirst(position(MILETUS)), [6, 5], DEVELOP);
    expect(moves(asks, 0)).toHaveLength(3);
    expect(refusal(asks, 0, PASS)).toBe('may-not-pass');
    const before = byFirst(position({ ...MILETUS, economy: 7, culture: 7, military: 2 }));
    expect(change(before, carryOut(before, [6, 5], DEVELOP))).toMatchObject({ military: 1 });
  });

  test('R7.1 Ostracism has to take a card back; if there is only one, nobody is asked', () => {
    const several = position({ hand: ['ostracism'], inPlay: ['quarry', 'bank'] });
    const asks = carryOut(byFirst(several), [5, 6], playCard('ostracism'));
    expect(moves(asks, 0)).toHaveLength(2);
    expect(refusal(asks, 0, PASS)).toBe('may-not-pass');
    const payable = byFirst(position({ hand: ['ostracism'], inPlay: ['council'] }));
    expect(asked(carryOut(payable, [5, 6], playCard('ostracism')))).toContain('0:play');
    const one = byFirst(position({ hand: ['ostracism'], inPlay: ['colossus-of-rhodes'] }));
    const after = carryOut(one, [5, 6], playCard('ostracism'));
    expect(asked(after)).toEqual(['1:progress']);
    expect(player(after, 0)).toMatchObject({ hand: ['colossus-of-rhodes'], inPlay: ['ostracism'] });
  });

  test('R7.1 a game can begin under older rules, continues under them, and its record says so', () => {
    const setup = { players: 2, seed: 'first rules', options: { draft: 'deal' } } as const;
    const state = createGame(setup, 1);
    expect(state.rules).toBe(1);
    expect(begin(setup, 1).state).toStrictEqual(state);
    expect(createGame(setup).rules).toBe(2);
    const move: Move = { type: 'assign', tiles: [0, 1] };
    expect(answer(state, 0, move).rules).toBe(1);
    const record: GameRecord = {
      format: 'khora',
      version: RECORD_VERSION,
      rules: 1,
      setup,
      moves: [{ seat: 0, move }],
    };
    expect([...replay(record)].map(({ rules }) => rules)).toEqual([1, 1]);
    expect(undo(record, 0)?.rules).toBe(1);
  });

  test.each([0, 3, 1.5, Number.NaN])('R7.1 there is no version %d', (rules) => {
    const setup = { players: 2, seed: 'rules' } as const;
    expect(() => createGame(setup, rules)).toThrow(/knows 1 to 2/);
    expect(() => begin(setup, rules)).toThrow(RangeError);
  });
});

test('R3.8 playing a card whose effect is refused counts as playing it', () => {
  expect(playing('peripteros', { ...PERIPTEROS, hand: ['peripteros'] }, PASS)).toEqual({ drachmas: -1 });
});
