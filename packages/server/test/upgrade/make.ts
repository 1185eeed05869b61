// Makes a database with a little of everything that a server keeps, for the tests of later versions:
//   npx node packages/server/test/upgrade/make.ts 0.1
// `0.1` was made by commit 113f473, without what is younger; `schema-8` by d6e2250. Never make them again: later code would write something else.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { CreateTable } from '@khora/protocol';
import { z } from 'zod';
import { fingerprint } from '../archive/game.ts';
import { Authenticator } from '../support/authenticator.ts';
import { Client } from '../support/client.ts';
import { newFolder } from '../support/table-kit.ts';
import { openServer, Visitor } from '../support/visitor.ts';
import { type KeptTable, pack } from './data.ts';

const NAMES = ['ada', 'bea', 'cleo', 'dora', 'eve'] as const;
type Name = (typeof NAMES)[number];

const clock = { ahead: 0 };
const folder = newFolder();
const server = await openServer({ folder }, () => Date.now() + clock.ahead);
const { origin } = server;
const { db } = server.house.storage;

/** Ada, Bea and Dora have accounts with the name as user name; Cleo stays a guest; Eve deletes her account. */
const visitors = new Map<Name, Visitor>();
for (const name of NAMES) {
  const visitor = name === 'cleo' ? await Visitor.guest(origin) : await Visitor.account(origin, name);
  if (name === 'cleo') await visitor.ask('PATCH', '/api/me', { name: 'Cleo' });
  visitors.set(name, visitor);
}
const people = Object.fromEntries(
  await Promise.all(NAMES.map(async (name) => [name, (await visitorOf(name).me()).id] as const)),
);
const clients = new Map<Name, Client>();
for (const name of NAMES) {
  const client = new Client(origin, visitorOf(name).cookieHeader);
  await client.connect();
  clients.set(name, client);
}

function visitorOf(name: Name): Visitor {
  const visitor = visitors.get(name);
  if (!visitor) throw new Error(`${name} is not here.`);
  return visitor;
}

function clientOf(name: Name): Client {
  const client = clients.get(name);
  if (!client) throw new Error(`${name} is not here.`);
  return client;
}

const made: Record<string, string> = {};
async function open(
  as: string,
  who: readonly Name[],
  request: Omit<CreateTable, 'entropy'>,
): Promise<string> {
  const [founder, ...others] = who;
  if (!founder) throw new Error('Nobody opens a table.');
  const { id, invitation } = await clientOf(founder).found(request);
  for (const name of others)
    await clientOf(name).post(`/api/tables/${id}/join`, { entropy: '5'.repeat(32), invitation });
  made[as] = id;
  return id;
}

/** Lets people who are asked answer, up to this many moves. */
async function play(id: string, who: readonly Name[], moves: number): Promise<void> {
  for (const name of who) await clientOf(name).watch(id);
  for (let count = 0; count < moves; count++) {
    const next = who.find((name) => clientOf(name).isAsked(id));
    if (!next) return;
    const client = clientOf(next);
    const moves = client.moves(id);
    const move = moves[(count * 31) % moves.length];
    if (!move) throw new Error('There is no legal move.');
    const answer = await client.move(id, move);
    if (answer.type === 'refused') throw new Error(answer.message);
    // Everybody has heard of it before the next one looks.
    for (const name of who) {
      const other = clientOf(name);
      while (other.snapshot(id).version < answer.version) await new Promise(setImmediate);
    }
  }
}

function say(name: Name, table: string, text: string): Promise<unknown> {
  return clientOf(name).ask((id) => ({ type: 'chat', table, id, text }));
}

const finished = await open('finished', ['ada', 'bea'], {
  settings: { players: 2, visibility: 'public', rated: true },
});
await say('ada', finished, 'good luck');
await say('bea', finished, 'viel Glück');
await play(finished, ['ada', 'bea'], 1000);
await visitorOf('bea').post(`/api/tables/${finished}/rematch`, { entropy: '6'.repeat(32) });
await visitorOf('ada').post(`/api/tables/${finished}/rematch`, { entropy: '7'.repeat(32) });

