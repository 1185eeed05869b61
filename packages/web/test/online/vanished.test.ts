import type { Decision } from '@khora/engine';
import { STALLING_AFTER, VANISHED_AFTER } from '@khora/protocol/client';
import { expect, test } from 'vitest';
import { vanishedSeats } from '../../src/online/room/vanished.tsx';
import type { ShownGame } from '../../src/runner/game.ts';
import type { RoomView } from '../../src/runner/room-view.ts';

const player = (user: string) => ({ kind: 'player', user, name: user, away: null });

/** A table for two without a clock: the relevant parts. */
function at({
  asked,
  present,
  clock = 'none',
  rated = false,
}: {
  asked: number[];
  present: string[];
  clock?: string;
  rated?: boolean;
}) {
  const seats = [player('ada'), player('bea')];
  const snapshot = { status: 'playing', clock: { kind: clock }, rated, seats };
  const room = { snapshot, present, updated: 0 } as unknown as RoomView;
  const decisions = asked.map((seat) => ({ seat }) as Decision);
  return { room, game: { viewer: 0, decisions } as unknown as ShownGame };
}

test('an absent player has vanished when the table has waited long enough', () => {
  const waiting = at({ asked: [1], present: ['ada'] });
  expect(vanishedSeats(waiting, VANISHED_AFTER - 1)).toEqual([]);
  expect(vanishedSeats(waiting, VANISHED_AFTER)).toEqual([1]);
});

test('a player who is there gets a day', () => {
  const waiting = at({ asked: [1], present: ['ada', 'bea'] });
  expect(vanishedSeats(waiting, VANISHED_AFTER)).toEqual([]);
  expect(vanishedSeats(waiting, STALLING_AFTER)).toEqual([1]);
});

test('nobody has vanished while it is your own turn, or a clock runs', () => {
  expect(vanishedSeats(at({ asked: [0, 1], present: ['ada'] }), STALLING_AFTER)).toEqual([]);
  expect(vanishedSeats(at({ asked: [1], present: [], clock: 'live' }), STALLING_AFTER)).toEqual([]);
});

test('in a rated game, everybody has a day', () => {
  const waiting = at({ asked: [1], present: ['ada'], rated: true });
  expect(vanishedSeats(waiting, STALLING_AFTER - 1)).toEqual([]);
  expect(vanishedSeats(waiting, STALLING_AFTER)).toEqual([1]);
});
