import { describe, expect, test } from 'vitest';
import {
  advance,
  clone,
  decisions,
  explain,
  type GameState,
  IllegalMoveError,
  isOver,
  legalMoves,
  type Move,
  play,
  type Seat,
  view,
} from '../src/index.ts';
import { isMove } from '../src/moves.ts';
import { refusal } from '../src/play.ts';
import { carryOut, passUntil, position, set, start, still, take } from './kit.ts';

const PASS: Move = { type: 'pass' };

function errorOf(state: GameState, seat: number, move: unknown): IllegalMoveError {
  try {
    play(state, seat as Seat, move as Move);
  } catch (error) {
    if (error instanceof IllegalMoveError) return error;
    throw error;
  }
  throw new Error('accepted');
}

describe('the error', () => {
  const over = passUntil(start(), isOver);
  const exploring = () => {
    const state = still();
    set(state, 0, { troops: 3 });
    return take(state, [4, 2], [0, 2]);
  };

  test.each<[message: string, state: GameState, seat: number, move: unknown, details: object]>([
    ['unknown-seat', start(), 2, PASS, { reason: 'unknown-seat' }],
    ['malformed-move', start(), 0, 'pass', { reason: 'malformed-move' }],
    ['game-over, see R4.1', over, 0, PASS, { reason: 'game-over', rule: 'R4.1' }],
    ['not-your-turn', exploring(), 1, PASS, { reason: 'not-your-turn' }],
    [
      'may-not-pass, asked: assign, see R2.C4',
      start(),
      0,
      PASS,
      { reason: 'may-not-pass', rule: 'R2.C4', asked: 'assign' },
    ],
    [
      'wrong-move, asked: assign, see R2.C4',
      start(),
      0,
      { type: 'develop' },
      { reason: 'wrong-move', rule: 'R2.C4', asked: 'assign' },
    ],
    [
      'no-glory-to-trade, see R6.1',
      start(),
      0,
      { type: 'tradeGlory' },
      { reason: 'no-glory-to-trade', rule: 'R6.1' },
    ],
    [
      'too-few-troops (needs 6, has 4), see R2.D9',
      exploring(),
      0,
      { type: 'explore', space: 'red-6-3' },
      { reason: 'too-few-troops', rule: 'R2.D9', needs: 6, has: 4 },
    ],
  ])('%s', (message, state, seat, move, details) => {
    const error = errorOf(state, seat, move);
    expect(error.message).toBe(message);
    expect(error.name).toBe('IllegalMoveError');
    expect(error.details).toEqual(details);
    expect(error.reason).toBe(error.details.reason);
    expect(refusal(state, seat, move)).toEqual(details);
  });
});

test.each([2, -1, 0.5, -0, '0', 'length', null, undefined, Number.NaN, [0]])('%o is no seat', (seat) => {
  expect(refusal(start(), seat, PASS)).toEqual({ reason: 'unknown-seat' });
});

describe('the shape of a move', () => {
  test.each<[unknown]>([
    [{ type: 'pass' }],
    [{ type: 'discard', cards: Array.from({ length: 40 }, () => 'bank') }],
    [{ type: 'discard', cards: [] }],
    [{ type: 'pay', tiles: [0, 6], scrolls: 0 }],
    [{ type: 'lose', color: 'red', size: 'major' }],
  ])('a move: %j', (value) => {
    expect(isMove(value)).toBe(true);
  });

  test.each<[unknown]>([
    [null],
    [undefined],
    ['pass'],
    [7],
    [[]],
    [{}],
    [Object.create({ type: 'pass' })],
    [{ type: 'nothing' }],
    [{ type: 'constructor' }],
    [{ type: ['pass'] }],
    [{ type: 'pass', why: 1 }],
    [{ type: 'buy' }],
    [{ type: 'buy', colour: 'red' }],
    [{ type: 'buy', color: 'white' }],
    [{ type: 'buy', constructor: 'red' }],
    [{ type: 'keep', card: 3 }],
    [{ type: 'discard', cards: 'bank' }],
    [{ type: 'discard', cards: { length: 0, every: () => true } }],
    [{ type: 'discard', cards: [3] }],
    [{ type: 'discard', cards: Array.from({ length: 41 }, () => 'bank') }],
    [{ type: 'assign', tiles: [0, 7] }],
    [{ type: 'assign', tiles: [-0] }],
    [{ type: 'pay', tiles: [], scrolls: -0 }],
    [{ type: 'pay', tiles: [], scrolls: -1 }],
    [{ type: 'pay', tiles: [], scrolls: 0.5 }],
    [{ type: 'pay', tiles: [], scrolls: '1' }],
    [{ type: 'pay', tiles: [], scrolls: 1n }],
    [{ type: 'pay', tiles: [] }],
  ])('no move: %o', (value) => {
    expect(isMove(value)).toBe(false);
  });
});

describe('views and search', () => {
  test("a view answers for its own seat only, because another's question depends on what it does not show", () => {
    const state = start();
    expect(legalMoves(view(state, 0), 0)).toEqual(legalMoves(state, 0));
    expect(legalMoves(view(state, 0), 1)).toEqual([]);
    expect(legalMoves(view(state, 'spectator'), 0)).toEqual([]);
    expect(explain(view(state, 'spectator'), PASS)).toEqual({ reason: 'unknown-seat' });
  });

  test('a decision names the seat, the kind of move, and the step with its figures', () => {
    const state = carryOut(position({ hand: ['archives'] }), [5, 6]);
    const source = { kind: 'action', id: 'politics' };
    expect(decisions(state)).toEqual([{ seat: 0, kind: 'play', step: { do: 'play', source } }]);
    expect(decisions(start()).map(({ seat, kind }) => [seat, kind])).toEqual([
      [0, 'assign'],
      [1, 'assign'],
    ]);
  });

  test('advance changes the state it is given, as play changes a copy', () => {
    const state = start();
    const copy = clone(state);
    const move: Move = { type: 'assign', tiles: [0, 1] };
    advance(copy, 0, move);
    expect(copy).toEqual(play(state, 0, move).state);
    expect(copy).not.toEqual(state);
  });

  test('advance does not check moves, but somebody must be asked, and there must be glory to give', () => {
    const idle = position();
    set(idle, 0, { agenda: [] });
    expect(() => {
      advance(idle, 0, PASS);
    }).toThrow('Seat 0 is not asked anything.');
    expect(() => {
      advance(position(), 0, { type: 'tradeGlory' });
    }).toThrow('Seat 0 has no glory to give.');
    const developed = carryOut(position({ development: 3, tokens: 'BBBGGR' }), [6, 0]);
    set(developed, 0, { development: 4 });
    expect(() => {
      advance(developed, 0, { type: 'develop' });
    }).toThrow('There is no development left to unlock.');
  });
});