const resigned = await open('resigned', ['dora', 'ada', 'bea'], { settings: { players: 3 } });
await play(resigned, ['dora', 'ada', 'bea'], 20);
for (const name of ['ada', 'dora'] as const) await visitorOf(name).post(`/api/tables/${resigned}/leave`);

const secret = await open('private', ['ada', 'cleo'], { settings: { players: 2, visibility: 'private' } });
await say('cleo', secret, 'just us');
await play(secret, ['ada', 'cleo'], 6);

const letters = await open('correspondence', ['bea', 'dora'], {
  settings: { players: 2, clock: { kind: 'correspondence', perMove: 86_400 } },
});
await play(letters, ['bea', 'dora'], 9);

const bots = await open('bots', ['cleo'], {
  settings: { players: 4 },
  bots: ['citizen', 'archon', 'ephebe'],
});
await play(bots, ['cleo'], 1);

await open('gathering', ['cleo', 'eve'], { settings: { players: 4, visibility: 'public' } });
await say('eve', made.gathering ?? '', 'hello');
const closed = await open('closed', ['eve'], { settings: { players: 3 } });
await visitorOf('eve').post(`/api/tables/${closed}/leave`);

// The clock of whoever is asked runs out, and a bot would play on; one of them comes back.
const late = await open('late', ['ada', 'dora'], {
  settings: { players: 2, clock: { kind: 'live', bank: 60, increment: 0 } },
});
await play(late, ['ada', 'dora'], 3);
clock.ahead += 61_000;
const away = async () => (await server.house.tables.get(late)).seats;
while (!(await away()).some((seat) => seat.kind === 'player' && seat.away === 'absent'))
  await new Promise((resolve) => setTimeout(resolve, 50));
await clientOf('ada').ask((id) => ({ type: 'return', table: late, id }));

const ada = visitorOf('ada');
await ada.post('/api/me/tokens', { name: 'my bot', scopes: ['read', 'play'] });
await ada.ask('PUT', `/api/me/muted/${people.dora}`);
await ada.post('/api/me/friends', { who: 'bea' });
await visitorOf('bea').post('/api/me/friends', { who: 'ada' });
await ada.post('/api/me/blocked', { who: 'dora' });
await ada.post(`/api/tables/${finished}/chat/2/report`, { reason: 'not in my language' });
await db
  .insertInto('push_subscriptions')
  .values({
    endpoint: 'https://push.khora.invalid/ada',
    user_id: people.ada ?? '',
    p256dh: 'p'.repeat(87),
    auth: 'a'.repeat(22),
    created: 1,
  })
  .execute();
const { body } = await visitorOf('dora').get('/api/auth/passkey/generate-register-options');
const { challenge } = z.object({ challenge: z.string() }).parse(body);
await visitorOf('dora').post('/api/auth/passkey/verify-registration', {
  response: new Authenticator().register({ challenge, origin, rpId: 'localhost' }),
  name: 'phone',
  proof: await visitorOf('dora').proof(),
});
await visitorOf('eve').leaveForGood();

const tables: Record<string, KeptTable> = {};
for (const { id } of await db.selectFrom('tables').select('id').orderBy('created').execute()) {
  const [name = 'rematch'] = Object.entries(made).find(([, each]) => each === id) ?? [];
  const table = await server.house.tables.get(id);
  const chat = await db.selectFrom('chat').select('number').where('table_id', '=', id).execute();
  const { version, status } = table;
  tables[name] = { id, version, status, fingerprint: fingerprint(table), chat: chat.length };
}
for (const client of clients.values()) client.close();
await server.close();

const [name = ''] = process.argv.slice(2);
const whole = join(folder, 'whole.sqlite');
new DatabaseSync(join(folder, 'khora.sqlite')).exec(`VACUUM INTO '${whole}'`);
pack(name, whole, { tables, people });
