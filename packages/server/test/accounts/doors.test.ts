import { describe, expect, test } from 'vitest';
import { openStorage } from '../../src/storage/database.ts';
import { keptKey } from '../../src/storage/kept-key.ts';
import { HAS_POSTGRES, startPostgres } from '../support/postgres.ts';
import { newFolder } from '../support/table-kit.ts';
import { openServer, PASSWORD, Visitor } from '../support/visitor.ts';

describe('the doors', () => {
  test('another site cannot use the cookie of a player', async () => {
    await using server = disposable(await openServer());
    const visitor = await Visitor.account(server.origin, 'careful');
    visitor.headers = { origin: 'https://elsewhere.example' };
    const attempts = [
      visitor.post('/api/auth/sign-out'),
      visitor.post('/api/auth/sign-in/anonymous'),
      visitor.post('/api/me/recovery-codes'),
      visitor.ask('DELETE', '/api/me', { confirm: 'delete' }),
    ];
    for (const attempt of attempts) expect((await attempt).status).toBe(403);
    visitor.headers = {};
    expect((await visitor.me()).username).toBe('careful');
  });

  test('only the routes that we use exist', async () => {
    await using server = disposable(await openServer());
    const visitor = await Visitor.guest(server.origin);
    const body = { email: 'a@b.example', password: PASSWORD, name: 'A' };
    for (const path of ['sign-up/email', 'sign-in/email', 'update-user', 'delete-user', 'revoke-sessions'])
      expect((await visitor.post(`/api/auth/${path}`, body)).status).toBe(404);
    for (const path of ['get-session', 'list-sessions', 'ok'])
      expect((await visitor.get(`/api/auth/${path}`)).status).toBe(404);
  });

  test('cookies are for https only if a trusted proxy says that the player used it', async () => {
    for (const trustProxy of [['loopback'], []]) {
      await using server = disposable(await openServer({ trustProxy }));
      const visitor = new Visitor(server.origin);
      const host = `localhost:${server.port}`;
      visitor.headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': host, origin: `https://${host}` };
      const { headers, status } = await visitor.post('/api/auth/sign-in/anonymous');
      expect(status).toBe(200);
      expect(headers.getSetCookie().every((cookie) => cookie.includes('; Secure'))).toBe(
        trustProxy.length > 0,
      );
      expect((await visitor.me()).guest).toBe(true);
    }
  });

  test('a server in the local network is as good as localhost', async () => {
    await using server = disposable(await openServer());
    const visitor = new Visitor(`http://127.0.0.1:${server.port}`);
    await visitor.post('/api/auth/sign-in/anonymous');
    await visitor.post('/api/me/upgrade', { username: 'neighbour', password: PASSWORD });
    expect((await visitor.me()).username).toBe('neighbour');
    expect((await visitor.get('/api/auth/passkey/generate-register-options')).body).toMatchObject({
      rp: { id: '127.0.0.1' },
    });
  });

  test('passkeys belong to the address in the settings', async () => {
    await using server = disposable(
      await openServer({ url: 'https://khora.example', trustProxy: ['loopback'] }),
    );
    const visitor = new Visitor(server.origin);
    visitor.headers = { origin: 'https://khora.example', 'x-forwarded-host': 'khora.example' };
    const { body } = await visitor.get('/api/auth/passkey/generate-authenticate-options');
    expect(body).toMatchObject({ rpId: 'khora.example' });
  });

  test('guessing passwords and codes soon becomes slow', async () => {
    // The minute does not end while the test runs.
    const now = Date.now();
    await using server = disposable(await openServer({ unlimited: false, crowd: 1 }, () => now));
    const visitor = new Visitor(server.origin);
    const statuses = async (count: number, path: string, body: object) => {
      const found: number[] = [];
      for (let guess = 0; guess < count; guess++)
        found.push((await visitor.post(path, { username: `nobody${guess}`, ...body })).status);
      return found;
    };
    const passwords = await statuses(22, '/api/auth/sign-in/username', { password: 'not this one' });
    expect(passwords).toEqual([...Array<number>(21).fill(401), 429]);
    const codes = await statuses(22, '/api/account/recover', {
      code: 'aaaaa',
      password: PASSWORD,
    });
    expect(codes).toEqual([...Array<number>(21).fill(401), 429]);
    // Others at the same address can still come in.
    expect((await visitor.post('/api/auth/sign-in/anonymous')).status).toBe(200);
  });

  test('everybody stays signed in when the server is started again', async () => {
    const folder = newFolder();
    const first = await openServer({ folder });
    const visitor = await Visitor.guest(first.origin);
    const me = await visitor.me();
    await first.close();
    await using second = disposable(await openServer({ folder }));
    const again = new Visitor(second.origin);
    again.headers = { cookie: visitor.cookieHeader };
    expect(await again.me()).toEqual(me);
  });

  test('a session does not run out while it is used', async () => {
    await using server = disposable(await openServer());
    const visitor = await Visitor.guest(server.origin);
    expect((await visitor.get('/api/me')).headers.getSetCookie()).toEqual([]);
    const { db } = server.house.storage;
    const soon = new Date(Date.now() + 86_400_000).toISOString();
    await db
      .updateTable('session' as 'keys')
      .set({ expiresAt: soon } as object)
      .execute();
    const { headers } = await visitor.get('/api/me');
    expect(headers.getSetCookie().join()).toContain('khora.session_token=');
  });

  test('a session that has run out belongs to nobody', async () => {
    await using server = disposable(await openServer());
    const visitor = await Visitor.guest(server.origin);
    const over = new Date(Date.now() - 1).toISOString();
    await server.house.storage.db
      .updateTable('session' as 'keys')
      .set({ expiresAt: over } as object)
      .execute();
    expect((await visitor.get('/api/me')).status).toBe(401);
  });

  test.runIf(HAS_POSTGRES)(
    'two servers that start at once on an empty PostgreSQL agree on tables and keys',
    async () => {
      const postgres = await startPostgres();
      try {
        const database = await postgres.fresh();
        const servers = await Promise.all([openServer({ database }), openServer({ database })]);
        const visitor = await Visitor.guest(servers[0].origin);
        const elsewhere = new Visitor(servers[1].origin);
        elsewhere.headers = { cookie: visitor.cookieHeader };
        expect(await elsewhere.me()).toEqual(await visitor.me());
        const keys = await Promise.all(servers.map(({ origin }) => new Visitor(origin).get('/api/push/key')));
        expect(keys[0]?.body).toEqual(keys[1]?.body);
        await Promise.all(servers.map((server) => server.close()));
      } finally {
        await postgres.stop();
      }
    },
  );

  test('if two keys are created at once, the first counts', async () => {
    const storage = await openStorage({ folder: newFolder() });
    const made = await Promise.all(['a', 'b', 'c'].map((each) => keptKey(storage.db, 'test', () => each)));
    expect(new Set(made).size).toBe(1);
    expect(await keptKey(storage.db, 'test', () => 'd')).toBe(made[0]);
    await storage.close();
  });
});

function disposable<T extends { close(): Promise<void> }>(server: T): T & AsyncDisposable {
  return Object.assign(server, { [Symbol.asyncDispose]: () => server.close() });
}
