import { BOTS } from '@khora/bots';
import { decisions, view } from '@khora/engine';
import { expect, test } from 'vitest';
import { RecordedGame } from '../../src/runner/device/recorded-game.ts';
import type { SeatPlan } from '../../src/runner/game.ts';

const SEATS: readonly SeatPlan[] = [
  { kind: 'human', name: 'Sappho' },
  { kind: 'bot', name: 'Solon', level: 'random' },
];

function newSession(): RecordedGame {
  return RecordedGame.create('a', { players: 2, seed: 'web' }, SEATS, 0);
}

function playAll(game: RecordedGame): void {
  for (let open = decisions(game.state); open.length > 0; open = decisions(game.state)) {
    const seat = open[0]?.seat ?? 0;
    game.play(seat, BOTS.random(view(game.state, seat), { seed: String(game.length) }));
  }
}

test('a game shows its viewer no hidden cards', () => {
  const game = newSession();
  const shown = game.shown({ viewer: 0, from: 0, settled: true });
  expect(Array.isArray(shown.view.players[0]?.offer)).toBe(true);
  expect(shown.view.players[1]?.offer).toBe(5);
  const dealt = shown.events.flat().filter((event) => event.type === 'dealt' && event.seat === 1);
  expect(dealt).toMatchObject([{ cards: 5 }]);
});

test('a finished game has a curve for each round and opens again from its save', () => {
  const game = newSession();
  playAll(game);
  const shown = game.shown({ viewer: 'spectator', from: 0, settled: true });
  expect(shown.curves).toHaveLength(9);
  const again = RecordedGame.open(game.save(1));
  expect(again.state).toEqual(game.state);
  expect(again.save(1).over).toBe(true);
});

test('looking at any earlier position changes nothing', () => {
  const game = newSession();
  playAll(game);
  const { length } = game;
  expect(game.look(0, 0).phase).toBe('draft');
  expect(game.look(length + 5, 0).phase).toBe('over');
  expect(game.length).toBe(length);
});

test('a secret choice can be taken back while nobody else has chosen', () => {
  const game = newSession();
  const before = game.state;
  game.play(0, BOTS.random(view(before, 0), { seed: 'x' }));
  expect(game.canUndo(0)).toBe(true);
  expect(game.undo(0)).toBe(true);
  expect(game.state).toEqual(before);
  expect(game.canUndo(1)).toBe(false);
});
