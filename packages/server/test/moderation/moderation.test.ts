import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { ActRequest, LoggedAct, Person, ReportedLine } from '@khora/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, newEntropy } from '../support/client.ts';
import { newFolder } from '../support/table-kit.ts';
import { type OpenServer, openServer, PASSWORD, Visitor } from '../support/visitor.ts';

const HOUR = 3_600_000;

let clock = 1_800_000_000_000;
let server: OpenServer;
let admin: Visitor;
let moderator: Visitor;
let plain: Visitor;

async function signedIn(origin: string, username: string): Promise<Visitor> {
  const visitor = new Visitor(origin);
  const { status } = await visitor.post('/api/auth/sign-in/username', { username, password: PASSWORD });
  expect(status).toBe(200);
  return visitor;
}

beforeAll(async () => {
  const folder = newFolder();
  const first = await openServer({ folder });
  for (const name of ['Anna', 'Moritz', 'Paula']) await Visitor.account(first.origin, name);
  await first.close();
  server = await openServer(
    {
      folder,
      admins: ['anna'],
      moderators: ['moritz', 'nobody'],
      trustProxy: ['127.0.0.1', '::1'],
      log: 'silent',
    },
    () => clock,
  );
  admin = await signedIn(server.origin, 'anna');
  moderator = await signedIn(server.origin, 'moritz');
  plain = await signedIn(server.origin, 'paula');
});
afterAll(() => server.close());

const act = (by: Visitor, what: ActRequest) => by.post('/api/moderation/acts', what);
const acts = async () => (await admin.get('/api/moderation/acts')).body as LoggedAct[];
const reports = async (query = '') =>
  (await moderator.get(`/api/moderation/reports${query}`)).body as ReportedLine[];
const personOf = async (who: string) => (await moderator.get(`/api/moderation/people/${who}`)).body as Person;
const found = (by: Visitor) => by.post('/api/tables', { settings: { players: 2 }, entropy: newEntropy() });
const foundId = async (by: Visitor) => ((await found(by)).body as { id: string }).id;

/** Lets a visitor come from an address. */
function from(visitor: Visitor, address: string): void {
  visitor.headers = { 'x-forwarded-for': address };
}

/** Two guests at a table, both listening. */
async function twoAtTable() {
  const [one, other] = [await Client.guest(server.origin), await Client.guest(server.origin)];
  const { id } = await one.found({ settings: { players: 2 } });
  await other.join(id);
  await one.watch(id);
  await other.watch(id);
  return { one, other, id };
}
const say = (client: Client, table: string, text: string) =>
  client.ask((id) => ({ type: 'chat', table, id, text }));

test('only people named in the settings have a role', async () => {
  for (const path of ['/api/moderation/reports', '/api/moderation/acts', '/api/moderation/people/anna'])
    expect(await plain.get(path)).toMatchObject({ status: 403, body: { error: 'not-allowed' } });
  const { id } = await plain.me();
  expect((await act(plain, { act: 'mute', user: id, hours: 1 })).status).toBe(403);
  expect((await new Visitor(server.origin).get('/api/moderation/reports')).status).toBe(401);
  expect([(await admin.me()).role, (await moderator.me()).role, (await plain.me()).role]).toEqual([
    'admin',
    'moderator',
    null,
  ]);
  expect((await act(admin, { act: 'mute', user: 'nobody', hours: 1 })).status).toBe(404);
});

test('nobody can take a name that has a role in the settings', async () => {
  const stranger = await Visitor.guest(server.origin);
  const wish = { username: 'Nobody', password: PASSWORD };
  expect(await stranger.post('/api/me/upgrade', wish)).toMatchObject({ body: { error: 'name-taken' } });
});

test('moderators cannot act against each other, for ever, or against networks', async () => {
  const [ofAdmin, ofModerator, ofPlain] = [await admin.me(), await moderator.me(), await plain.me()];
  expect((await act(moderator, { act: 'ban', user: ofAdmin.id, hours: 1 })).status).toBe(403);
  expect((await act(moderator, { act: 'ban', user: ofModerator.id, hours: 1 })).status).toBe(403);
  expect((await act(admin, { act: 'mute', user: ofModerator.id, hours: 1 })).status).toBe(200);
  expect((await act(admin, { act: 'unmute', user: ofModerator.id })).status).toBe(200);
  expect((await act(moderator, { act: 'ban', user: ofPlain.id, hours: null })).status).toBe(403);
  expect((await act(moderator, { act: 'ban', user: ofPlain.id, hours: 721 })).status).toBe(403);
  expect((await act(moderator, { act: 'ban-address', address: '203.0.113.9', hours: 1 })).status).toBe(403);
});

