import { characterAt } from '@khora/bots/characters';
import { legalMoves } from '@khora/engine';
import type { ClientMessage } from '@khora/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ShownGame } from '../../src/runner/game.ts';
import type { Report } from '../../src/runner/messages.ts';
import type { RoomView } from '../../src/runner/room-view.ts';
import { ServerRoom } from '../../src/runner/server/server-room.ts';
import { ServerRunner } from '../../src/runner/server/server-runner.ts';
import { FakeServer, TABLE } from './fake-server.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Sits down at the fake server's table. */
async function sitDown(server = new FakeServer()) {
  const reports: Report[] = [];
  const runner = new ServerRunner({
    table: TABLE,
    url: 'ws://server/ws',
    invitation: null,
    names: ['', 'Solon'],
    pace: 'instant',
    openWire: server.open,
    tell: (report) => reports.push(report),
  });
  await settle();
  const tables = () => reports.flatMap((report) => (report.type === 'game' ? [report.game] : []));
  const last = (): ShownGame => {
    const table = tables().at(-1);
    if (!table) throw new Error('There is no table yet.');
    return table;
  };
  return { server, runner, reports, tables, last, room: () => roomOf(reports) };
}

function roomOf(reports: readonly Report[]): RoomView {
  const report = reports.findLast(({ type }) => type === 'room');
  if (report?.type !== 'room') throw new Error('Nothing is known of the room yet.');
  return report.room;
}

const settle = () => vi.advanceTimersByTimeAsync(0);
/** Longer than any pause before another attempt to connect. */
const reconnect = () => vi.advanceTimersByTimeAsync(16_000);

const moves = ({ heard }: FakeServer) =>
  heard.filter((message): message is Extract<ClientMessage, { type: 'move' }> => message.type === 'move');

/** The log as a page puts it together. */
function logOf(games: readonly ShownGame[]) {
  return games.reduce<ShownGame['events']>((log, { from, events }) => [...log.slice(0, from), ...events], []);
}

test('a table of a server looks like one of this browser', async () => {
  const { server, last, room } = await sitDown();
  expect(last()).toMatchObject({ id: `@${TABLE}`, viewer: 0, record: null, sending: false, length: 0 });
  expect(last().seats).toEqual([
    { kind: 'human', name: 'Sappho' },
    { kind: 'bot', name: 'Solon', level: 'citizen', character: characterAt(TABLE, 1) },
  ]);
  expect(last().moves).toEqual(legalMoves(server.state, 0));
  expect(room()).toMatchObject({ connection: 'open', user: 'sappho', present: ['sappho'] });
});

test('a move is on its way until it is answered', async () => {
  const { server, runner, last, tables } = await sitDown();
  runner.move(0, server.firstMove(0));
  expect(last().sending).toBe(false);
  expect(tables().some(({ sending, moves: own }) => sending === 'sent' && own.length === 0)).toBe(true);
  expect(server.record.moves).toHaveLength(1);
});

test('others’ answers meanwhile do not ask the player again, their own answer does', async () => {
  const { server, runner, last } = await sitDown();
  expect(server.isAsked(0) && server.isAsked(1)).toBe(true);
  const { asking } = last();
  server.play(1, server.firstMove(1));
  expect(last()).toMatchObject({ asking, length: 1 });
  runner.move(0, server.firstMove(0));
  expect(last().asking).toBeGreaterThan(asking);
});

test('a move whose answer was lost is sent again under the same id, and made once', async () => {
  const { server, runner, last } = await sitDown();
  server.isMute = true;
  runner.move(0, server.firstMove(0));
  expect(last().sending).toBe('sent');
  server.drop();
  expect(last().sending).toBe('kept');
  server.isMute = false;
  await reconnect();
  expect(moves(server)).toHaveLength(2);
  expect(new Set(moves(server).map(({ id }) => id)).size).toBe(1);
  expect(server.record.moves).toHaveLength(1);
  expect(last()).toMatchObject({ sending: false, length: 1 });
});

