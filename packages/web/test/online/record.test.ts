import { BOTS } from '@khora/bots';
import type { GameRecord } from '@khora/engine';
import { commitmentTo } from '@khora/protocol';
import { expect, test, vi } from 'vitest';
import { fetchSave, type PublishedRecord, placesOf } from '../../src/online/connection/record.ts';
import { DeviceRunner } from '../../src/runner/device/device-runner.ts';
import type { Report } from '../../src/runner/messages.ts';
import { ownSeatOf } from '../../src/runner/own-seat.ts';
import { botGame } from '../bot-game.ts';
import { FakeHolds } from '../runner/fake-holds.ts';

const TABLE = 'abcdefgh2345';
const whole = botGame({ players: 3, seed: 'record' }, (seen) => BOTS.random(seen, { seed: '' }));

/** What the server answers to the player at seat 2, who sits there with Pindar and a bot. */
function published(change: Partial<PublishedRecord> = {}): PublishedRecord {
  return {
    ...whole,
    players: ['pindar', 'archon', 'sappho'],
    seats: [
      { kind: 'player', user: 'p', name: 'pindar', away: null },
      { kind: 'bot', level: 'archon' },
      { kind: 'player', user: 's', name: 'sappho', away: null },
    ],
    viewer: 2,
    places: [3, 2, 1].map((rank) => ({ rank, points: 0, left: null })),
    fair: { table: TABLE, secret: 's', commitment: commitmentTo('s'), entropy: [null, null, 'aa'] },
    ...change,
  };
}

async function fetched(answer: PublishedRecord) {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(answer))));
  const save = await fetchSave('http://khora.invalid/', TABLE);
  if (!save) throw new Error('There is a record.');
  return save;
}

test('the record of a server’s game says who played, with which bots, and which seat was one’s own', async () => {
  const save = await fetched(published());
  expect(save.seats).toEqual([
    { kind: 'human', name: 'pindar' },
    { kind: 'bot', name: 'Archon', level: 'archon' },
    { kind: 'human', name: 'sappho' },
  ]);
  expect(ownSeatOf(save)).toBe(2);
  expect(placesOf(save.record)?.[2]?.rank).toBe(1);
  // A file of the game is the same for everybody.
  expect(save.record).not.toHaveProperty('viewer');
});

test('to a spectator it is nobody’s', async () => {
  expect(ownSeatOf(await fetched(published({ viewer: 'spectator' })))).toBeNull();
});

/** What a page is told about the record while time passes. */
async function shown(record: Pick<GameRecord, 'moves'>) {
  vi.useFakeTimers();
  const save = await fetched(published(record));
  const reports: Report[] = [];
  const writeSave = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const runner = await DeviceRunner.open(save.id, {
    tell: (report) => reports.push(report),
    storage: { readSave: () => Promise.resolve(save), writeSave },
    holds: new FakeHolds(),
    pace: 'instant',
  });
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  const last = () => reports.findLast((report) => report.type === 'game')?.game;
  return { runner, last, writeSave };
}

test('it is seen from one’s own seat, and stays one’s own from any other', async () => {
  const { runner, last } = await shown(whole);
  expect(last()).toMatchObject({ viewer: 2, own: 2 });
  runner?.setViewer(0);
  expect(last()).toMatchObject({ viewer: 0, own: 2 });
});

test('a game that its players broke off is only looked at: nobody plays on', async () => {
  const { runner, last, writeSave } = await shown({ moves: whole.moves.slice(0, 40) });
  for (const { seat } of last()?.decisions ?? []) {
    runner?.setViewer(seat);
    const [move] = last()?.moves ?? [];
    if (move) runner?.move(seat, move);
  }
  expect(last()?.decisions).not.toEqual([]);
  expect(last()?.length).toBe(40);
  expect(writeSave).not.toHaveBeenCalled();
});
