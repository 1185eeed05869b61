import { SEATS } from '@khora/engine';
import { readable } from '@khora/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from '../support/client.ts';
import { Raw } from '../support/raw.ts';
import { type OpenServer, openServer } from '../support/wire-kit.ts';

let server: OpenServer;
let players: Client[];
let outsider: Client;
let table: string;

beforeAll(async () => {
  server = await openServer();
  players = await Promise.all(SEATS.map(() => Client.guest(server.origin)));
  outsider = await Client.guest(server.origin);
  table = await begin({});
});
afterAll(async () => {
  for (const client of [...players, outsider]) client.close();
  await server.close();
});

/** A game of the four, watched by all. */
async function begin(options: object): Promise<string> {
  const [founder, ...others] = players;
  if (!founder) throw new Error('Somebody must begin.');
  const { id } = await founder.found({ settings: { players: 4, visibility: 'public', options } });
  for (const other of others) await other.join(id);
  for (const player of players) await player.watch(id);
  await outsider.watch(id);
  return id;
}

function player(seat: number): Client {
  const found = players[seat];
  if (!found) throw new Error(`Nobody sits at ${seat}.`);
  return found;
}

function first<T>(items: readonly T[]): T {
  const [item] = items;
  if (item === undefined) throw new Error('There is none.');
  return item;
}

const version = async (id = table) => (await server.house.tables.get(id)).version;

/** What must hold after anything hostile: the table is unchanged, and play continues. */
async function unharmed(before: number): Promise<void> {
  expect(await version()).toBe(before);
  const { game } = await server.house.tables.get(table);
  const client = player(first(game?.asked ?? []));
  const answer = await client.move(table, first(client.moves(table)));
  expect(answer).toEqual({ type: 'done', id: expect.any(String) as string, version: before + 1 });
  for (const each of players) await caughtUp(each, before + 1);
}

async function caughtUp(client: Client, wanted: number): Promise<void> {
  // Answers come in order: whatever was told before has arrived with this one.
  await client.ask((id) => ({ type: 'undo', table: 'nosuchtable1', id }));
  expect(client.snapshot(table).version).toBe(wanted);
}

test('nobody moves for another, or at a table that is not theirs', async () => {
  const before = await version();
  const theirs = first(player(1).moves(table));
  // Seat 0 was dealt other cards: the move of seat 1 is none of its own.
  expect(await player(0).move(table, theirs)).toMatchObject({ error: 'illegal-move' });
  expect(await outsider.move(table, theirs)).toMatchObject({ error: 'no-seat' });
  for (const type of ['undo', 'return'] as const)
    expect(await outsider.ask((id) => ({ type, table, id }))).toMatchObject({ error: 'no-seat' });
  expect(await outsider.ask((id) => ({ type: 'chat', table, id, text: 'hello' }))).toMatchObject({
    error: 'no-seat',
  });
  const request = { id: 'by-request', move: theirs };
  expect(await outsider.request('POST', `/api/tables/${table}/moves`, request)).toMatchObject({
    status: 403,
  });
  for (const path of ['start', 'seats/1', 'leave', 'rematch']) {
    const body = {
      start: { fill: 'citizen' },
      'seats/1': { level: 'citizen' },
      leave: undefined,
      rematch: { entropy: 'ab'.repeat(16) },
    }[path];
    const { status, body: answer } = await outsider.request('POST', `/api/tables/${table}/${path}`, body);
    expect([path, status, answer]).toEqual([
      path,
      403,
      { error: expect.any(String) as string, message: expect.any(String) as string },
    ]);
  }
  await unharmed(before);
});

test('only the founder changes seats, and nobody after the start', async () => {
  const { id } = await player(0).found({ settings: { players: 3 } });
  await player(1).join(id);
  const set = (client: Client, seat: number) =>
    client.request('POST', `/api/tables/${id}/seats/${seat}`, { level: null });
  expect(await set(player(1), 0)).toMatchObject({ status: 403, body: { error: 'not-your-table' } });
  expect(await set(player(0), 0)).toMatchObject({ status: 403, body: { error: 'not-allowed' } });
  const full = await player(0).request('POST', `/api/tables/${table}/seats/1`, { level: null });
  expect(full).toMatchObject({ status: 409, body: { error: 'already-started' } });
});

