import { expect, test } from 'vitest';
import { decisions, type GameSetup, type GameState, hash, type Move, type Seat } from '../src/index.ts';
import { answer, moves, nextAssignment, passUntil, start } from './kit.ts';

const SETUP: Partial<GameSetup> = { players: 4, seed: 'order' };

function answerAll(state: GameState, order: readonly number[], moveOf: (seat: number) => Move): GameState {
  return order.reduce((now, seat) => answer(now, seat, moveOf(seat)), state);
}

const ORDERS = [
  [0, 1, 2, 3],
  [3, 2, 1, 0],
  [2, 0, 3, 1],
];

test('R2.C4 the order in which secret answers come in changes nothing', () => {
  const tiles = [
    [0, 2],
    [1, 3],
    [2, 0],
    [3, 1],
  ] as const;
  const assigned = (order: readonly number[]) =>
    answerAll(start(SETUP), order, (seat) => ({ type: 'assign', tiles: tiles[seat] ?? [0, 1] }));
  const [first, ...others] = ORDERS.map(assigned);
  for (const other of others) expect(other).toStrictEqual(first);
});

test('R1.3 the order in which drafted cards are chosen changes nothing', () => {
  const drafted = (order: readonly number[]) => {
    let state = start({ ...SETUP, options: { draft: 'pass' } });
    while (state.phase === 'draft') {
      const before = state;
      state = answerAll(state, order, (seat) => moves(before, seat).at(-1) ?? { type: 'pass' });
    }
    return state;
  };
  const [first, ...others] = ORDERS.map(drafted);
  for (const other of others) expect(other).toStrictEqual(first);
});

test('R5.1 rerolls, in any order and of any dice, change only the dice rerolled', () => {
  const atReroll = start({ ...SETUP, options: { dice: 'reroll' } });
  const rerolled = (order: readonly number[], dice: (seat: number) => number[]) =>
    answerAll(atReroll, order, (seat) => ({ type: 'reroll', dice: dice(seat) }));
  const diceOf = (state: GameState) => state.players.map(({ dice }) => dice);
  const all = rerolled([0, 1, 2, 3], () => [0, 1]);
  for (const order of ORDERS) expect(rerolled(order, () => [0, 1])).toStrictEqual(all);
  const second = rerolled([1, 3, 0, 2], () => [1]);
  expect(diceOf(second)).toEqual(
    atReroll.players.map(({ dice }, seat) => [dice[0], all.players[seat]?.dice[1]]),
  );
  const none = rerolled([0, 1, 2, 3], () => []);
  const next = (state: GameState) => passUntil(state, ({ round }) => round === 2);
  expect(diceOf(next(all))).toEqual(diceOf(next(none)));
});

test('dice seen so far say nothing about later ones: another choice leaves the next roll as it is', () => {
  const state = start(SETUP);
  const seats = decisions(state).map(({ seat }) => seat);
  const after = (pick: (list: readonly Move[], seat: Seat) => Move | undefined) =>
    nextAssignment(
      seats.reduce((now, seat) => answer(now, seat, pick(moves(now, seat), seat) ?? { type: 'pass' }), state),
    );
  const one = after((list) => list[0]);
  const other = after((list, seat) => list.at(-1 - seat));
  expect(hash(one)).not.toBe(hash(other));
  expect(one.players.map(({ dice }) => dice)).toEqual(other.players.map(({ dice }) => dice));
});
