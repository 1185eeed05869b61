import { isDeepStrictEqual } from 'node:util';
import { type ServerMessage, serverMessageSchema } from '@khora/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Bell } from '../support/bell.ts';
import { Client } from '../support/client.ts';
import { type OpenServer, openServer } from '../support/visitor.ts';

let server: OpenServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

test('a JSON Schema describes what the server says on the socket', async () => {
  const schema = (await (await fetch(`${server.origin}/api/server-messages.json`)).json()) as {
    oneOf: { properties: { type: { const: string } } }[];
    $defs: Record<string, unknown>;
  };
  expect(schema.oneOf.map(({ properties }) => properties.type.const)).toEqual(
    'hello table update done looked chat unsaid present refused pong'.split(' '),
  );
  expect(Object.keys(schema.$defs)).toEqual(expect.arrayContaining(['Snapshot', 'GameView', 'GameEvent']));
});

test('everything the server says matches its schema', async () => {
  const heard = new Set<string>();
  const unknown: string[] = [];
  const bell = new Bell();
  const onText = (text: string) => {
    const message = JSON.parse(text) as Partial<ServerMessage>;
    // Answers over HTTP have schemas of their own.
    if (message.type === undefined) return;
    const { success, data, error } = serverMessageSchema.safeParse(message);
    if (!success || !isDeepStrictEqual(data, message))
      unknown.push(`${text.slice(0, 300)} ${error?.message ?? ''}`);
    heard.add(message.type);
    bell.ring();
  };
  const options = { onText, onTable: () => bell.ring() };
  const [ada, bea] = [await Client.guest(server.origin, options), await Client.guest(server.origin, options)];
  const { id } = await ada.found({
    settings: { players: 2, clock: { kind: 'correspondence', perMove: 86_400 } },
  });
  await ada.watch(id);
  await bea.join(id);
  await bea.watch(id);
  const players = [ada, bea];
  const isOver = () => players.some((player) => player.snapshot(id).status !== 'playing');
  for (let made = 0; made < 60; made++) {
    await bell.until(
      () => isOver() || players.some((player) => player.isAsked(id)),
      () => 'somebody is asked',
    );
    // The dice are random: some games are short.
    if (isOver()) break;
    const next = players.find((player) => player.isAsked(id));
    const moves = next?.moves(id) ?? [];
    const move = moves[(made * 31) % moves.length];
    if (!(next && move)) throw new Error('There is a move.');
    expect(await next.move(id, move)).toMatchObject({ type: 'done' });
  }
  await ada.ask((line) => ({ type: 'chat', table: id, id: line, text: 'Chaire!' }));
  expect(await ada.move(id, { type: 'city', city: 'athens' })).toMatchObject({ type: 'refused' });
  await bell.until(
    () => heard.has('chat'),
    () => 'the line',
  );
  await server.services.chat.remove(id, 1);
  ada.send({ type: 'ping' });
  ada.send({ type: 'look', table: id, at: 3 });
  await bell.until(
    () => serverMessageSchema.options.every(({ shape }) => heard.has(shape.type.value)),
    () => [...heard].join(' '),
  );
  for (const player of players) player.close();
  expect(unknown).toEqual([]);
});
