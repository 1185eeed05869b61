import {
  createGame,
  decisions,
  type GameState,
  legalMoves,
  type Move,
  play,
  type Seat,
  view,
} from '@khora/engine';
import { describe, expect, test } from 'vitest';
import { BOTS, gainsOf, hints } from '../src/index.ts';
import { positions } from './kit.ts';

/** A two-player game in phase D with free dice, where seat 0 has the given tiles. */
function withTiles(
  tiles: readonly [0 | 1 | 2 | 3 | 4 | 5 | 6, 0 | 1 | 2 | 3 | 4 | 5 | 6],
  edit: (state: GameState) => void,
): GameState {
  let state = createGame({
    players: 2,
    seed: 'hints',
    cities: ['miletus', 'argos'],
    options: { draft: 'deal' },
  });
  for (const player of state.players) {
    player.dice = [6, 6];
    player.scrolls = 0;
  }
  edit(state);
  const assign = (seat: Seat, own: readonly (0 | 1 | 2 | 3 | 4 | 5 | 6)[]) => {
    ({ state } = play(state, seat, { type: 'assign', tiles: own }));
  };
  assign(0, tiles);
  assign(1, [0, 2]);
  return state;
}

const gains = (state: GameState, move: Move) => gainsOf(view(state, 0), move);

describe('what a move gains', () => {
  test('a token bought: the drachmas it costs, the card and the development it completes', () => {
    const state = withTiles([3, 2], (game) => {
      Object.assign(game.players[0] ?? {}, { drachmas: 9, hand: ['quarry'] });
    });
    expect(gains(state, { type: 'buy', color: 'red' })).toEqual([
      { kind: 'resource', resource: 'drachmas', by: -5 },
      { kind: 'tokens', color: 'red', by: 1 },
      { kind: 'development', development: 2, is: 'complete' },
      { kind: 'card', card: 'quarry', is: 'complete' },
    ]);
  });

  test('a level reached, its benefit, and an achievement met', () => {
    const state = withTiles([0, 2], (game) => {
      Object.assign(game.players[0] ?? {}, { drachmas: 9, economy: 3 });
      game.firstPlayer = 0;
    });
    expect(gains(state, { type: 'progress', track: 'economy' })).toEqual([
      { kind: 'resource', resource: 'drachmas', by: -3 },
      { kind: 'resource', resource: 'points', by: 5 },
      { kind: 'level', track: 'economy', level: 4 },
      { kind: 'achievement', achievement: 'economy' },
    ]);
  });

  test('an assignment names its actions in their order', () => {
    const state = createGame({ players: 2, seed: 'hints', options: { draft: 'deal' } });
    const found = gains(state, { type: 'assign', tiles: [2, 0] });
    expect(found.slice(0, 2)).toEqual([
      { kind: 'action', action: 0 },
      { kind: 'action', action: 2 },
    ]);
  });

  test('an end-game card: what the projection of the final score gains beyond points at once', () => {
    const state = withTiles([5, 2], (game) => {
      const player = game.players[0];
      if (!player) return;
      Object.assign(player, { drachmas: 8, hand: ['bank', 'archives'] });
      player.knowledge.red.minor = 2;
    });
    expect(gains(state, { type: 'play', card: 'bank' })).toContainEqual({ kind: 'finalPoints', by: 4 });
  });

  test('every legal move of every position can be explained, by all kinds of gains', () => {
    const kinds = new Set<string>();
    for (const { state, seat } of positions(400, 'gains')) {
      const seen = view(state, seat);
      for (const move of legalMoves(state, seat).slice(0, 6)) {
        for (const { kind } of gainsOf(seen, move)) kinds.add(kind);
      }
    }
    expect(kinds.size).toBe(9);
  });
});

test('hints are legal moves, best first, with chances and points', () => {
  let shown = 0;
  for (const { state, seat } of positions(40, 'hints')) {
    const seen = view(state, seat);
    const thinking = { seed: 'h', budget: { iterations: 12 } };
    const best = hints(seen, { ...thinking, count: 3 });
    expect(best[0]?.move).toEqual(BOTS.archon(seen, thinking));
    for (const { move, win, points } of best) {
      expect(legalMoves(state, seat)).toContainEqual(move);
      // Nothing is decided as long as there is a choice.
      expect(win).toBeGreaterThanOrEqual(0.01);
      expect(win).toBeLessThanOrEqual(0.99);
      expect(points).toBeGreaterThan(-20);
    }
    shown += best.length;
    expect(decisions(state).length).toBeGreaterThan(0);
  }
  expect(shown).toBeGreaterThan(60);
});
