import { type GameEvent, legalMoves } from '@khora/engine';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DeviceRunner } from '../../src/runner/device/device-runner.ts';
import { RecordedGame } from '../../src/runner/device/recorded-game.ts';
import type { ShownGame } from '../../src/runner/game.ts';
import type { Report } from '../../src/runner/messages.ts';
import type { Runner } from '../../src/runner/runner.ts';
import { ServerRunner } from '../../src/runner/server/server-runner.ts';
import { FakeHolds } from './fake-holds.ts';
import { FakeServer, TABLE } from './fake-server.ts';

/** A game for two that has just begun, as somebody at seat 0 meets it. */
interface Staged {
  readonly runner: Runner;
  readonly reports: readonly Report[];
  /** Lets time pass, and the other seat answer what only it is asked. */
  readonly goOn: () => Promise<void>;
}

async function onDevice(): Promise<Staged> {
  const reports: Report[] = [];
  const game = RecordedGame.create(
    'g',
    { players: 2, seed: 'runner' },
    [
      { kind: 'human', name: 'Sappho' },
      { kind: 'bot', name: 'Solon', level: 'random' },
    ],
    0,
  );
  const runner = DeviceRunner.create(game, {
    pace: 'instant',
    tell: (report) => reports.push(report),
    storage: { readSave: () => Promise.resolve(undefined), writeSave: () => Promise.resolve() },
    holds: new FakeHolds(),
  });
  const goOn = async () => void (await vi.runAllTimersAsync());
  await goOn();
  return { runner, reports, goOn };
}

async function onServer(): Promise<Staged> {
  const reports: Report[] = [];
  const server = new FakeServer();
  const runner = new ServerRunner({
    table: TABLE,
    url: 'ws://server/ws',
    invitation: null,
    names: ['', 'Solon'],
    pace: 'instant',
    openWire: server.open,
    tell: (report) => reports.push(report),
  });
  const goOn = async () => {
    await vi.advanceTimersByTimeAsync(0);
    while (server.isAsked(1) && !server.isAsked(0)) server.play(1, server.firstMove(1));
    server.answerLooks();
  };
  await goOn();
  return { runner, reports, goOn };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const tables = ({ reports }: Staged) =>
  reports.flatMap((report) => (report.type === 'game' ? [report.game] : []));

function last(staged: Staged): ShownGame {
  const table = tables(staged).at(-1);
  if (!table) throw new Error('No game was told yet.');
  return table;
}

/** What happened, by move, as a page puts it together. */
function logOf(staged: Staged): readonly (readonly GameEvent[])[] {
  return tables(staged).reduce<ShownGame['events']>(
    (log, { from, events }) => [...log.slice(0, from), ...events],
    [],
  );
}

function answer(staged: Staged): void {
  const [move] = last(staged).moves;
  if (!move) throw new Error('Nothing is asked.');
  staged.runner.move(0, move);
}

describe.each([
  { by: 'this device', stage: onDevice },
  { by: 'a server', stage: onServer },
])('a game run by $by', ({ stage }) => {
  test('is told as a whole when it is opened', async () => {
    const staged = await stage();
    expect(last(staged)).toMatchObject({ viewer: 0, from: 0, length: 0, sending: false, canUndo: false });
    expect(last(staged).moves).toEqual(legalMoves(last(staged).view, 0));
    expect(last(staged).seats).toMatchObject([{ kind: 'human' }, { kind: 'bot', name: 'Solon' }]);
    expect(logOf(staged)).toHaveLength(1);
  });

  test('shows the player no card of the others', async () => {
    const staged = await stage();
    expect(Array.isArray(last(staged).view.players[0]?.offer)).toBe(true);
    expect(last(staged).view.players[1]?.offer).toBe(5);
    const dealt = logOf(staged)
      .flat()
      .filter((event) => event.type === 'dealt' && event.seat === 1);
    expect(dealt).toMatchObject([{ cards: 5 }]);
  });

  test('makes a move, tells what it caused, and asks again', async () => {
    const staged = await stage();
    const { asking } = last(staged);
    answer(staged);
    expect(last(staged)).toMatchObject({ length: 1, sending: false });
    expect(last(staged).asking).not.toBe(asking);
    expect(logOf(staged)).toHaveLength(2);
  });

  test('refuses a move against the rules with its reason, and nothing changes', async () => {
    const staged = await stage();
    const before = last(staged);
    staged.runner.move(0, { type: 'develop' });
    expect(staged.reports.findLast(({ type }) => type === 'refused')).toMatchObject({
      refusal: { error: 'illegal-move', reason: { reason: 'wrong-move' } },
    });
    const { view, moves, length, sending } = last(staged);
    expect({ view, moves, length, sending }).toEqual({
      view: before.view,
      moves: before.moves,
      length: 0,
      sending: false,
    });
  });

  test('takes a move back, and what was told about it', async () => {
    const staged = await stage();
    const { view } = last(staged);
    const log = logOf(staged);
    answer(staged);
    staged.runner.undo(0);
    expect(last(staged)).toMatchObject({ view, length: 0, canUndo: false });
    expect(logOf(staged)).toEqual(log);
  });

  test('shows an earlier position, and nothing changes', async () => {
    const staged = await stage();
    const { view } = last(staged);
    answer(staged);
    await staged.goOn();
    const told = tables(staged).length;
    staged.runner.look(0);
    await staged.goOn();
    expect(staged.reports.at(-1)).toEqual({ type: 'looked', at: 0, view });
    expect(tables(staged)).toHaveLength(told);
  });

  test('is told as a whole again to a page that comes back', async () => {
    const staged = await stage();
    answer(staged);
    await staged.goOn();
    const log = logOf(staged);
    staged.runner.retell();
    expect(last(staged)).toMatchObject({ from: 0, events: log });
  });

  test('plays on to the end, and the log misses nothing', async () => {
    const staged = await stage();
    while (last(staged).view.phase !== 'over') {
      answer(staged);
      await staged.goOn();
    }
    expect(last(staged)).toMatchObject({ decisions: [], moves: [] });
    expect(logOf(staged)).toHaveLength(last(staged).length + 1);
    expect(logOf(staged).every((events) => events.length > 0)).toBe(true);
  });

  test('is no longer told once it is closed', async () => {
    const staged = await stage();
    answer(staged);
    staged.runner.close();
    const told = staged.reports.length;
    await staged.goOn();
    expect(staged.reports).toHaveLength(told);
  });
});

test('only this device shows a game from every seat', async () => {
  const staged = await onDevice();
  staged.runner.setViewer?.(1);
  expect(last(staged)).toMatchObject({ viewer: 1, from: 0 });
  expect((await onServer()).runner.setViewer).toBeNull();
});

test('only a server has people around a game', async () => {
  expect((await onDevice()).runner.room).toBeNull();
  expect((await onServer()).runner.room?.table).toBe(TABLE);
});
