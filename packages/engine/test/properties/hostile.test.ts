import { expect, test } from 'vitest';
import { checkRefused } from '../../fuzz/hostile.ts';
import { decisions, type GameState, play } from '../../src/index.ts';
import { moves, position, refusal, start, take } from '../kit.ts';

/** A position in which seat 0 is asked to buy: the question looks only at the colour of the move. */
function atPurchase(): GameState {
  const state = take(position(), [3, 6], [0, 2]);
  expect(decisions(state)).toMatchObject([{ seat: 0, kind: 'buy' }]);
  return state;
}

const HOSTILE: readonly string[] = [
  'null',
  'true',
  '0',
  '-1',
  '1e400',
  '""',
  '"pass"',
  '[]',
  '[{"type":"pass"}]',
  '{}',
  '{"type":null}',
  '{"type":["buy"],"color":"red"}',
  '{"type":"BUY","color":"red"}',
  '{"type":"buy"}',
  '{"type":"buy","color":["red"]}',
  '{"type":"buy","color":"persepolis"}',
  '{"type":"buy","color":null}',
  '{"type":"buy","color":"red","size":"minor"}',
  '{"type":"pass","color":"red"}',
  '{"type":"constructor"}',
  '{"type":"__proto__"}',
  '{"type":"toString"}',
  '{"type":"buy","__proto__":"red"}',
  '{"type":"buy","__proto__":{"color":"red"}}',
  '{"type":"buy","constructor":"color"}',
  '{"type":"buy","hasOwnProperty":"color"}',
  '{"type":"buy","propertyIsEnumerable":"color"}',
  '{"type":"buy","isPrototypeOf":{}}',
  '{"__proto__":{"type":"buy","color":"red"}}',
  '{"__proto__":{"type":"pass"},"color":"red"}',
  '{"type":"assign","hasOwnProperty":"tiles"}',
  '{"type":"pay","tiles":[3,6],"hasOwnProperty":"scrolls"}',
  '{"type":"explore","space":"__proto__"}',
  '{"type":"play","card":"constructor"}',
];

test.each(HOSTILE)('%s is refused, and nothing else happens', (text) => {
  for (const state of [atPurchase(), start(), start({ options: { draft: 'pass' } })]) {
    const before = JSON.stringify(state);
    for (const seat of state.players.keys()) checkRefused(state, seat, JSON.parse(text));
    expect(JSON.stringify(state)).toBe(before);
  }
});

test('there are no seats but those of the players, whatever value is given', () => {
  const state = atPurchase();
  const before = JSON.stringify(state);
  for (const seat of [-1, 2, 4, 0.5, Number.NaN, '0', 'length', null, undefined, {}, [0]])
    for (const move of moves(state, 0)) checkRefused(state, seat, move);
  expect(JSON.stringify(state)).toBe(before);
});

test('minus zero, which JSON loses, is not a tile, a die or a number of scrolls', () => {
  const zero = JSON.parse('-0') as number;
  expect(refusal(start(), 0, { type: 'assign', tiles: [zero, 3] })).toBe('malformed-move');
  const rerolls = start({ options: { dice: 'reroll' } });
  expect(refusal(rerolls, 0, { type: 'reroll', dice: [zero] })).toBe('malformed-move');
  expect(refusal(rerolls, 0, { type: 'pay', tiles: [1, 2], scrolls: zero })).toBe('malformed-move');
});

test('a caller who changes a move after playing it does not change the game', () => {
  const move = { type: 'assign' as const, tiles: [0, 3] as (0 | 1 | 2 | 3)[] };
  const { state } = play(start(), 0, move);
  const before = JSON.stringify(state);
  move.tiles[0] = 1;
  expect(JSON.stringify(state)).toBe(before);
});