test('nobody moves before their turn', async () => {
  const id = await begin({ cityChoice: 'choose' });
  const { game } = await server.house.tables.get(id);
  const [turn] = game?.asked ?? [];
  const waiting = players.find((each) => !each.isAsked(id));
  const move = first(player(turn ?? 0).moves(id));
  const answer = await waiting?.move(id, move);
  expect(answer).toMatchObject({
    type: 'refused',
    error: 'illegal-move',
    reason: { reason: 'not-your-turn' },
  });
});

test('a move that is sent twice is made once; another one after it is refused', async () => {
  const id = await begin({ cityChoice: 'choose' });
  const { game, version: before } = await server.house.tables.get(id);
  const client = player(first(game?.asked ?? []));
  const move = first(client.moves(id));
  const again = { type: 'move', table: id, id: 'the-same-id', move } as const;
  const answers = [await client.askAs('the-same-id', again), await client.askAs('the-same-id', again)];
  expect(answers).toEqual([0, 1].map(() => ({ type: 'done', id: 'the-same-id', version: before + 1 })));
  expect(await client.move(id, move)).toMatchObject({ error: 'illegal-move' });
  expect(await version(id)).toBe(before + 1);
});

const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

test.each<[string, string | Uint8Array]>([
  ['nothing', ''],
  ['no JSON', 'hello'],
  ['half of it', '{"type":"move"'],
  ['a number', '1e999'],
  ['null', 'null'],
  ['a list', '[{"type":"ping"}]'],
  ['no type', '{}'],
  ['an unknown type', '{"type":"cheat"}'],
  ['a type that objects inherit', '{"type":"constructor"}'],
  ['a field too many', '{"type":"ping","seat":2}'],
  ['a prototype', '{"__proto__":{"type":"ping"}}'],
  [
    'a prototype in a move',
    '{"type":"move","table":"aaaaaaaaaaaa","id":"message-1","move":{"__proto__":{"type":"pass"}}}',
  ],
  ['a table that is no text', '{"type":"watch","table":{"$ne":null}}'],
  ['a table with a quote', `{"type":"watch","table":"'; drop table x--"}`],
  ['a table that does not exist', '{"type":"watch","table":"aaaaaaaaaaaa"}'],
  ['an id that is too long', `{"type":"undo","table":"aaaaaaaaaaaa","id":"${'x'.repeat(65)}"}`],
  ['a version below none', '{"type":"watch","table":"aaaaaaaaaaaa","since":-1}'],
  ['a look without watching', '{"type":"look","table":"aaaaaaaaaaaa","at":0}'],
  ['a move at a place that no number reaches', '{"type":"look","table":"aaaaaaaaaaaa","at":1e30}'],
  ['lists in lists', deep(8000)],
  [
    'lists in lists in a move',
    `{"type":"move","table":"aaaaaaaaaaaa","id":"message-1","move":${deep(4000)}}`,
  ],
  ['a binary frame', new Uint8Array([0, 255, 254, 1, 2])],
  [
    'a long text',
    JSON.stringify({ type: 'chat', table: 'aaaaaaaaaaaa', id: 'message-1', text: 'x'.repeat(16_000) }),
  ],
])('on the socket, %s gets a reason, and the socket stays open', async (_, data) => {
  const before = await version();
  const raw = await Raw.open(server.origin, { cookie: player(0).cookie });
  const answer = await raw.ask(data);
  expect(answer).toMatchObject({
    type: 'refused',
    error: expect.stringMatching(/^(malformed|no-such-table)$/) as string,
    message: expect.stringMatching(/./) as string,
  });
  expect(await raw.ask('{"type":"ping"}')).toEqual({ type: 'pong' });
  raw.socket.terminate();
  expect(await version()).toBe(before);
});

