import type { ServerMessage } from '@khora/protocol';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { Client } from '../support/client.ts';
import { Raw } from '../support/raw.ts';
import { type OpenServer, openServer } from '../support/wire-kit.ts';

let server: OpenServer;
let ada: Client;
let bea: Client;
beforeAll(async () => {
  server = await openServer();
  [ada, bea] = await Promise.all([Client.guest(server.origin), Client.guest(server.origin)]);
});
afterAll(async () => {
  for (const client of [ada, bea]) client.close();
  await server.close();
});

/** A socket whose messages the test reads, with everything that takes long held up until the test lets it go. */
async function listen(client?: Client) {
  const raw = await Raw.open(server.origin, client && { cookie: client.cookie });
  const { turns } = server.services;
  const run = turns.run.bind(turns);
  const held: (() => void)[] = [];
  let isOpen = false;
  const spy = vi.spyOn(turns, 'run').mockImplementation((async (whose, work) => {
    if (!isOpen) await new Promise<void>((resolve) => held.push(resolve));
    return run(whose, work);
  }) satisfies typeof turns.run);
  onTestFinished(() => {
    spy.mockRestore();
    raw.socket.terminate();
  });
  return {
    raw,
    /** What is said about tables, in order. */
    said: () =>
      (raw.heard as ServerMessage[]).filter(({ type }) => !['hello', 'pong', 'present'].includes(type)),
    send: (message: object) => raw.socket.send(JSON.stringify(message)),
    waits: async () => {
      await expect.poll(() => held.length).toBeGreaterThan(0);
    },
    letGo: () => {
      isOpen = true;
      for (const resolve of held.splice(0)) resolve();
    },
    holdUp: () => {
      isOpen = false;
    },
    /** Resolves when the socket has nothing more to say. */
    quiet: () => raw.ask('{"type":"ping"}'),
  };
}

const typesOf = (messages: readonly ServerMessage[]) => messages.map(({ type }) => type);

async function begun(): Promise<string> {
  const { id } = await ada.found({ settings: { players: 2, visibility: 'public' } });
  await bea.join(id);
  return id;
}

test('tables are told, and refused, in the order in which they were asked for', async () => {
  const long = await begun();
  const { id: short } = await ada.found({ settings: { players: 2, visibility: 'public' } });
  const { raw, said, send, waits, letGo } = await listen();
  send({ type: 'watch', table: long });
  send({ type: 'look', table: long, at: 0 });
  send({ type: 'look', table: short, at: 0 });
  send({ type: 'watch', table: short });
  await waits();
  // A ping waits for nothing.
  expect(await raw.ask('{"type":"ping"}')).toEqual({ type: 'pong' });
  letGo();
  await raw.until(() => said().length === 4);
  expect(said()).toMatchObject([
    { type: 'table', table: long },
    { type: 'looked', table: long, at: 0 },
    { type: 'refused', table: short },
    { type: 'table', table: short },
  ]);
});

test('whoever leaves a table before it could be told hears no more of it', async () => {
  const id = await begun();
  const { raw, said, send, waits, letGo, quiet } = await listen();
  send({ type: 'watch', table: id });
  send({ type: 'unwatch', table: id });
  await waits();
  letGo();
  await raw.until(() => said().length === 1);
  await quiet();
  await bea.post(`/api/tables/${id}/leave`);
  await quiet();
  expect(typesOf(said())).toEqual(['table']);
});

test('nothing is missed, and nothing is old, when a table is told late', async () => {
  const id = await begun();
  const { raw, said, send, waits, letGo, quiet } = await listen();
  const say = (text: string) => ada.ask((message) => ({ type: 'chat', table: id, id: message, text }));
  send({ type: 'watch', table: id });
  await waits();
  await say('one');
  letGo();
  await raw.until(() => said().length > 0);
  await say('two');
  await quiet();
  const [table, ...later] = said();
  const lines = [
    ...(table?.type === 'table' ? table.chat : []),
    ...later.flatMap((message) => (message.type === 'chat' ? message.line : [])),
  ];
  expect(lines.map(({ text }) => text)).toEqual(['one', 'two']);
});

test('what is said while the chat is being read comes after the table', async () => {
  const id = await begun();
  const { raw, said, send, waits, letGo } = await listen();
  const { chat } = server.services;
  const lines = chat.lines.bind(chat);
  const spy = vi.spyOn(chat, 'lines').mockImplementation(async (...args) => {
    const read = await lines(...args);
    await ada.ask((message) => ({ type: 'chat', table: id, id: message, text: 'meanwhile' }));
    await bea.post(`/api/tables/${id}/leave`);
    return read;
  });
  onTestFinished(() => spy.mockRestore());
  send({ type: 'watch', table: id });
  await waits();
  letGo();
  await raw.until(() => said().length >= 3);
  expect(said()).toMatchObject([
    { type: 'table', snapshot: { status: 'playing' }, chat: [] },
    { type: 'chat', line: { text: 'meanwhile' } },
    { type: 'update' },
  ]);
});

test('whoever sits down hears nothing until they are told the table as a player', async () => {
  const { id } = await ada.found({ settings: { players: 2, visibility: 'public' } });
  const { raw, said, send, waits, letGo, holdUp, quiet } = await listen(bea);
  send({ type: 'watch', table: id });
  await waits();
  letGo();
  await raw.until(() => said().length === 1);
  holdUp();
  // She becomes a player with the first entry; the game begins with the second.
  await bea.join(id);
  await waits();
  await quiet();
  expect(said()).toHaveLength(1);
  letGo();
  await raw.until(() => said().length > 1);
  const [before, now] = said();
  expect(before).toMatchObject({ type: 'table', snapshot: { viewer: 'spectator', status: 'gathering' } });
  expect(now).toMatchObject({ type: 'table', snapshot: { viewer: 1, status: 'playing' } });
});
