import { BOTS } from '@khora/bots';
import { expect, test, vi } from 'vitest';
import { rememberOrigin } from '../../src/game/origins.ts';
import { ownSeat } from '../../src/game/own-seat.ts';
import { saveOf } from '../../src/game/record-file.ts';
import { RecordedGame } from '../../src/runner/device/recorded-game.ts';
import type { Save, SeatPlan } from '../../src/runner/game.ts';
import { botGame } from '../bot-game.ts';

const HUMAN: SeatPlan = { kind: 'human', name: 'Sappho' };
const BOT: SeatPlan = { kind: 'bot', name: 'Solon', level: 'random' };
const record = botGame({ players: 2, seed: 'own' }, (seen) => BOTS.random(seen, { seed: '' }));

/** A game that was begun here at time 1 and saved at time 2. */
function begun(seats: readonly SeatPlan[]): Save {
  return RecordedGame.create('g', record.setup, seats, 1, record.moves).save(2);
}

/** As an earlier version would have stored it. */
function earlier({ own: _own, ...save }: Save, change: Partial<Save> = {}): Save {
  return { ...save, ...change };
}

/** The same after it was opened and saved again. */
const reopened = (save: Save) => RecordedGame.open(save).save(9);

test('a game that was begun here belongs to the only person in it', () => {
  expect(ownSeat(begun([BOT, HUMAN]))).toBe(1);
  expect(ownSeat(reopened(begun([BOT, HUMAN])))).toBe(1);
  expect(ownSeat(begun([HUMAN, HUMAN]))).toBeNull();
});

test('a game from a file or a link is nobody’s, however long it is played on', () => {
  const loaded = saveOf(record, ['Sappho', 'Solon']);
  expect(ownSeat(loaded)).toBeNull();
  expect(ownSeat(reopened(loaded))).toBeNull();
});

test('games of earlier versions belong to whoever played them, unless they were loaded or taken from another', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
  const played = earlier(begun([HUMAN, BOT]));
  expect(ownSeat(played)).toBe(0);
  expect(ownSeat(reopened(played))).toBe(0);
  const loaded = earlier(begun([HUMAN, BOT]), { created: 2 });
  expect(ownSeat(loaded)).toBeNull();
  expect(ownSeat(reopened(loaded))).toBeNull();
  const untouched = earlier(begun([HUMAN, BOT]), { created: 2, record: { ...record, moves: [] } });
  expect(ownSeat(untouched)).toBe(0);
  rememberOrigin('g', { id: 'other', at: 4 });
  expect(ownSeat(played)).toBeNull();
});
