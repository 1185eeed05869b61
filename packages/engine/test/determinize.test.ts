import { describe, expect, test } from 'vitest';
import {
  type CardId,
  createGame,
  determinize,
  type GameState,
  type GameView,
  legalMoves,
  view,
} from '../src/index.ts';
import { answer, deal, edit, player, set, start, still } from './kit.ts';

const SEEDS = ['a', 'b', 'c', 'd', 'e'];

/** Every card of a game, wherever it is. */
function cards({ politicsDeck, players }: GameState): CardId[] {
  return [
    ...politicsDeck,
    ...players.flatMap(({ hand, inPlay, offer, returned }) => [...hand, ...inPlay, ...offer, ...returned]),
  ];
}

function guesses(seen: GameView): GameState[] {
  return SEEDS.map((seed) => determinize(seen, seed));
}

test('what the view shows stays, hidden cards are different ones, and none comes twice', () => {
  const state = still({ players: 3 });
  deal(state, {
    hands: [['bank'], ['power', 'oracle'], ['council']],
    inPlay: [['quarry'], ['lighthouse'], []],
  });
  for (const guess of guesses(view(state, 0))) {
    expect(view(guess, 0)).toEqual(view(state, 0));
    expect(player(guess, 0).hand).toEqual(['bank']);
    expect(guess.players.map(({ hand }) => hand.length)).toEqual([1, 2, 1]);
    expect(new Set(cards(guess)).size).toBe(40);
    expect(cards(guess)).toHaveLength(40);
  }
});

test("R2.D5 cards in front of the view's seat are known, those in front of others and those given back are not", () => {
  const state = still({ players: 3 });
  deal(state, { hands: [[], [], ['council']] });
  const [a = 'bank', b = 'bank', c = 'bank', d = 'bank', ...rest] = state.politicsDeck;
  edit(state, { politicsDeck: rest });
  set(state, 0, { offer: [a, b] });
  set(state, 1, { offer: [c] });
  set(state, 2, { returned: [d] });
  for (const guess of guesses(view(state, 0))) {
    expect(guess.players.map(({ offer }) => offer.length)).toEqual([2, 1, 0]);
    expect(player(guess, 0).offer).toEqual([a, b]);
    expect(player(guess, 2).returned).toHaveLength(1);
    expect(new Set(cards(guess)).size).toBe(40);
    expect(cards(guess)).toHaveLength(40);
  }
});

test('future dice are those of the given seed', () => {
  expect(guesses(view(start(), 0)).map(({ seed }) => seed)).toEqual(SEEDS);
});

describe('events to come', () => {
  test('R1.4 before round 1: first and last are known', () => {
    const seen = view(createGame({ players: 2, seed: 'deck' }), 0);
    expect(seen.eventDeck).toBe(9);
    for (const { eventDeck } of guesses(seen)) {
      expect(eventDeck).toHaveLength(9);
      expect([eventDeck[0], eventDeck[8]]).toEqual(['growing-population', 'conquest-of-the-persians']);
      expect(new Set(eventDeck).size).toBe(9);
    }
  });

  test('R2.A1 an event that was announced does not come again', () => {
    const state = start();
    edit(state, { pastEvents: ['growing-population', 'drought', 'prosperity'], event: 'outbreak-of-war' });
    edit(state, { eventDeck: state.eventDeck.slice(-5) });
    for (const { eventDeck } of guesses(view(state, 0))) {
      expect(eventDeck).toHaveLength(5);
      expect(eventDeck.at(-1)).toBe('conquest-of-the-persians');
      expect(new Set([...eventDeck, ...state.pastEvents, state.event]).size).toBe(9);
    }
  });

  test('a hand-made position may have fewer events to come than usual', () => {
    const state = start();
    edit(state, { eventDeck: [] });
    for (const { eventDeck } of guesses(view(state, 0))) expect(eventDeck).toEqual([]);
    edit(state, { eventDeck: ['drought'], event: null });
    for (const { eventDeck } of guesses(view(state, 0))) expect(eventDeck).toEqual(['growing-population']);
  });
});

describe('secret answers', () => {
  test('R1.3 drafting: one is made up for each player who has answered, and for nobody else', () => {
    const begun = createGame({ players: 3, seed: 'secret' });
    const [own] = player(begun, 0).offer;
    const state = [0, 1].reduce(
      (now, seat) => answer(now, seat, { type: 'draft', card: player(now, seat).offer[0] ?? 'bank' }),
      begun,
    );
    const made = guesses(view(state, 0));
    for (const guess of made) {
      expect(player(guess, 0).picked).toBe(own);
      expect(player(guess, 1).offer).toContain(player(guess, 1).picked);
      expect(player(guess, 2).picked).toBeNull();
      expect(guess.players.map(({ tiles }) => tiles)).toEqual([null, null, null]);
    }
    expect(
      new Set(made.map((guess) => player(guess, 1).offer.indexOf(player(guess, 1).picked ?? 'bank'))).size,
    ).toBeGreaterThan(1);
  });

  test('R2.C4 assigning: one is made up for each player who has answered, and for nobody else', () => {
    const begun = still({ players: 3 });
    const state = [0, 1].reduce((now, seat) => answer(now, seat, { type: 'assign', tiles: [3, 4] }), begun);
    const made = guesses(view(state, 0));
    for (const guess of made) {
      expect(player(guess, 0).tiles).toEqual([3, 4]);
      expect(legalMoves(begun, 1)).toContainEqual({ type: 'assign', tiles: player(guess, 1).tiles });
      expect(player(guess, 2).tiles).toBeNull();
      expect(guess.players.map(({ picked }) => picked)).toEqual([null, null, null]);
    }
    expect(new Set(made.map((guess) => player(guess, 1).tiles?.join())).size).toBeGreaterThan(1);
  });

  test('the same view and seed give the same game on every machine', () => {
    const state = answer(still({ players: 3 }), 1, { type: 'assign', tiles: [3, 4] });
    const guess = determinize(view(state, 0), 'again');
    expect([guess.politicsDeck.slice(0, 3), player(guess, 1).tiles]).toEqual([
      ['central-government', 'corinthian-columns', 'gradualism'],
      [0, 1],
    ]);
  });
});

test('a hand-made position may need more cards than there are: then some come twice, unseen ones first', () => {
  const state = still();
  deal(state, { hands: [['bank']] });
  edit(state, { politicsDeck: [...state.politicsDeck, ...state.politicsDeck] });
  for (const { politicsDeck } of guesses(view(state, 0))) {
    expect(politicsDeck).toHaveLength(78);
    expect(new Set(politicsDeck.slice(0, 39)).size).toBe(39);
    expect(politicsDeck.slice(0, 39)).not.toContain('bank');
  }
});
