import { proofSchema } from '@khora/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { Authenticator } from '../support/authenticator.ts';
import { ENGINES, type Postgres, startPostgres } from '../support/postgres.ts';
import { type OpenServer, openServer, PASSWORD, Visitor } from '../support/visitor.ts';

type Ceremony = Parameters<Authenticator['authenticate']>[0];
const challengeSchema = z.object({ challenge: z.string() });

describe.each(ENGINES)('passkeys on %s', (engine) => {
  let postgres: Postgres | null = null;
  let server: OpenServer;
  beforeAll(async () => {
    postgres = engine === 'PostgreSQL' ? await startPostgres() : null;
    server = await openServer(postgres ? { database: postgres.url } : {});
  });
  afterAll(async () => {
    await server.close();
    await postgres?.stop();
  });

  async function ceremony(visitor: Visitor, kind: 'register' | 'authenticate') {
    const { body } = await visitor.get(`/api/auth/passkey/generate-${kind}-options`);
    return { challenge: challengeSchema.parse(body).challenge, origin: server.origin, rpId: 'localhost' };
  }

  async function register(visitor: Visitor, authenticator: Authenticator, proof?: string): Promise<number> {
    const response = authenticator.register(await ceremony(visitor, 'register'));
    const path = '/api/auth/passkey/verify-registration';
    return (await visitor.post(path, { response, name: 'phone', proof })).status;
  }

  function prove(visitor: Visitor, authenticator: Authenticator, here: Ceremony) {
    return visitor.post('/api/me/proof', { passkey: authenticator.authenticate(here) });
  }

  async function signIn(visitor: Visitor, authenticator: Authenticator): Promise<number> {
    const response = authenticator.authenticate(await ceremony(visitor, 'authenticate'));
    return (await visitor.post('/api/auth/passkey/verify-authentication', { response })).status;
  }

  test('a guest with a passkey is an account, the same user, and can sign in with it', async () => {
    const authenticator = new Authenticator();
    const guest = await Visitor.guest(server.origin);
    await guest.ask('PATCH', '/api/me', { name: 'Aspasia' });
    const { id } = await guest.me();
    const { body } = await guest.get('/api/auth/passkey/generate-register-options');
    expect(body).toMatchObject({ user: { name: 'Aspasia', displayName: 'Aspasia' } });
    expect(await register(guest, authenticator)).toBe(200);
    expect(await guest.me()).toMatchObject({ id, guest: false, passkeys: 1, hasPassword: false });
    const elsewhere = new Visitor(server.origin);
    expect(await signIn(elsewhere, authenticator)).toBe(200);
    expect(await elsewhere.me()).toMatchObject({ id, name: 'Aspasia', guest: false });
    const { body: listed } = await elsewhere.get('/api/auth/passkey/list-user-passkeys');
    expect(listed).toMatchObject([{ name: 'phone' }]);
  });

  test('an unknown passkey, a forged signature and an old challenge do not sign in', async () => {
    const authenticator = new Authenticator();
    const guest = await Visitor.guest(server.origin);
    await register(guest, authenticator);
    const visitor = new Visitor(server.origin);
    expect(await signIn(visitor, new Authenticator())).toBe(401);
    const good = await ceremony(visitor, 'authenticate');
    const forged = authenticator.authenticate({ ...good, rpId: 'elsewhere.example' });
    const path = '/api/auth/passkey/verify-authentication';
    expect((await visitor.post(path, { response: forged })).status).toBe(400);
    // The challenge was used up by the forgery.
    expect((await visitor.post(path, { response: authenticator.authenticate(good) })).status).toBe(400);
    expect((await visitor.get('/api/me')).status).toBe(401);
  });

  test('the only key to an account cannot be removed', async () => {
    const guest = await Visitor.guest(server.origin);
    const authenticator = new Authenticator();
    await register(guest, authenticator);
    const { body } = await guest.get('/api/auth/passkey/list-user-passkeys');
    const [key] = z.array(z.object({ id: z.string() })).parse(body);
    const path = '/api/auth/passkey/delete-passkey';
    const { body: made } = await prove(guest, authenticator, await ceremony(guest, 'authenticate'));
    const { proof } = proofSchema.parse(made);
    const only = await guest.post(path, { id: key?.id, proof });
    expect(only).toMatchObject({ status: 403, body: { error: 'not-allowed' } });
    const account = { username: `keyed_${engine}`, password: PASSWORD };
    expect(await guest.post('/api/me/upgrade', account)).toMatchObject({ body: { error: 'prove-first' } });
    expect((await guest.post('/api/me/upgrade', { ...account, proof })).status).toBe(200);
    expect(await guest.post(path, { id: key?.id })).toMatchObject({ body: { error: 'prove-first' } });
    expect((await guest.post(path, { id: key?.id, proof })).status).toBe(200);
    expect((await guest.me()).passkeys).toBe(0);
  });

  test('a passkey proves whose it is, leaves no other session behind, and proves nothing for others', async () => {
    const authenticator = new Authenticator();
    const owner = await Visitor.guest(server.origin);
    await register(owner, authenticator);
    const good = await prove(owner, authenticator, await ceremony(owner, 'authenticate'));
    expect(good.status).toBe(200);
    expect((await owner.get('/api/me/sessions')).body).toHaveLength(1);
    const { proof } = proofSchema.parse(good.body);
    expect(await register(owner, new Authenticator(), proof)).toBe(200);
    expect((await owner.me()).passkeys).toBe(2);
    const thief = await Visitor.account(server.origin, `thief_${engine}`);
    const { id } = await thief.me();
    const bad = await prove(thief, authenticator, await ceremony(thief, 'authenticate'));
    expect(bad).toMatchObject({ status: 401, body: { error: 'wrong-credentials' } });
    expect((await thief.me()).id).toBe(id);
    expect((await owner.get('/api/me/sessions')).body).toHaveLength(1);
  });

  test('a passkey of another site is refused', async () => {
    const guest = await Visitor.guest(server.origin);
    const there = { ...(await ceremony(guest, 'register')), rpId: 'elsewhere.example' };
    const response = new Authenticator().register(there);
    const { status } = await guest.post('/api/auth/passkey/verify-registration', { response });
    expect(status).toBe(400);
    expect((await guest.me()).guest).toBe(true);
  });

  test('nobody removes the passkey of another', async () => {
    const owner = await Visitor.guest(server.origin);
    await register(owner, new Authenticator());
    const { body } = await owner.get('/api/auth/passkey/list-user-passkeys');
    const [key] = z.array(z.object({ id: z.string() })).parse(body);
    const other = await Visitor.account(server.origin, `other_${engine}`);
    const { status } = await other.post('/api/auth/passkey/delete-passkey', {
      id: key?.id,
      proof: await other.proof(),
    });
    expect(status).toBe(401);
    expect((await owner.me()).passkeys).toBe(1);
  });
});
