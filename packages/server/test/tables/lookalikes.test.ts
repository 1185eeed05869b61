import { nameSchema, readable, usernameSchema } from '@khora/protocol';
import { expect, test } from 'vitest';
import { nameAt, skeletonOf } from '../../src/tables/lookalikes.ts';
import { foundTable, type Table } from '../../src/tables/table.ts';
import { newEntropy } from '../support/client.ts';
import { openServer, Visitor } from '../support/visitor.ts';

test.each([
  ['Perikles', 'РЕRІKLЕS'],
  ['Perikles', 'Perik1es'],
  ['Perikles', 'P\u00e9rikl\u0115s'],
  ['Perikles', 'peri kles.'],
  [
    'Perikles',
    '\ud835\udc0f\ud835\udc1e\ud835\udc2b\ud835\udc22\ud835\udc24\ud835\udc25\ud835\udc1e\ud835\udc2c',
  ],
  ['Solon', 'S0l0n'],
  ['Solon', 'Ѕοlοn'],
  ['Marina', 'rnarina'],
  ['Ilias', 'lIias'],
])('%s and %s look alike', (one, other) => {
  expect(skeletonOf(other)).toBe(skeletonOf(one));
});

test.each([
  ['Anna', 'Hanna'],
  ['Guest 1234', 'Guest 1243'],
  ['Юрий', 'Юрик'],
  ['Solon', 'Solomon'],
])('%s and %s do not', (one, other) => {
  expect(skeletonOf(other)).not.toBe(skeletonOf(one));
});

function tableOf(...names: readonly string[]): Table {
  const seats = names.map(
    (name, index) => ({ kind: 'player', user: `u${index}`, name, away: null }) as const,
  );
  return { ...foundTable({ settings: { players: 4 } } as Table['founding']), seats };
}

test('nobody sits down under a name that looks like another, or like a bot', () => {
  const at = tableOf('Sappho');
  expect(nameAt(at, { id: 'new', name: 'Pindar' })).toBe('Pindar');
  expect(() => nameAt(at, { id: 'new', name: 'Sаррhо' })).toThrow('Choose another name');
  for (const bot of ['Archon', 'Аrсhоn', 'стратег', 'Bürger', 'STRATEG0S', 'Solón', 'Аспасия', 'Periklés'])
    expect(() => nameAt(at, { id: 'new', name: bot })).toThrow('Choose another name');
});

test('a guest whose number is taken gets the next one', () => {
  expect(nameAt(tableOf('Guest 1234', 'Guest 1235'), { id: 'new', name: 'Guest 1234' })).toBe('Guest 1236');
});

test('a founder and a joiner are told so over the wire', async () => {
  const server = await openServer();
  const found = (visitor: Visitor) =>
    visitor.post('/api/tables', { settings: { players: 2 }, entropy: newEntropy() });
  const owner = await Visitor.guest(server.origin);
  await owner.ask('PATCH', '/api/me', { name: 'Strategos' });
  expect(await found(owner)).toMatchObject({ status: 409, body: { error: 'name-taken' } });
  await owner.ask('PATCH', '/api/me', { name: 'Phryne' });
  const { body } = await found(owner);
  const twin = await Visitor.guest(server.origin);
  await twin.ask('PATCH', '/api/me', { name: 'Рhryne' });
  const { id } = body as { id: string };
  const joined = await twin.post(`/api/tables/${id}/join`, { entropy: newEntropy() });
  expect(joined).toMatchObject({ status: 409, body: { error: 'name-taken' } });
  await server.close();
});

test.each(['a\u202eb', 'z\u0334\u0335\u0336\u0337a', 'a\u2066b', 'a\u200bb'])('%j is not a name', (name) => {
  expect(nameSchema.safeParse(name).success).toBe(false);
});

test.each(['Jürgen', 'Jiří', 'Юрий', 'Ελένη', 'Nguyễn', 'ยุพิน', '雪_2', 'Zoë.'])(
  '%s is a user name',
  (name) => {
    expect(usernameSchema.parse(name.normalize('NFD'))).toBe(name.normalize('NFC'));
  },
);

test('a line of chat neither turns around nor stacks marks', () => {
  expect(readable('\u202eevil\u202c')).toBe('evil');
  expect(readable(`z${'\u0334'.repeat(50)}algo`)).toBe('z\u0334\u0334algo');
  expect(readable('Nguyễn, שָׁלוֹם 👩‍👩‍👧')).toBe('Nguyễn, שָׁלוֹם 👩‍👩‍👧'.normalize());
});

test('an account has a name in its own script and signs in with it, however it is typed', async () => {
  const server = await openServer();
  const owner = await Visitor.account(server.origin, 'Юрий');
  expect(await owner.me()).toMatchObject({ name: 'Юрий', username: 'юрий', guest: false });
  for (const username of ['ЮРИЙ', 'юрий'.normalize('NFD')]) {
    const visitor = new Visitor(server.origin);
    await visitor.post('/api/auth/sign-in/username', { username, password: 'olives and figs' });
    expect((await visitor.me()).username).toBe('юрий');
  }
  const twin = await Visitor.guest(server.origin);
  const taken = await twin.post('/api/me/upgrade', { username: 'ЮРИЙ', password: 'olives and figs' });
  expect(taken).toMatchObject({ status: 409, body: { error: 'name-taken' } });
  await server.close();
});
