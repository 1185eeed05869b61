import { describe, expect, test } from 'vitest';
import {
  createGame,
  type GameState,
  type GameView,
  IllegalMoveError,
  type Move,
  preview,
  type Seat,
  view,
} from '../src/index.ts';
import { answer, carryOut, edit, player, position, set, start } from './kit.ts';

const foresee = (state: GameState, move: Move, seat: Seat = 0) => preview(view(state, seat), move);
const own = ({ players }: GameView) => players[0];

describe('an assignment', () => {
  const assign: Move = { type: 'assign', tiles: [2, 3] };

  test('R2.C4 R2.D6 R2.D7 shows its tiles, its payment and the certain gains of its actions', () => {
    const state = position({ culture: 2, economy: 3, citizens: 3, drachmas: 0, dice: [1, 2] });
    const seen = foresee(state, assign);
    expect(own(seen)).toMatchObject({ tiles: [2, 3], kept: [2, 3], citizens: 1, points: 2, drachmas: 4 });
    expect(seen.phase).toBe('action');
  });

  test('R2.D3 what fires with an action is certain too', () => {
    const state = position({ dice: [6, 6], inPlay: ['lighthouse'] });
    expect(own(foresee(state, assign))).toMatchObject({ points: 4 });
  });

  test('R2.C7 shows no gains while the payment is a choice', () => {
    const state = position({ culture: 2, scrolls: 1, citizens: 3, dice: [1, 2] });
    expect(own(foresee(state, assign))).toMatchObject({ tiles: [2, 3], kept: null, citizens: 3, points: 0 });
  });

  test('R2.D5 shows no cards of Legislation: they are drawn when it is carried out', () => {
    const state = position({ dice: [6, 6], hand: ['bank'] });
    const seen = foresee(state, { type: 'assign', tiles: [1, 0] });
    expect(own(seen)).toMatchObject({ citizens: 6, hand: ['bank'], offer: [] });
    expect(seen.politicsDeck).toBe(state.politicsDeck.length);
  });

  test('R2.D13 an action within phase D ends no overflow', () => {
    const state = position({ dice: [6, 6], troops: 15, military: 2 });
    expect(own(foresee(state, { type: 'assign', tiles: [4, 0] }))).toMatchObject({ troops: 17 });
  });
});

test('R1.3 a drafted card is shown as picked', () => {
  const state = createGame({ players: 2, seed: 'draft' });
  const [, card = 'bank'] = player(state, 0).offer;
  const seen = foresee(state, { type: 'draft', card });
  expect(own(seen)).toMatchObject({ picked: card, standby: 'asked' });
});

test('R5.1 a reroll shows no dice', () => {
  const state = start({ options: { dice: 'reroll' } });
  expect(own(foresee(state, { type: 'reroll', dice: [0, 1] }))?.dice).toEqual(player(state, 0).dice);
});

test('olympia-4: what a development does automatically is shown to its end', () => {
  const before = position({ city: 'olympia', development: 3, tokens: 'GGGBRR', culture: 2 });
  const seen = foresee(carryOut(before, [6, 5]), { type: 'develop' });
  expect(own(seen)).toMatchObject({ development: 4, points: 6, troops: 3, scrolls: 3 });
});

test('council: cards to be drawn are not shown', () => {
  const state = carryOut(position({ hand: ['council'] }), [5, 6]);
  const seen = foresee(state, { type: 'play', card: 'council' });
  expect(own(seen)).toMatchObject({ hand: [], inPlay: ['council'] });
  expect(seen.politicsDeck).toBe(state.politicsDeck.length);
});

test('R2.D9 a question that follows is shown as asked', () => {
  const before = position({ city: 'thebes', development: 3, troops: 6, military: 3 });
  const seen = foresee(carryOut(before, [4, 6]), { type: 'explore', space: 'red-2-1' });
  expect(own(seen)).toMatchObject({ standby: 'asked', agenda: [{ do: 'explore', left: 1 }] });
});

test('everything else is as the view had it', () => {
  const state = answer(position({ dice: [6, 6] }), 1, { type: 'assign', tiles: [4, 5] });
  edit(state, { eventDeck: ['drought', 'drought', 'drought'] });
  set(state, 1, { hand: ['bank'] });
  const before = view(state, 0);
  const seen = preview(before, { type: 'assign', tiles: [2, 3] });
  expect(seen.players[1]).toEqual(before.players[1]);
  expect(seen.eventDeck).toBe(3);
  expect(seen).toMatchObject({
    round: before.round,
    event: before.event,
    explored: before.explored,
    seat: 0,
  });
  expect(before).toEqual(view(state, 0));
});

test('illegal moves and spectators get no preview', () => {
  const state = start();
  const reason = (seen: GameView, move: Move) => {
    try {
      preview(seen, move);
    } catch (error) {
      return error instanceof IllegalMoveError ? error.details : error;
    }
    return null;
  };
  expect(reason(view(state, 0), { type: 'pass' })).toEqual({
    reason: 'may-not-pass',
    rule: 'R2.C4',
    asked: 'assign',
  });
  expect(reason(view(state, 'spectator'), { type: 'assign', tiles: [0, 1] })).toEqual({
    reason: 'unknown-seat',
  });
});
