import { legalMoves, type Move } from '@khora/engine';
import type { ClientMessage } from '@khora/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Report, Table } from '../../src/runner/messages.ts';
import type { Online } from '../../src/runner/online.ts';
import { OnlineHost } from '../../src/runner/server/online-host.ts';
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
  const host = new OnlineHost((report) => reports.push(report), server.open);
  host.handle({ type: 'pace', pace: 'instant' });
  host.handle({
    type: 'watch',
    table: TABLE,
    url: 'ws://server/ws',
    invitation: null,
    names: ['', 'Solon'],
    quiet: false,
  });
  await settle();
  const tables = () => reports.flatMap((report) => (report.type === 'table' ? [report.table] : []));
  const last = (): Table => {
    const table = tables().at(-1);
    if (!table) throw new Error('There is no table yet.');
    return table;
  };
  const online = (): Online => {
    const report = reports.findLast(({ type }) => type === 'online');
    if (report?.type !== 'online') throw new Error('Nothing is known of the room yet.');
    return report.online;
  };
  return { server, host, reports, tables, last, online };
}

const settle = () => vi.advanceTimersByTimeAsync(0);
/** Longer than any pause before another attempt to connect. */
const reconnect = () => vi.advanceTimersByTimeAsync(16_000);

const moves = ({ heard }: FakeServer) =>
  heard.filter((message): message is Extract<ClientMessage, { type: 'move' }> => message.type === 'move');

/** The log as a page puts it together. */
function logOf(tables: readonly Table[]) {
  return tables.reduce<Table['entries']>((log, { from, entries }) => [...log.slice(0, from), ...entries], []);
}

test('a table of a server looks like one of this browser', async () => {
  const { server, last, online } = await sitDown();
  expect(last()).toMatchObject({ id: `@${TABLE}`, viewer: 0, record: null, sending: false, length: 0 });
  expect(last().seats).toEqual([
    { kind: 'human', name: 'Sappho' },
    { kind: 'bot', name: 'Solon', level: 'citizen' },
  ]);
  expect(last().moves).toEqual(legalMoves(server.state, 0));
  expect(online()).toMatchObject({ connection: 'open', user: 'sappho', present: ['sappho'] });
});

test('patches lead through a whole game, and the log misses nothing', async () => {
  const { server, host, last, tables } = await sitDown();
  while (server.state.phase !== 'over') {
    if (server.isAsked(0)) host.handle({ type: 'move', seat: 0, move: server.firstMove(0) });
    else server.play(1, server.firstMove(1));
    expect(last().view).toEqual(server.snapshot().view);
  }
  expect(logOf(tables())).toEqual(server.told(0));
  expect(last().decisions).toEqual([]);
});

test('a move is on its way until it is answered', async () => {
  const { server, host, last, tables } = await sitDown();
  host.handle({ type: 'move', seat: 0, move: server.firstMove(0) });
  expect(last().sending).toBe(false);
  expect(tables().some(({ sending, moves: own }) => sending === 'sent' && own.length === 0)).toBe(true);
  expect(server.record.moves).toHaveLength(1);
});

test('what others answer meanwhile does not ask the player anew, their own answer does', async () => {
  const { server, host, last } = await sitDown();
  expect(server.isAsked(0) && server.isAsked(1)).toBe(true);
  const { asking } = last();
  server.play(1, server.firstMove(1));
  expect(last()).toMatchObject({ asking, length: 1 });
  host.handle({ type: 'move', seat: 0, move: server.firstMove(0) });
  expect(last().asking).toBeGreaterThan(asking);
});

test('a move whose answer was lost is sent again under the same id, and made once', async () => {
  const { server, host, last } = await sitDown();
  server.isMute = true;
  host.handle({ type: 'move', seat: 0, move: server.firstMove(0) });
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
  const { server, host, last, online } = await sitDown();
  server.isDown = true;
  server.drop();
  expect(online().connection).toBe('lost');
  host.handle({ type: 'move', seat: 0, move: server.firstMove(0) });
  expect(last()).toMatchObject({ sending: 'kept', length: 0, moves: [] });
  await reconnect();
  expect(server.record.moves).toHaveLength(0);
  server.isDown = false;
  await reconnect();
  expect(online().connection).toBe('open');
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

test('a refusal gives the question back, with the reason', async () => {
  const { host, reports, last } = await sitDown();
  const illegal: Move = { type: 'develop' };
  host.handle({ type: 'move', seat: 0, move: illegal });
  const refusal = reports.findLast(({ type }) => type === 'rejected');
  expect(refusal).toMatchObject({ refusal: { error: 'illegal-move', reason: { reason: 'wrong-move' } } });
  expect(last().sending).toBe(false);
  expect(last().moves.length).toBeGreaterThan(0);
});

test('at a calm pace what others do is shown one after the other', async () => {
  const { server, host, last } = await sitDown();
  host.handle({ type: 'pace', pace: 'calm' });
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

test('attempts to connect come at growing distances, and at once when the network is back', async () => {
  const { server, host } = await sitDown();
  server.isDown = true;
  server.drop();
  await vi.advanceTimersByTimeAsync(400);
  const early = server.lines.length;
  await vi.advanceTimersByTimeAsync(60_000);
  const attempts = server.lines.length - early;
  expect(early).toBe(2);
  expect(attempts).toBeLessThan(16);
  server.isDown = false;
  host.handle({ type: 'wake' });
  await settle();
  expect(server.lines.length).toBe(early + attempts + 1);
  expect(server.lines.at(-1)?.isWatching).toBe(true);
});

test('a line that nobody answers on is given up', async () => {
  const { server } = await sitDown();
  server.isMute = true;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(server.lines.length).toBeGreaterThan(1);
});

test('looking back, only the last wish counts', async () => {
  const { server, host, reports } = await sitDown();
  server.play(0, server.firstMove(0));
  server.play(1, server.firstMove(1));
  for (const at of [0, 1, 2]) host.handle({ type: 'look', at });
  server.answerLooks();
  server.answerLooks();
  const looked = reports.flatMap((report) => (report.type === 'looked' ? [report.at] : []));
  expect(looked).toEqual([0, 2]);
});

test('a table that we may not see says why, and is not asked for again', async () => {
  const server = new FakeServer();
  server.isPrivate = true;
  const { online } = await sitDown(server);
  expect(online()).toMatchObject({ refused: 'not-invited', room: null });
  await reconnect();
  expect(server.lines).toHaveLength(1);
});
