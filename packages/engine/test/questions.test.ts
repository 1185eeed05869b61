import { describe, expect, test } from 'vitest';
import {
  contentOf,
  createGame,
  decisions,
  explain,
  type GameState,
  legalMoves,
  type Move,
  type Seat,
  view,
} from '../src/index.ts';
import { questionOf } from '../src/questions/questions.ts';
import type { Step } from '../src/steps.ts';
import {
  answer,
  atEvent,
  atProgress,
  beforeAchievements,
  beforeEnd,
  beforeEvent,
  carryOut,
  deal,
  pass,
  position,
  refusal,
  set,
  start,
  still,
  tokens,
} from './kit.ts';

const PAYING = () => {
  const state = still();
  set(state, 0, { dice: [1, 1, 6], scrolls: 3, citizens: 4 });
  set(state, 1, { dice: [6, 6] });
  return answer(answer(state, 0, { type: 'assign', tiles: [4, 3, 0] }), 1, { type: 'assign', tiles: [0, 2] });
};

/** A position in which seat 0 is asked each kind of question, with more than one answer. */
const ASKED: Readonly<Partial<Record<string, () => GameState>>> & { readonly raise: () => GameState } = {
  city: () => ({ ...createGame({ players: 2, seed: 'kit', options: { cityChoice: 'choose' } }) }),
  draft: () => createGame({ players: 2, seed: 'kit' }),
  reroll: () => {
    const state = start({ options: { dice: 'reroll' } });
    set(state, 0, { dice: [1, 2, 3] });
    return state;
  },
  assign: () => {
    const state = start();
    set(state, 0, { dice: [1, 2, 3] });
    return state;
  },
  pay: PAYING,
  keep: () => carryOut(position(), [1, 6]),
  buy: () => carryOut(position(), [3, 6]),
  explore: () => carryOut(position({ troops: 9 }), [4, 6]),
  play: () => carryOut(position({ hand: ['archives', 'council', 'ostracism'] }), [5, 6]),
  develop: () => carryOut(position({ tokens: 'BB' }), [6, 5]),
  progress: () => atProgress(),
  raise: () => carryOut(position({ hand: ['peripteros'], tokens: 'GG' }), [5, 6], play('peripteros')),
  tracks: () => carryOut(position({ city: 'miletus', tokens: 'R' }), [6, 5], { type: 'develop' }),
  reward: () => carryOut(position({ tokens: 'BB' }), [6, 5], { type: 'develop' }),
  token: () => carryOut(position({ hand: ['scholarly-welcome'] }), [5, 6], play('scholarly-welcome')),
  takeBack: () =>
    carryOut(position({ hand: ['ostracism'], inPlay: ['quarry', 'bank'] }), [5, 6], play('ostracism')),
  lose: () => {
    const state = beforeEvent('oracle-of-delphi', [{}, {}]);
    tokens(state, 0, 'Rb');
    return pass(state);
  },
  discard: () => {
    const state = beforeEvent('thirty-tyrants', [{}, { troops: 1 }]);
    deal(state, { hands: [['power', 'bank', 'oracle']] });
    return pass(state);
  },
  action: () => {
    const state = beforeEvent('conquest-of-the-persians', [{}, {}]);
    return pass({ ...state, explored: ['persepolis'] });
  },
  claim: () => pass(beforeAchievements([{ points: 10 }, {}])),
  tradeGlory: () => pass(beforeEnd([{ development: 2, glory: 1 }, {}], { cities: ['thebes', 'argos'] })),
};

function play(card: 'peripteros' | 'scholarly-welcome' | 'ostracism'): Move {
  return { type: 'play', card };
}

/** The question of seat 0, and what it reads. */
function questionIn(state: GameState, seat: Seat = 0) {
  const step = state.players[seat]?.agenda.at(-1) as Step;
  const question = questionOf(step);
  if (!question) throw new Error('not asked');
  const asked = { position: state, content: contentOf(state.rules), seat, step: step as never };
  return {
    question,
    candidates: (enough: number) => question.candidates({ ...asked, enough }),
  };
}

const seatAsked = (state: GameState): Seat => decisions(state)[0]?.seat ?? 0;

