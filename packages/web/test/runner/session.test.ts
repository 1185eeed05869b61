import { BOTS } from '@khora/bots';
import { decisions, view } from '@khora/engine';
import { expect, test } from 'vitest';
import { Session } from '../../src/runner/device/session.ts';
import type { SeatPlan } from '../../src/runner/game.ts';

const SEATS: readonly SeatPlan[] = [
  { kind: 'human', name: 'Sappho' },
  { kind: 'bot', name: 'Solon', level: 'random' },
];

function newSession(): Session {
  return Session.create('a', { players: 2, seed: 'web' }, SEATS, 0);
}

function playAll(session: Session): void {
  for (let open = decisions(session.state); open.length > 0; open = decisions(session.state)) {
    const seat = open[0]?.seat ?? 0;
    session.play(seat, BOTS.random(view(session.state, seat), { seed: String(session.length) }));
  }
}

test('a table shows its viewer no hidden cards', () => {
  const session = newSession();
  const table = session.table({ viewer: 0, from: 0, settled: true });
  expect(Array.isArray(table.view.players[0]?.offer)).toBe(true);
  expect(table.view.players[1]?.offer).toBe(5);
  const dealt = table.entries.flat().filter((event) => event.type === 'dealt' && event.seat === 1);
  expect(dealt).toMatchObject([{ cards: 5 }]);
});

test('a finished game has a curve for each round and opens again from its save', () => {
  const session = newSession();
  playAll(session);
  const table = session.table({ viewer: 'spectator', from: 0, settled: true });
  expect(table.curves).toHaveLength(9);
  const again = Session.open(session.save(1));
  expect(again.state).toEqual(session.state);
  expect(again.save(1).over).toBe(true);
});

test('one can look at any earlier position, and nothing changes', () => {
  const session = newSession();
  playAll(session);
  const { length } = session;
  expect(session.look(0, 0).phase).toBe('draft');
  expect(session.look(length + 5, 0).phase).toBe('over');
  expect(session.length).toBe(length);
});

test('a secret choice can be taken back as long as nobody else has chosen', () => {
  const session = newSession();
  const before = session.state;
  session.play(0, BOTS.random(view(before, 0), { seed: 'x' }));
  expect(session.canUndo(0)).toBe(true);
  expect(session.undo(0)).toBe(true);
  expect(session.state).toEqual(before);
  expect(session.canUndo(1)).toBe(false);
});
