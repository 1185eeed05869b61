import { expect, test } from 'vitest';
import { type CardId, type CityId, contentOf, type GameState, shortage } from '../src/index.ts';
import { set, start, tokens } from './kit.ts';

function lackOf(state: GameState, card: CardId) {
  const facts = contentOf(state.rules).cards.get(card);
  return facts ? shortage(state, 0, facts) : null;
}

function withTroops(troops: number, letters = '', city: CityId = 'athens'): GameState {
  const state = start({ cities: [city, 'olympia'] });
  set(state, 0, { troops, drachmas: 0, inPlay: [] });
  tokens(state, 0, letters);
  return state;
}

test('R2.D10 tokens of either size count, and nothing is short when all are owned', () => {
  expect(lackOf(withTroops(0, 'Rr'), 'bank')).toBeNull();
  expect(lackOf(withTroops(0, 'R'), 'bank')?.tokens).toMatchObject([{ color: 'red', count: 1 }]);
});

test('R2.D12 two scrolls would stand in for each missing token', () => {
  expect(lackOf(withTroops(0), 'bank')?.scrolls).toBe(4);
  expect(lackOf(withTroops(0, 'R'), 'bank')?.scrolls).toBe(2);
});

test('R2.D7 a missing token costs 5 drachmas in Trade, or what a card in play makes of it', () => {
  const state = withTroops(0);
  expect(lackOf(state, 'bank')?.tokenPrice).toBe(5);
  set(state, 0, { inPlay: ['corinthian-columns'] });
  expect(lackOf(state, 'bank')?.tokenPrice).toBe(3);
});

test('R2.D9 the open spaces of the colour, easiest first, and whether there are enough troops', () => {
  const spaces = (state: GameState) => lackOf(state, 'bank')?.tokens[0]?.spaces ?? [];
  const state = withTroops(2);
  expect(spaces(state)[0]).toMatchObject({ space: { id: 'red-2-1' }, within: true });
  expect(spaces(state).at(-1)).toMatchObject({ space: { id: 'persepolis' }, within: false });
  expect(spaces(withTroops(1)).some(({ within }) => within)).toBe(false);
  state.explored.push('red-2-1');
  expect(spaces(state).map(({ space }) => space.id)).not.toContain('red-2-1');
  expect(spaces(state).every(({ space }) => space.color === 'red' || space.color === 'persepolis')).toBe(
    true,
  );
});

test('R2.D11 missing drachmas are reported too', () => {
  const state = withTroops(0, 'RRRBBBGGG', 'argos');
  const next = contentOf(state.rules).cities.get('argos')?.[3];
  expect(next && shortage(state, 0, next)).toMatchObject({ tokens: [], drachmas: 2 });
});

test('R2.D10 drachmas that can be paid are not missing, and the shortage is never below zero', () => {
  const state = withTroops(0, 'RRRBBBGGG', 'argos');
  const next = contentOf(state.rules).cities.get('argos')?.[3];
  set(state, 0, { drachmas: 1 });
  expect(next && shortage(state, 0, next)).toMatchObject({ drachmas: 1 });
  set(state, 0, { drachmas: 5 });
  expect(next && shortage(state, 0, next)).toBeNull();
  set(state, 0, { drachmas: 9 });
  tokens(state, 0, '');
  expect(next && shortage(state, 0, next)).toMatchObject({ drachmas: 0 });
});

test('R2.D9 the spaces are sorted by the troops they need, then by those they lose', () => {
  for (const { spaces } of lackOf(withTroops(0), 'bank')?.tokens ?? []) {
    const order = spaces.map(({ space: { need, loss } }) => 100 * need + loss);
    expect(order.length).toBeGreaterThan(3);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  }
});