test('a move made without a connection is kept and sent later', async () => {
  const { server, runner, last, room } = await sitDown();
  server.isDown = true;
  server.drop();
  expect(room().connection).toBe('lost');
  runner.move(0, server.firstMove(0));
  expect(last()).toMatchObject({ sending: 'kept', length: 0, moves: [] });
  await reconnect();
  expect(server.record.moves).toHaveLength(0);
  server.isDown = false;
  await reconnect();
  expect(room().connection).toBe('open');
  expect(last()).toMatchObject({ sending: false, length: 1 });
});

test('after a gap the client asks for what came after its version, and tells it in order', async () => {
  const { server, tables, last } = await sitDown();
  server.play(0, server.firstMove(0));
  server.isDown = true;
  server.drop();
  server.play(1, server.firstMove(1));
  server.play(0, server.firstMove(0));
  server.isDown = false;
  await reconnect();
  const watches = server.heard.filter(({ type }) => type === 'watch');
  expect(watches).toMatchObject([{ since: 0 }, { since: 4 }]);
  expect(last()).toMatchObject({ length: 3, from: 2 });
  expect(logOf(tables())).toEqual(server.told(0));
});

test('at a calm pace what others do is shown step by step', async () => {
  const { server, runner, last } = await sitDown();
  runner.setPace('calm');
  const next = () => {
    const seat = server.isAsked(1) ? 1 : 0;
    server.play(seat, server.firstMove(seat));
    const told = server.told(server.record.moves.length).flat();
    return told.some((event) => event.type === 'raised' && event.seat === 1);
  };
  while (!next()) await vi.advanceTimersByTimeAsync(2000);
  const seen = last().length;
  expect(seen).toBe(server.record.moves.length);
  next();
  await vi.advanceTimersByTimeAsync(1100);
  expect(last().length).toBe(seen);
  await vi.advanceTimersByTimeAsync(200);
  expect(last().length).toBe(seen + 1);
});

test('attempts to connect come at growing intervals, and at once when the network is back', async () => {
  const { server, runner } = await sitDown();
  server.isDown = true;
  server.drop();
  await vi.advanceTimersByTimeAsync(400);
  const early = server.lines.length;
  await vi.advanceTimersByTimeAsync(60_000);
  const attempts = server.lines.length - early;
  expect(early).toBe(2);
  expect(attempts).toBeLessThan(16);
  server.isDown = false;
  runner.room.wake();
  await settle();
  expect(server.lines.length).toBe(early + attempts + 1);
  expect(server.lines.at(-1)?.isWatching).toBe(true);
});

test('a silent connection is given up', async () => {
  const { server } = await sitDown();
  server.isMute = true;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(server.lines.length).toBeGreaterThan(1);
});

test('the server knows whether the page is visible, even after a gap', async () => {
  const { server, runner } = await sitDown();
  const said = () => server.heard.flatMap((message) => (message.type === 'looking' ? [message.looking] : []));
  runner.room.hide();
  expect(said()).toEqual([false]);
  server.drop();
  await reconnect();
  expect(said()).toEqual([false, false]);
  runner.room.wake();
  runner.room.wake();
  expect(said()).toEqual([false, false, true]);
});

test('when looking back, only the last request counts', async () => {
  const { server, runner, reports } = await sitDown();
  server.play(0, server.firstMove(0));
  server.play(1, server.firstMove(1));
  for (const at of [0, 1, 2]) runner.look(at);
  server.answerLooks();
  server.answerLooks();
  const looked = reports.flatMap((report) => (report.type === 'looked' ? [report.at] : []));
  expect(looked).toEqual([0, 2]);
});

test('a table that we may not see says why, and is not asked for again', async () => {
  const server = new FakeServer();
  server.isPrivate = true;
  const { room } = await sitDown(server);
  expect(room()).toMatchObject({ refused: 'not-invited', snapshot: null });
  await reconnect();
  expect(server.lines).toHaveLength(1);
});

test('a visitor hears only about the room', async () => {
  const server = new FakeServer();
  const reports: Report[] = [];
  const visited = new ServerRoom({
    table: TABLE,
    url: 'ws://server/ws',
    invitation: null,
    openWire: server.open,
    tell: (report) => reports.push(report),
  });
  await settle();
  server.play(0, server.firstMove(0));
  expect(new Set(reports.map(({ type }) => type))).toEqual(new Set(['room']));
  expect(roomOf(reports)).toMatchObject({ connection: 'open', snapshot: { status: 'playing', length: 1 } });
  visited.close();
});
