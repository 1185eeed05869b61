import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportUser } from '../../src/accounts/own-data/export.ts';
import { newEntropy } from '../support/client.ts';
import { type OpenServer, openServer, Visitor } from '../support/visitor.ts';

let server: OpenServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

test('an export of many tables leaves others their turns of the event loop', async () => {
  const visitor = await Visitor.guest(server.origin);
  const tables = 40;
  for (let table = 0; table < tables; table++)
    await visitor.post('/api/tables', { settings: { players: 2 }, entropy: newEntropy() });
  const { storage, auth, roles, sanctions } = server.services;
  const { users, tokens } = auth;
  const { id } = await visitor.me();
  let turns = 0;
  let next = setImmediate(function count() {
    turns += 1;
    next = setImmediate(count);
  });
  const exported = await exportUser({ db: storage.db, users, tokens, roles, sanctions }, id);
  clearImmediate(next);
  expect(exported.tables).toHaveLength(tables);
  expect(turns).toBeGreaterThan(tables / 10);
});