describe('every question', () => {
  test.each([
    ['city', 'R1.2', false, false, false],
    ['draft', 'R1.3', false, true, true],
    ['reroll', 'R5.1', false, false, true],
    ['assign', 'R2.C4', false, true, true],
    ['pay', 'R2.C7', false, false, true],
    ['keep', 'R2.D5', false, false, true],
    ['buy', 'R2.D7', true, false, true],
    ['explore', 'R2.D9', true, false, true],
    ['play', 'R2.D10', true, false, true],
    ['develop', 'R2.D11', true, false, false],
    ['progress', 'R2.E1', true, false, true],
    ['raise', 'R3.8', 'refuse', false, false],
    ['tracks', 'R6.13', 'refuse', false, true],
    ['reward', 'R6.9', false, false, false],
    ['token', 'R2.D10', false, false, true],
    ['takeBack', 'R6.2', 'refuse', false, true],
    ['lose', 'R3.5', false, false, false],
    ['discard', 'R3.5', false, false, true],
    ['action', 'R6.10', true, false, false],
    ['claim', 'R2.G3', false, false, true],
    ['tradeGlory', 'R6.1', true, false, false],
  ] as const)('%s cites %s; may be passed: %s; secret: %s; all candidates legal: %s', (kind, ...parts) => {
    const state = ASKED[kind]?.() ?? start();
    const { question } = questionIn(state, seatAsked(state));
    expect(question).toMatchObject({ kind });
    expect([question.rule, question.may, question.secret, question.sure]).toEqual(parts);
  });

  test.each(Object.keys(ASKED))('%s: listing the moves once more changes no list', (kind) => {
    const state = ASKED[kind]?.() ?? start();
    const seat = seatAsked(state);
    const all = [...legalMoves(state, seat)];
    expect(legalMoves(state, seat)).toEqual(all);
    expect(legalMoves(state, seat)).toEqual(all);
  });

  test.each(['pay', 'explore', 'play', 'tracks', 'discard', 'progress'])(
    '%s: finding out whether there is a choice lists no more moves than necessary',
    (kind) => {
      const state = ASKED[kind]?.() ?? start();
      const { candidates } = questionIn(state, seatAsked(state));
      const all = candidates(Number.POSITIVE_INFINITY);
      expect(all.length).toBeGreaterThan(2);
      for (const enough of [1, 2]) expect(candidates(enough)).toEqual(all.slice(0, enough));
      expect(candidates(all.length)).toEqual(all);
    },
  );
});