test('a reported line is listed with the chat around it, deleted for everybody, and settled', async () => {
  const { one, other, id } = await twoAtTable();
  for (const text of ['hello', 'you fool', 'be kind']) await say(text === 'you fool' ? other : one, id, text);
  expect((await one.request('POST', `/api/tables/${id}/chat/2/report`, { reason: 'rude' })).status).toBe(200);
  const [report] = await reports();
  expect(report).toMatchObject({ table: id, number: 2, by: one.user, reason: 'rude', settled: null });
  expect(report?.lines.map(({ text, user }) => [text, user])).toEqual([
    ['hello', one.user],
    ['you fool', other.user],
    ['be kind', one.user],
  ]);

  const unsaid = Promise.withResolvers<number>();
  const watcher = new Client(server.origin, one.cookie, {
    onMessage: (message) => message.type === 'unsaid' && unsaid.resolve(message.number),
  });
  await watcher.connect();
  await watcher.watch(id);
  expect((await act(moderator, { act: 'delete-line', table: id, number: 2 })).status).toBe(200);
  expect(await unsaid.promise).toBe(2);
  expect((await server.services.chat.lines(id)).map(({ number }) => number)).toEqual([1, 3]);
  // The next line has a number of its own, whatever was deleted.
  await act(moderator, { act: 'delete-line', table: id, number: 3 });
  await say(one, id, 'well');
  expect((await server.services.chat.lines(id)).map(({ number }) => number)).toEqual([1, 4]);
  // Moderators still see what it was about.
  expect((await reports())[0]?.lines[1]).toMatchObject({ text: 'you fool', deleted: true });

  expect((await act(moderator, { act: 'settle', table: id, number: 2, reason: 'done' })).status).toBe(200);
  expect(await reports()).toEqual([]);
  expect((await reports('?settled=true'))[0]).toMatchObject({ number: 2, settled: clock });
  expect((await act(moderator, { act: 'delete-line', table: id, number: 99 })).status).toBe(404);
  for (const client of [one, other, watcher]) client.close();
});

test('a line is listed once, however many report it, and older ones after the latest', async () => {
  const { one, other, id } = await twoAtTable();
  const report = (client: Client, number: number) =>
    client.request('POST', `/api/tables/${id}/chat/${number}/report`, { reason: 'rude' });
  for (let number = 1; number <= 21; number++) await say(number < 21 ? other : one, id, `line ${number}`);
  for (let number = 1; number <= 20; number++) {
    clock += 1;
    expect((await report(one, number)).status).toBe(200);
  }
  expect((await report(one, 20)).status).toBe(200);
  expect(await report(one, 21)).toMatchObject({ status: 409, body: { error: 'too-many' } });
  clock += 1;
  await report(other, 1);
  const found = await reports();
  expect(found).toHaveLength(20);
  expect(found[0]).toMatchObject({ number: 1, by: other.user, people: 2 });
  const older = await reports(`?before=${found[18]?.at ?? 0}`);
  expect(older.map(({ number }) => number)).toEqual([2]);
  for (let number = 1; number <= 20; number++) await act(moderator, { act: 'settle', table: id, number });
  expect((await report(one, 21)).status).toBe(200);
  await act(moderator, { act: 'settle', table: id, number: 21 });
  for (const client of [one, other]) client.close();
});

test('a muted person plays on, cannot write or change their name, and is told so', async () => {
  const { one, other, id } = await twoAtTable();
  await act(moderator, { act: 'mute', user: one.user, hours: 2, reason: 'shouting' });
  expect(await say(one, id, 'HELLO')).toMatchObject({
    error: 'muted',
    message: expect.stringContaining('shouting') as unknown,
  });
  expect((await one.request('PATCH', '/api/me', { name: 'Loud' })).body).toMatchObject({ error: 'muted' });
  expect((await one.request('GET', '/api/me')).body).toMatchObject({
    sanctions: [{ kind: 'mute', until: clock + 2 * HOUR, reason: 'shouting' }],
  });
  const [move] = one.moves(id);
  if (!move) throw new Error('Everybody drafts.');
  expect(await one.move(id, move)).toMatchObject({ type: 'done' });
  expect(await say(other, id, 'hello')).toMatchObject({ type: 'done' });
  clock += 2 * HOUR;
  expect(await say(one, id, 'hello again')).toMatchObject({ type: 'done' });
  one.close();
  other.close();
});

