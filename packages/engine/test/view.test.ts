import { expect, test } from 'vitest';
import { achievementCount, MEASURES } from '../src/abilities.ts';
import { contentOf, type GameState, glanceAt, type PlayerState, view } from '../src/index.ts';
import { playerAt, shown, turnOrder } from '../src/state.ts';
import { deal, set, start, tokens } from './kit.ts';

/** A player whose fields all have different values. */
function marked(): GameState {
  const state = start({ players: 2 });
  deal(state, { hands: [['bank', 'power']] });
  tokens(state, 0, 'Rb');
  set(state, 0, { development: 2, economy: 3, culture: 4, military: 5, citizens: 6, taxes: 7, glory: 8 });
  set(state, 0, { troops: 9, drachmas: 10, points: 11, scrolls: 12, raised: 13, returned: ['quarry'] });
  set(state, 0, { earned: { action: 1, card: 2, development: 3, event: 4, level: 5, space: 6 } });
  return state;
}

test('others see everything of a player except the cards, which are counted', () => {
  const state = marked();
  const { picked: _, ...rest } = playerAt(state, 0);
  const hidden = { ...rest, hand: 2, offer: 0, returned: 1 };
  expect(view(state, 1).players[0]).toEqual(hidden);
  expect(glanceAt(state, 0, 'spectator')).toEqual(hidden);
});

test('R3.4 players see their own cards, and how many go under the deck', () => {
  const state = marked();
  const own: PlayerState = playerAt(state, 0);
  expect(view(state, 0).players[0]).toEqual({ ...own, returned: 1 });
});

test('a view has everything that is known to everyone, and counts the decks', () => {
  const state = { ...marked(), action: 3 as const, resolved: 2, most: [0 as const], fewest: [1 as const] };
  const { seed: _, players: __, ...known } = state;
  const { players: ___, ...seen } = view(state, 'spectator');
  expect(seen).toEqual({
    ...known,
    seat: 'spectator',
    eventDeck: state.eventDeck.length,
    politicsDeck: state.politicsDeck.length,
  });
});

test('a hidden hand shows no cards, only how many', () => {
  expect(shown(3)).toEqual([]);
  const seen = view(marked(), 1).players[0];
  expect(seen && MEASURES.cardsInHand(seen)).toBe(2);
  expect(seen && achievementCount(seen, 'politics')).toBe(0);
});

test('a seat that nobody has is an error that names it', () => {
  const state = start();
  expect(() => playerAt(state, 3)).toThrow('There is no player at seat 3.');
  expect(() => turnOrder({ ...state, firstPlayer: 3 })).toThrow('There is no player at seat 3.');
  expect(() => contentOf(0)).toThrow('Rules version 0 is not known');
});