describe('refusals with their numbers', () => {
  const why = (state: GameState, move: Move) => explain(view(state, 0), move);

  test('R2.C7 pay', () => {
    const state = PAYING();
    const reason = (tiles: (0 | 3 | 4 | 5)[], scrolls: number) => why(state, { type: 'pay', tiles, scrolls });
    expect(reason([0, 3, 4], 1)).toBeNull();
    expect(reason([0, 3, 4], 0)).toEqual({ reason: 'too-few-citizens', rule: 'R2.C7', needs: 5, has: 4 });
    expect(reason([0, 3, 4], 4)).toEqual({ reason: 'too-few-scrolls', rule: 'R2.C7', needs: 4, has: 3 });
    expect(reason([0, 5], 0)).toEqual({ reason: 'wrong-tiles', rule: 'R2.C7' });
    expect(reason([3, 4], 1)).toEqual({ reason: 'tile-must-be-kept', rule: 'R2.C7' });
    expect(reason([3, 0, 4], 1)).toEqual({ reason: 'not-canonical', rule: 'R2.C7' });
    const poor = structuredClone(state);
    set(poor, 0, { citizens: 0 });
    expect(why(poor, { type: 'pay', tiles: [0, 3, 4], scrolls: 1 })).toMatchObject({ needs: 5, has: 3 });
  });

  test('R2.D7 buy', () => {
    const state = carryOut(position({ drachmas: 0, city: 'thebes', development: 2, glory: 1 }), [3, 0]);
    expect(why(state, { type: 'buy', color: 'red' })).toEqual({
      reason: 'too-few-drachmas',
      rule: 'R2.D7',
      needs: 5,
      has: 2,
    });
  });

  test('R2.D10 R2.D12 play', () => {
    const state = carryOut(
      position({
        hand: ['power', 'tunnel-of-eupalinos', 'colossus-of-rhodes', 'council'],
        drachmas: 3,
        tokens: 'RG',
      }),
      [5, 6],
    );
    const reason = (card: string) => why(state, { type: 'play', card: card as 'power' });
    expect(reason('power')).toEqual({ reason: 'too-few-tokens', rule: 'R2.D10', needs: 2, has: 1 });
    expect(reason('colossus-of-rhodes')).toEqual({
      reason: 'too-few-tokens',
      rule: 'R2.D10',
      needs: 3,
      has: 2,
    });
    expect(reason('tunnel-of-eupalinos')).toEqual({
      reason: 'too-few-drachmas',
      rule: 'R2.D10',
      needs: 4,
      has: 3,
    });
    expect(reason('bank')).toEqual({ reason: 'not-in-hand', rule: 'R2.D10' });
    expect(reason('archives')).toEqual({ reason: 'not-in-hand', rule: 'R2.D10' });
    expect(reason('joker')).toEqual({ reason: 'unknown-card', rule: 'R2.D10' });
    expect(reason('council')).toBeNull();
  });

  test('R2.D11 develop', () => {
    const glorious = { city: 'thebes', development: 2, glory: 1 } as const;
    const develop: Move = { type: 'develop' };
    const trade = (from: Parameters<typeof position>[0]) =>
      carryOut(position({ ...glorious, ...from }), [6, 0]);
    expect(why(trade({ tokens: 'BR' }), develop)).toEqual({
      reason: 'too-few-tokens',
      rule: 'R2.D11',
      needs: 4,
      has: 2,
    });
    expect(why(trade({ development: 3, tokens: 'GGBBRR', drachmas: 1 }), develop)).toEqual({
      reason: 'too-few-drachmas',
      rule: 'R2.D11',
      needs: 2,
      has: 1,
    });
    expect(why(trade({ development: 4 }), develop)).toEqual({
      reason: 'fully-developed',
      rule: 'R2.D11',
      needs: 5,
      has: 4,
    });
  });

  test('R6.13 tracks', () => {
    const from = { city: 'miletus', tokens: 'R', military: 7 } as const;
    const state = carryOut(position(from), [6, 5], { type: 'develop' });
    const reason = (...tracks: ('economy' | 'culture' | 'military')[]) =>
      why(state, { type: 'tracks', tracks });
    expect(reason('economy', 'culture')).toBeNull();
    expect(reason('economy')).toEqual({ reason: 'wrong-count', rule: 'R6.13' });
    expect(reason('economy', 'military')).toEqual({ reason: 'top-level', rule: 'R6.13' });
    expect(reason('culture', 'economy')).toEqual({ reason: 'not-canonical', rule: 'R6.13' });
    expect(reason('economy', 'economy')).toEqual({ reason: 'not-canonical', rule: 'R6.13' });
  });

  test('R2.E1 R2.E3 progress', () => {
    const state = atProgress({ drachmas: 3, military: 7, culture: 2 });
    const reason = (track: 'economy' | 'culture' | 'military') => why(state, { type: 'progress', track });
    expect(reason('economy')).toBeNull();
    expect(reason('culture')).toEqual({ reason: 'too-few-drachmas', rule: 'R2.E1', needs: 4, has: 3 });
    expect(reason('military')).toEqual({ reason: 'top-level', rule: 'R2.E1', needs: 8, has: 7 });
    const event = atEvent({ event: 'rise-of-persia', drachmas: 9 });
    expect(why(event, { type: 'progress', track: 'culture' })).toEqual({
      reason: 'wrong-track',
      rule: 'R2.E1',
    });
    const again = structuredClone(state);
    set(again, 0, { raised: 1 });
    expect(why(again, { type: 'progress', track: 'economy' })).toEqual({
      reason: 'too-few-scrolls',
      rule: 'R2.E1',
      needs: 1,
      has: 0,
    });
  });

  test('R3.8 raise', () => {
    const state = ASKED.raise();
    expect(why(state, { type: 'raise', track: 'economy' })).toEqual({ reason: 'wrong-track', rule: 'R3.8' });
    const top = structuredClone(state);
    set(top, 0, { culture: 7 });
    expect(why(top, { type: 'raise', track: 'culture' })).toEqual({
      reason: 'top-level',
      rule: 'R3.8',
      needs: 8,
      has: 7,
    });
  });

  test('R1.2 R1.3 R2.D5 R3.5 R6.2 R6.9 R6.10 R2.G3 the other questions', () => {
    const asked = (kind: string) => ASKED[kind]?.() ?? start();
    const city = asked('city');
    const seat = seatAsked(city);
    const chosen = answer(city, seat, { type: 'city', city: 'argos' });
    const next = view(chosen, seatAsked(chosen));
    expect(explain(next, { type: 'city', city: 'argos' })).toEqual({ reason: 'city-taken', rule: 'R1.2' });
    expect(explain(next, { type: 'city', city: 'troy' as 'argos' })).toEqual({
      reason: 'unknown-city',
      rule: 'R1.2',
    });
    const expected: [kind: string, move: Move, reason: string][] = [
      ['draft', { type: 'draft', card: 'bank' }, 'not-offered'],
      ['reroll', { type: 'reroll', dice: [3] }, 'wrong-dice'],
      ['reroll', { type: 'reroll', dice: [1, 0] }, 'not-canonical'],
      ['reroll', { type: 'reroll', dice: [1, 1] }, 'not-canonical'],
      ['assign', { type: 'assign', tiles: [0, 1] }, 'wrong-count'],
      ['assign', { type: 'assign', tiles: [0, 1, 1] }, 'wrong-tiles'],
      ['keep', { type: 'keep', card: 'joker' as 'bank' }, 'not-offered'],
      ['explore', { type: 'explore', space: 'troy' as 'persepolis' }, 'unknown-space'],
      ['takeBack', { type: 'takeBack', card: 'ostracism' }, 'not-in-play'],
      ['reward', { type: 'reward', reward: 'glory' as 'troops' }, 'malformed-move'],
      ['lose', { type: 'lose', color: 'green', size: 'minor' }, 'no-such-token'],
      ['discard', { type: 'discard', cards: ['power'] }, 'wrong-count'],
      ['discard', { type: 'discard', cards: ['power', 'council'] }, 'not-in-hand'],
      ['discard', { type: 'discard', cards: ['bank', 'power'] }, 'not-canonical'],
      ['discard', { type: 'discard', cards: ['bank', 'bank'] }, 'not-canonical'],
      ['action', { type: 'action', action: 4 }, 'wrong-action'],
      ['claim', { type: 'claim', achievement: 'troops', reward: 'taxes' }, 'wrong-achievement'],
    ];
    for (const [kind, move, reason] of expected) {
      expect(why(asked(kind), move)?.reason, JSON.stringify(move)).toBe(reason);
    }
  });
});