test('a banned person is out of all games, can still watch, and can export their data', async () => {
  const { one, other, id } = await twoAtTable();
  const waiting = await one.found({ settings: { players: 2 } });
  await act(moderator, { act: 'ban', user: one.user, hours: 24, reason: 'cheating' });
  expect((await one.request('GET', `/api/tables/${waiting.id}`)).body).toMatchObject({ status: 'closed' });
  expect((await other.request('GET', `/api/tables/${id}`)).body).toMatchObject({ status: 'finished' });
  const refusal = {
    status: 403,
    body: { error: 'banned', message: expect.stringContaining('cheating') as unknown },
  };
  const wish = { settings: { players: 2 }, entropy: newEntropy() };
  expect(await one.request('POST', '/api/tables', wish)).toMatchObject(refusal);
  expect(await say(one, id, 'unfair')).toMatchObject({ error: 'banned' });
  expect((await one.request('GET', '/api/tables')).status).toBe(200);
  const { body } = await one.request('GET', '/api/me/export');
  expect(body).toMatchObject({
    acts: [{ act: 'ban', reason: 'cheating' }],
    account: { sanctions: [{ kind: 'ban' }] },
  });
  await act(moderator, { act: 'unban', user: one.user, reason: 'a mistake' });
  expect((await one.request('POST', '/api/tables', wish)).status).toBe(200);
  one.close();
  other.close();
});

test('a banned network gets no further than the page, by address or by person', async () => {
  const [near, far] = [await Visitor.guest(server.origin), await Visitor.guest(server.origin)];
  from(near, '203.0.113.7');
  from(far, '198.51.100.7');
  expect((await act(admin, { act: 'ban-address', address: 'here', hours: 1 })).status).toBe(400);
  expect((await act(admin, { act: 'ban-address', address: '203.0.113.7', hours: 1 })).status).toBe(200);
  expect(await near.get('/api/tables')).toMatchObject({ status: 403, body: { error: 'network-banned' } });
  expect((await near.get('/healthz')).status).toBe(200);
  expect((await far.get('/api/tables')).status).toBe(200);
  expect((await act(admin, { act: 'ban-address', user: (await far.me()).id, hours: 1 })).status).toBe(200);
  expect((await far.get('/api/tables')).status).toBe(403);
  for (const address of ['203.0.113.7', '198.51.100.7'])
    expect((await act(admin, { act: 'unban-address', address })).status).toBe(200);
  expect((await near.get('/api/tables')).status).toBe(200);
  // Nobody locks themselves out, as they would where a proxy hides all addresses.
  from(admin, '192.0.2.1');
  expect((await act(admin, { act: 'ban-address', address: '192.0.2.1', hours: 1 })).status).toBe(403);
  admin.headers = {};
});

test('open sockets of a banned network are closed', async () => {
  const closed = Promise.withResolvers<void>();
  const guest = await Client.guest(server.origin, { onClose: closed.resolve });
  from(admin, '192.0.2.2');
  expect((await act(admin, { act: 'ban-address', user: guest.user, hours: 1 })).status).toBe(200);
  await closed.promise;
  const [banned] = await acts();
  expect((await act(admin, { act: 'unban-address', address: banned?.place ?? '' })).status).toBe(200);
  admin.headers = {};
});

test('a person is renamed everywhere', async () => {
  const { one, other, id } = await twoAtTable();
  await say(one, id, 'hello');
  expect((await act(moderator, { act: 'rename', user: one.user, name: 'Player 1' })).status).toBe(200);
  const again = new Client(server.origin, other.cookie);
  await again.connect();
  const { seats } = await again.watch(id);
  expect(seats[0]).toMatchObject({ user: one.user, name: 'Player 1' });
  expect((await server.services.chat.lines(id))[0]).toMatchObject({ name: 'Player 1' });
  const { body } = await one.request('GET', '/api/tables/mine');
  expect(body).toMatchObject([{ id, seats: [{ name: 'Player 1' }, {}] }]);
  for (const client of [one, other, again]) client.close();
});

