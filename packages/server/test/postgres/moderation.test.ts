import type { ActRequest } from '@khora/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Bell } from '../support/bell.ts';
import { Client } from '../support/client.ts';
import { type Postgres, startPostgres } from '../support/postgres.ts';
import { type OpenServer, openServer, Visitor } from '../support/visitor.ts';

let postgres: Postgres;
let one: OpenServer;
let other: OpenServer;
let admin: Visitor;

beforeAll(async () => {
  postgres = await startPostgres();
  const settings = { database: await postgres.fresh(), trustProxy: ['127.0.0.1', '::1'], log: 'silent' };
  one = await openServer(settings);
  const account = await Visitor.account(one.origin, 'anna');
  // The account has to be there before the settings name it.
  other = await openServer({ ...settings, admins: ['anna'] });
  admin = new Visitor(other.origin);
  admin.headers = { cookie: account.cookieHeader, 'x-forwarded-for': '192.0.2.1' };
});
// The last to be named is the first to be done, whether or not the others can be.
afterAll(() => postgres.stop());
afterAll(async () => {
  await one.close();
  await other.close();
});

async function act(what: ActRequest): Promise<void> {
  expect(await admin.post('/api/moderation/acts', what)).toMatchObject({ status: 200, body: {} });
}

test('what a moderator does at one process holds at the other', async () => {
  const bell = new Bell();
  const heard = new Set<string>();
  const note = (what: string) => {
    heard.add(what);
    bell.ring();
  };
  const hears = (what: string) =>
    bell.until(
      () => heard.has(what),
      () => what,
    );
  const client = await Client.guest(one.origin, {
    onMessage: (message) => {
      if (message.type === 'unsaid') note(`unsaid ${message.number}`);
    },
    onTable: (_table, { seats }) => note(JSON.stringify(seats[0]).includes('Player 1') ? 'renamed' : 'table'),
    onClose: () => note('closed'),
  });
  one.house.sanctions.listen(() => note('sanctioned'));
  const { user } = client;
  const sanctioned = async (what: ActRequest) => {
    heard.delete('sanctioned');
    await act(what);
    await hears('sanctioned');
  };
  const { id: table } = await client.found({ settings: { players: 2 } });
  await client.watch(table);
  const say = () => client.ask((id) => ({ type: 'chat', table, id, text: 'hello' }));
  expect(await say()).toMatchObject({ type: 'done' });
  await act({ act: 'delete-line', table, number: 1 });
  await hears('unsaid 1');
  await sanctioned({ act: 'mute', user, hours: 1 });
  expect(await say()).toMatchObject({ error: 'muted' });
  await sanctioned({ act: 'unmute', user });
  expect(await say()).toMatchObject({ type: 'done' });
  await act({ act: 'rename', user, name: 'Player 1' });
  await hears('closed');
  await client.connect();
  await client.watch(table);
  await hears('renamed');
  heard.clear();
  await sanctioned({ act: 'ban', user, hours: 1 });
  expect(await say()).toMatchObject({ error: 'banned' });
  await bell.until(
    () => client.snapshot(table).status === 'closed',
    () => 'the table of a banned person to be closed',
  );
  // Only the other process knows from where they came.
  await act({ act: 'ban-address', user, hours: 1 });
  await hears('closed');
  expect((await client.request('GET', '/api/me')).body).toMatchObject({ error: 'network-banned' });
});