describe('moves in their order', () => {
  const movesIn = (kind: string) =>
    legalMoves(ASKED[kind]?.() ?? start(), 0).filter(({ type }) => type === kind);

  test('R5.1 reroll: every set of three dice', () => {
    expect(movesIn('reroll').map((move) => move.type === 'reroll' && move.dice.join(''))).toEqual([
      '',
      '0',
      '1',
      '01',
      '2',
      '02',
      '12',
      '012',
    ]);
  });

  test('R2.D7 buy: every colour', () => {
    expect(movesIn('buy')).toEqual([
      { type: 'buy', color: 'red' },
      { type: 'buy', color: 'blue' },
      { type: 'buy', color: 'green' },
    ]);
  });

  test('R2.D5 keep: what was offered is no longer in front of the player', () => {
    const state = ASKED.keep?.() ?? start();
    const after = answer(state, 0, movesIn('keep')[1] ?? { type: 'pass' });
    expect(after.players[0]?.offer).toEqual([]);
  });

  test('R2.D9 explored spaces are kept in the order of their exploration', () => {
    const before = position({ city: 'thebes', development: 3, troops: 6 });
    const after = carryOut(
      before,
      [4, 0],
      { type: 'explore', space: 'red-3-1' },
      { type: 'explore', space: 'blue-2-2' },
    );
    expect(after.explored).toEqual(['red-3-1', 'blue-2-2']);
  });
});

describe('steps that no current card has', () => {
  /** Seat 0 at an assignment, asked something else instead. */
  function asking(step: Step): GameState {
    const state = position();
    set(state, 0, { agenda: [step], standby: 'asked' });
    return state;
  }
  const source = { kind: 'card', id: 'bank' } as const;

  test('R3.8 a free raise of Economy may be taken or refused', () => {
    const state = asking({ do: 'raise', may: true, track: 'economy', levels: 1, source });
    expect(legalMoves(state, 0)).toEqual([{ type: 'raise', track: 'economy' }, { type: 'pass' }]);
  });

  test('R6.9 only the rewards on offer may be taken', () => {
    const state = asking({ do: 'reward', rewards: { troops: 2, points: 4 }, source });
    expect(legalMoves(state, 0)).toEqual([
      { type: 'reward', reward: 'troops' },
      { type: 'reward', reward: 'points' },
    ]);
    expect(refusal(state, 0, { type: 'reward', reward: 'citizens' })).toBe('wrong-reward');
  });

  test('R2.D10 any token may be taken', () => {
    expect(legalMoves(ASKED.token?.() ?? start(), 0)).toEqual(
      ['red', 'blue', 'green'].map((color) => ({ type: 'token', color })),
    );
  });
});

test('R6.2 a card taken back comes last in the hand', () => {
  const before = position({ hand: ['ostracism', 'power'], inPlay: ['quarry', 'bank'] });
  const after = carryOut(before, [5, 6], play('ostracism'), { type: 'takeBack', card: 'quarry' });
  expect(after.players[0]?.hand).toEqual(['power', 'quarry']);
});