test('tables are closed, and sessions ended with their tokens', async () => {
  const paula = await plain.me();
  const id = await foundId(plain);
  expect(await personOf('Paula')).toMatchObject({ id: paula.id, guest: false, tables: [id], role: null });
  expect((await act(moderator, { act: 'close-table', table: id, reason: 'spam' })).status).toBe(200);
  expect((await plain.get(`/api/tables/${id}`)).body).toMatchObject({ status: 'closed' });
  const made = await plain.post('/api/me/tokens', { name: 'bot', scopes: ['read', 'play'] });
  const { secret } = made.body as { secret: string };
  const byToken = new Visitor(server.origin);
  byToken.headers = { authorization: `Bearer ${secret}` };
  expect((await byToken.get('/api/me')).status).toBe(200);
  await act(moderator, { act: 'end-sessions', user: paula.id });
  expect((await plain.get('/api/me')).status).toBe(401);
  expect((await byToken.get('/api/me')).status).toBe(401);
  plain = await signedIn(server.origin, 'paula');
  expect((await personOf(paula.id)).acts.map((each) => each.act)).toEqual(['end-sessions']);
});

test('a key can moderate for people who may, and for nobody else', async () => {
  const wish = { name: 'khora admin', scopes: ['moderate'] };
  expect((await plain.post('/api/me/tokens', wish)).status).toBe(403);
  const { body } = await moderator.post('/api/me/tokens', wish);
  const byToken = new Visitor(server.origin);
  byToken.headers = { authorization: `Bearer ${(body as { secret: string }).secret}` };
  expect((await byToken.get('/api/moderation/reports')).status).toBe(200);
  expect((await found(byToken)).status).toBe(403);
});

const KHORA = join(import.meta.dirname, '../../../cli/src/khora.ts');

test('khora admin does the same from a terminal, in the name of whose key it has', async () => {
  const { one, other, id } = await twoAtTable();
  const { secret } = (await admin.post('/api/me/tokens', { name: 'khora admin', scopes: ['moderate'] }))
    .body as {
    secret: string;
  };
  const khora = async (...args: readonly string[]) => {
    const child = spawn(process.execPath, [KHORA, 'admin', ...args, '--server', server.origin], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, KHORA_TOKEN: secret },
    });
    const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
    return { code: child.exitCode, out, err };
  };
  await say(one, id, 'fool\u001b[31m');
  await other.request('POST', `/api/tables/${id}/chat/1/report`, { reason: 'rude' });
  const { out } = await khora('reports');
  expect(out).toContain(`Table ${id}, line 1, reported on`);
  expect(out).toContain(`(${one.user}): fool [31m`);
  const [settled, muted, unknown] = await Promise.all([
    khora('settle', id, '1'),
    khora('mute', one.user, '--hours', '3', '--reason', 'Be kind.'),
    khora('ban', 'nobody-such'),
  ]);
  expect(settled).toMatchObject({ code: 0, out: 'Done: settle\n' });
  expect(muted).toMatchObject({ code: 0, err: '' });
  expect(unknown).toEqual({ code: 2, out: '', err: 'khora: There is no such player.\n' });
  expect((await personOf(one.user)).sanctions).toEqual([
    { kind: 'mute', until: clock + 3 * HOUR, reason: 'Be kind.' },
  ]);
  expect((await khora('log')).out).toMatch(/Anna: (mute|settle) /);
  one.close();
  other.close();
});

test('every act is in the log with who did it; the account it was about can be deleted', async () => {
  const guest = await Visitor.guest(server.origin);
  const { id } = await guest.me();
  await act(moderator, { act: 'mute', user: id, hours: 5, reason: 'because of Anton' });
  const by = { id: (await moderator.me()).id, name: 'Moritz' };
  const row = { at: clock, act: 'mute', by, user: id, place: null, until: clock + 5 * HOUR };
  expect((await acts())[0]).toEqual({ ...row, reason: 'because of Anton' });
  await guest.ask('DELETE', '/api/me', { confirm: 'delete' });
  expect((await acts())[0]).toEqual({ ...row, user: null, reason: '' });
});