test('a client that has not signed in may only listen', async () => {
  const raw = await Raw.open(server.origin);
  expect(raw.heard[0]).toMatchObject({ type: 'hello', user: null });
  for (const message of [
    { type: 'move', table, id: 'message-1', move: { type: 'pass' } },
    { type: 'undo', table, id: 'message-2' },
    { type: 'return', table, id: 'message-3' },
    { type: 'chat', table, id: 'message-4', text: 'hello' },
  ])
    expect(await raw.ask(JSON.stringify(message))).toMatchObject({
      type: 'refused',
      id: message.id,
      table,
      error: 'not-signed-in',
    });
  raw.socket.terminate();
});

test('a message that is too large costs its own socket, and nothing else', async () => {
  const before = await version();
  const raw = await Raw.open(server.origin, { cookie: player(0).cookie });
  const end = raw.closed();
  raw.socket.send(`"${'x'.repeat(16_384)}"`);
  expect(await end).toBe(1009);
  await unharmed(before);
});

test('invalid text costs its own socket', async () => {
  const before = await version();
  const raw = await Raw.open(server.origin, { cookie: player(0).cookie });
  const end = raw.closed();
  raw.socket.send(new Uint8Array([0xff, 0xfe, 0xfd]), { binary: false });
  expect(await end).toBe(1007);
  await unharmed(before);
});

test('the same table watched many times at once is listened to once', async () => {
  const raw = await Raw.open(server.origin, { cookie: outsider.cookie });
  const listeners = server.house.hub.listeners;
  for (let time = 0; time < 10; time++) raw.socket.send(JSON.stringify({ type: 'watch', table }));
  await raw.until(
    () => raw.heard.filter((each) => (each as { type: string }).type === 'table').length === 10,
  );
  expect(server.house.hub.listeners).toBe(listeners + 1);
  raw.socket.terminate();
});

test('one socket listens to twenty tables at most', async () => {
  const ids: string[] = [];
  for (let made = 0; made < 21; made++) ids.push((await player(0).found({ settings: { players: 2 } })).id);
  const raw = await Raw.open(server.origin);
  for (const id of ids) raw.socket.send(JSON.stringify({ type: 'watch', table: id }));
  const refused = () => raw.heard.filter((each) => (each as { type: string }).type === 'refused');
  await raw.until(() => refused().length > 0);
  expect(refused()).toMatchObject([{ error: 'too-fast' }]);
  raw.socket.terminate();
});

test.each([
  '<script>alert(1)</script>',
  '"}],"type":"update"',
  '\u202eevil\u2066',
  'line\nline\u2028line',
  '\ud83c\udfdb\ufe0f \u0301\u0302\u0303',
  '__proto__',
])('chat is data, whatever it says: %j', async (text) => {
  const heard: string[] = [];
  const listener = new Client(server.origin, outsider.cookie, { onText: (each) => heard.push(each) });
  await listener.connect();
  await listener.watch(table);
  expect(await player(0).ask((id) => ({ type: 'chat', table, id, text }))).toMatchObject({ type: 'done' });
  await listener.ask((id) => ({ type: 'undo', table, id }));
  const lines = heard.map((each) => JSON.parse(each) as { type: string; line?: { text: string } });
  expect(lines.filter(({ type }) => type === 'chat').map(({ line }) => line?.text)).toEqual([readable(text)]);
  listener.close();
});

test('a name cannot be invisible, and is data as well', async () => {
  const client = await Client.guest(server.origin);
  for (const name of ['', ' ', 'A\u202eB', '\u3164', 'x'.repeat(25), 'a\nb', 5, null, { $gt: '' }])
    expect(await client.request('PATCH', '/api/me', { name })).toMatchObject({
      status: 400,
      body: { error: 'malformed' },
    });
  const name = '<img src=x onerror=1>';
  expect(await client.request('PATCH', '/api/me', { name })).toMatchObject({ status: 200, body: { name } });
  client.close();
});
