import { newTokenSchema, recoveryCodesSchema, sessionSchema } from '@khora/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { newEntropy } from '../support/client.ts';
import { ENGINES, type Postgres, startPostgres } from '../support/postgres.ts';
import { type OpenServer, openServer, PASSWORD, Visitor } from '../support/visitor.ts';

describe.each(ENGINES)('accounts on %s', (engine) => {
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

  async function upgrade(visitor: Visitor, username: string): Promise<string[]> {
    const { body } = await visitor.post('/api/me/upgrade', { username, password: PASSWORD });
    return recoveryCodesSchema.parse(body).codes;
  }

  async function signIn(username: string, password: string): Promise<Visitor> {
    const visitor = new Visitor(server.origin);
    await visitor.post('/api/auth/sign-in/username', { username, password });
    return visitor;
  }

  test('a guest has a name, a cookie that scripts cannot read, and may change the name', async () => {
    const visitor = new Visitor(server.origin);
    expect((await visitor.get('/api/me')).body).toMatchObject({ error: 'not-signed-in' });
    const { headers, body } = await visitor.post('/api/auth/sign-in/anonymous');
    const [cookie = ''] = headers.getSetCookie();
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    expect(cookie).not.toMatch(/Secure/);
    expect(JSON.stringify(body)).not.toContain(visitor.cookieHeader.split('=')[1]?.split('.')[0]);
    expect((await visitor.me()).name).toMatch(/^Guest \d{4}$/);
    await visitor.ask('PATCH', '/api/me', { name: 'Hypatia' });
    expect(await visitor.me()).toMatchObject({ name: 'Hypatia', guest: true, username: null });
    const { status } = await visitor.ask('PATCH', '/api/me', { name: 'a\u202eb' });
    expect(status).toBe(400);
  });

  test('a guest who becomes an account stays the same user and keeps the seat', async () => {
    const visitor = await Visitor.guest(server.origin);
    const { id } = await visitor.me();
    const { body: table } = await visitor.post('/api/tables', {
      settings: { players: 2 },
      entropy: newEntropy(),
    });
    const codes = await upgrade(visitor, `Keeper_${engine}`);
    expect(codes).toHaveLength(8);
    for (const code of codes) expect(code).toMatch(/^[a-z2-9]{5}(-[a-z2-9]{5}){3}$/);
    expect(await visitor.me()).toMatchObject({
      id,
      guest: false,
      name: `Keeper_${engine}`,
      username: `keeper_${engine.toLowerCase()}`,
      hasPassword: true,
      recoveryCodes: 8,
    });
    const elsewhere = await signIn(`KEEPER_${engine}`, PASSWORD);
    expect((await elsewhere.me()).id).toBe(id);
    expect((await elsewhere.get('/api/tables/mine')).body).toMatchObject([
      { id: (table as { id: string }).id, seats: [{ user: id }, { kind: 'open' }] },
    ]);
  });

  test('a name is taken once, and an account has one', async () => {
    const first = await Visitor.account(server.origin, `once.${engine}`);
    const second = await Visitor.guest(server.origin);
    const refused = await second.post('/api/me/upgrade', {
      username: `ONCE.${engine}`,
      password: PASSWORD,
    });
    expect(refused).toMatchObject({ status: 409, body: { error: 'name-taken' } });
    expect(await second.me()).toMatchObject({ guest: true, username: null });
    const again = await first.post('/api/me/upgrade', {
      username: 'another',
      password: PASSWORD,
      proof: await first.proof(),
    });
    expect(again).toMatchObject({ status: 403, body: { error: 'not-allowed' } });
  });

  test('of two who want the same name at the same moment, one gets it', async () => {
    const guests = await Promise.all([1, 2, 3].map(() => Visitor.guest(server.origin)));
    const answers = await Promise.all(
      guests.map((guest) =>
        guest.post('/api/me/upgrade', { username: `race_${engine}`, password: PASSWORD }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
  });

  test('asking twice at once sets one password', async () => {
    const guest = await Visitor.guest(server.origin);
    const username = `twice_${engine}`;
    const passwords = ['the first of two', 'the other of two'];
    await Promise.all(passwords.map((password) => guest.post('/api/me/upgrade', { username, password })));
    const good = await Promise.all(
      passwords.map(async (password) => (await signIn(username, password)).cookies.size > 0),
    );
    expect(good.filter(Boolean)).toHaveLength(1);
  });

  test('weak passwords and strange names are refused with a sentence', async () => {
    const guest = await Visitor.guest(server.origin);
    const short = await guest.post('/api/me/upgrade', { username: 'fine', password: 'short' });
    expect(short).toMatchObject({ status: 400, body: { error: 'malformed' } });
    expect(JSON.stringify(short.body)).toContain('at least 8');
    const strange = await guest.post('/api/me/upgrade', { username: 'a b', password: PASSWORD });
    expect(JSON.stringify(strange.body)).toContain('3 to 24 letters');
  });

  test('a wrong password and an unknown name are answered alike', async () => {
    await Visitor.account(server.origin, `alike_${engine}`);
    const visitor = new Visitor(server.origin);
    const path = '/api/auth/sign-in/username';
    const wrong = await visitor.post(path, { username: `alike_${engine}`, password: 'not this one' });
    const unknown = await visitor.post(path, { username: `nobody_${engine}`, password: 'not this one' });
    expect(wrong.status).toBe(401);
    expect(wrong.body).toMatchObject({ error: 'wrong-credentials' });
    expect(unknown.body).toEqual(wrong.body);
    expect(visitor.cookies.size).toBe(0);
  });

  test('signing out takes effect at once', async () => {
    const visitor = await Visitor.guest(server.origin);
    const { cookieHeader } = visitor;
    expect((await visitor.get('/api/me')).status).toBe(200);
    await visitor.post('/api/auth/sign-out');
    const thief = new Visitor(server.origin);
    thief.headers = { cookie: cookieHeader };
    expect((await thief.get('/api/me')).status).toBe(401);
  });

  test('a recovery code sets a new password once, and ends all sessions and tokens', async () => {
    const owner = await Visitor.guest(server.origin);
    const username = `lost_${engine}`;
    const [code = '', second = ''] = await upgrade(owner, username);
    const { body: token } = await owner.post('/api/me/tokens', { name: 'bot', scopes: ['read'] });
    const program = new Visitor(server.origin);
    program.headers = { authorization: `Bearer ${newTokenSchema.parse(token).secret}` };
    expect((await program.get('/api/me')).status).toBe(200);
    const visitor = new Visitor(server.origin);
    const recover = (given: string, name = username) =>
      visitor.post('/api/account/recover', { username: name, code: given, password: 'remembered now' });
    const wrong = await recover('aaaaa-bbbbb-ccccc-ddddd');
    expect(wrong).toMatchObject({ status: 401, body: { error: 'wrong-credentials' } });
    expect((await recover(code, 'nobody_at_all')).body).toEqual(wrong.body);
    expect((await recover(code.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
    expect((await owner.get('/api/me')).status).toBe(401);
    expect((await program.get('/api/me')).status).toBe(401);
    expect((await recover(code)).status).toBe(401);
    expect((await signIn(username, PASSWORD)).cookies.size).toBe(0);
    const back = await signIn(username, 'remembered now');
    expect((await back.me()).recoveryCodes).toBe(7);
    await back.post('/api/me/recovery-codes', { proof: await back.proof('remembered now') });
    expect((await back.me()).recoveryCodes).toBe(8);
    expect((await recover(second)).status).toBe(401);
  });

  test('a new password needs the old one and ends other sessions', async () => {
    const username = `changed_${engine}`;
    const visitor = await Visitor.account(server.origin, username);
    const other = await signIn(username, PASSWORD);
    expect((await other.get('/api/me')).status).toBe(200);
    const path = '/api/me/password';
    const password = 'figs and olives';
    const unproven = await visitor.ask('PUT', path, { password });
    expect(unproven).toMatchObject({ status: 403, body: { error: 'prove-first' } });
    expect((await visitor.post('/api/me/proof', { password: 'not this one' })).status).toBe(401);
    const proof = await visitor.proof();
    const foreign = await other.ask('PUT', path, { password, proof });
    expect(foreign).toMatchObject({ status: 403, body: { error: 'prove-first' } });
    expect((await visitor.ask('PUT', path, { password, proof })).status).toBe(200);
    expect((await visitor.get('/api/me')).status).toBe(200);
    expect((await other.get('/api/me')).status).toBe(401);
    expect((await signIn(username, password)).cookies.size).toBeGreaterThan(0);
  });

  test('sessions are listed and ended, one or all others', async () => {
    const username = `everywhere_${engine}`;
    const here = await Visitor.account(server.origin, username);
    const [one, two, three] = [
      await signIn(username, PASSWORD),
      await signIn(username, PASSWORD),
      await signIn(username, PASSWORD),
    ];
    const sessions = async (visitor: Visitor) =>
      z.array(sessionSchema).parse((await visitor.get('/api/me/sessions')).body);
    const listed = await sessions(here);
    expect(listed).toHaveLength(4);
    expect(listed.filter(({ current }) => current)).toHaveLength(1);
    const other = (await sessions(one)).find(({ current }) => current);
    const stranger = await Visitor.guest(server.origin);
    const path = `/api/me/sessions/${other?.id}`;
    expect((await stranger.ask('DELETE', path)).status).toBe(404);
    expect((await here.ask('DELETE', path)).status).toBe(200);
    expect((await one.get('/api/me')).status).toBe(401);
    expect((await two.get('/api/me')).status).toBe(200);
    expect((await here.ask('DELETE', '/api/me/sessions/others')).status).toBe(200);
    expect((await two.get('/api/me')).status).toBe(401);
    expect((await three.get('/api/me')).status).toBe(401);
    expect(await sessions(here)).toMatchObject([{ current: true }]);
  });

  test('a browser that somebody left open does not give the account away', async () => {
    const visitor = await Visitor.account(server.origin, `careless_${engine}`);
    const asked = [
      visitor.post('/api/me/recovery-codes', {}),
      visitor.ask('PUT', '/api/me/password', { password: 'figs and olives' }),
      visitor.ask('DELETE', '/api/me', { confirm: 'delete' }),
      visitor.ask('DELETE', '/api/me', { confirm: 'delete', proof: '9999999999999.forged' }),
      visitor.post('/api/auth/passkey/verify-registration', { response: {} }),
    ];
    for (const answer of asked)
      expect(await answer).toMatchObject({ status: 403, body: { error: 'prove-first' } });
    expect((await visitor.leaveForGood()).status).toBe(200);
    const guest = await Visitor.guest(server.origin);
    expect((await guest.ask('DELETE', '/api/me', { confirm: 'delete' })).status).toBe(200);
  });

  test('passwords that everybody tries first are refused, whenever one is chosen', async () => {
    const guest = await Visitor.guest(server.origin);
    const username = `common_${engine}`;
    const refusal = { status: 400, body: { error: 'common-password' } };
    const weak = await guest.post('/api/me/upgrade', { username, password: 'P@ssw0rd123' });
    expect(weak).toMatchObject(refusal);
    const [code] = await upgrade(guest, username);
    const password = 'qwertyuiop';
    const proof = await guest.proof();
    expect(await guest.ask('PUT', '/api/me/password', { password, proof })).toMatchObject(refusal);
    expect(await guest.post('/api/account/recover', { username, code, password })).toMatchObject(refusal);
    expect((await guest.me()).recoveryCodes).toBe(8);
  });
});
