import { createGame, decisions, type GameState, legalMoves, type Move, view } from '@khora/engine';
import { describe, expect, test } from 'vitest';
import { calibrated, tryMoves, UNCORRECTED, weigh } from '../../src/hints/index.ts';
import { BOTS, gainsOf, hints } from '../../src/index.ts';
import { positions, withTiles } from '../kit.ts';

const gains = (state: GameState, move: Move) => gainsOf(view(state, 0), move);

describe('what a move gains', () => {
  test('a token bought: the drachmas it costs, the card and the development it completes', () => {
    const state = withTiles([3, 2], (game) => {
      Object.assign(game.players[0] ?? {}, { drachmas: 9, hand: ['quarry'] });
    });
    expect(gains(state, { type: 'buy', color: 'red' })).toEqual([
      { kind: 'resource', resource: 'drachmas', by: -5 },
      { kind: 'tokens', color: 'red', size: 'minor', by: 1 },
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

test('hints come in Archon’s own order, with chances, margins and points', () => {
  let shown = 0;
  for (const { state, seat } of positions(40, 'hints')) {
    const seen = view(state, seat);
    const thinking = { seed: 'h', budget: { iterations: 12 } };
    const best = hints(seen, { ...thinking, count: 3 });
    expect(best[0]?.move).toEqual(BOTS.archon(seen, thinking));
    expect(best.map(({ move }) => move)).toEqual(
      weigh(seen, thinking)
        .slice(0, 3)
        .map(({ move }) => move),
    );
    for (const { move, win, margin, points } of best) {
      expect(legalMoves(state, seat)).toContainEqual(move);
      // Nothing is decided while there is a choice.
      expect(win).toBeGreaterThanOrEqual(0.01);
      expect(win).toBeLessThanOrEqual(0.99);
      expect(margin).toBeGreaterThanOrEqual(0);
      expect(margin).toBeLessThan(0.3);
      expect(points).toBeGreaterThan(-20);
    }
    shown += best.length;
    expect(decisions(state).length).toBeGreaterThan(0);
  }
  expect(shown).toBeGreaterThan(60);
});

test('a move has the same chance whatever other moves are shown', () => {
  for (const { state, seat } of positions(6, 'company')) {
    const seen = view(state, seat);
    const moves = legalMoves(state, seat).slice(0, 3);
    const together = tryMoves(seen, moves, { seed: 'same' });
    const alone = moves.map((move) => tryMoves(seen, [move], { seed: 'same' })[0]);
    expect(together).toEqual(alone);
  }
});

describe('what trials say is calibrated', () => {
  const raw = { players: 4, round: 5, win: 0.4, points: 90, error: 0.02 };

  test('without a correction it stays as it is, with twice its error as the margin', () => {
    const { win, margin, points } = calibrated(raw, UNCORRECTED);
    expect(win).toBeCloseTo(0.4, 9);
    expect(margin).toBeCloseTo(1.96 * 0.02, 9);
    expect(points).toBeCloseTo(90, 9);
  });

  test('a factor below one draws chances towards the middle and narrows their margin', () => {
    const half = { win: [0, 0, 0, 0.5, 0], points: [-1, 0, 0, 1, 0] };
    const { win, margin, points } = calibrated({ ...raw, win: 0.9 }, half);
    expect(win).toBeCloseTo(0.75, 9);
    expect(margin).toBeCloseTo((1.96 * 0.02 * 0.5 * 0.75 * 0.25) / (0.9 * 0.1), 9);
    expect(points).toBeCloseTo(89, 9);
  });

  test('no chance is 0 or 100 % while there is something to choose', () => {
    expect(calibrated({ ...raw, win: 0 }).win).toBeGreaterThanOrEqual(0.01);
    expect(calibrated({ ...raw, win: 1 }).win).toBeLessThanOrEqual(0.99);
  });

  test('the better move by the trials is shown as the better one, for any number of players and in any round', () => {
    for (const players of [2, 3, 4]) {
      for (let round = 1; round <= 9; round++) {
        const at = (win: number) => calibrated({ ...raw, players, round, win }).win;
        expect([0.1, 0.3, 0.5, 0.7, 0.9].map(at)).toEqual(
          [0.1, 0.3, 0.5, 0.7, 0.9].map(at).sort((a, b) => a - b),
        );
      }
    }
  });
});
