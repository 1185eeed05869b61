import { newTokenSchema } from '@khora/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newEntropy } from '../support/client.ts';
import { type OpenServer, openServer, Visitor } from '../support/visitor.ts';

describe('tokens of the bot API', () => {
  let server: OpenServer;
  beforeAll(async () => {
    server = await openServer();
  });
  afterAll(() => server.close());

  async function tokenOf(owner: Visitor, scopes: readonly string[]) {
    const { body } = await owner.post('/api/me/tokens', { name: 'my bot', scopes });
    const token = newTokenSchema.parse(body);
    const bot = new Visitor(server.origin);
    bot.headers = { authorization: `Bearer ${token.secret}` };
    return { token, bot };
  }

  const table = () => ({ settings: { players: 2 }, entropy: newEntropy() });

  test('a token acts for its owner, within its scopes', async () => {
    const owner = await Visitor.account(server.origin, 'scoped');
    const { id } = await owner.me();
    const { bot: reader } = await tokenOf(owner, ['read']);
    expect((await reader.me()).id).toBe(id);
    expect(await reader.post('/api/tables', table())).toMatchObject({
      status: 403,
      body: { error: 'not-allowed' },
    });
    const { bot: player } = await tokenOf(owner, ['play']);
    expect(await player.post('/api/tables', table())).toMatchObject({ status: 200, body: { owner: id } });
    expect((await player.get('/api/tables/mine')).status).toBe(403);
  });

  test('no token changes the account or makes more tokens', async () => {
    const owner = await Visitor.account(server.origin, 'cautious');
    const { bot } = await tokenOf(owner, ['read', 'play']);
    const attempts = [
      bot.post('/api/me/tokens', { name: 'another', scopes: ['play'] }),
      bot.get('/api/me/tokens'),
      bot.get('/api/me/export'),
      bot.post('/api/me/recovery-codes'),
      bot.ask('PATCH', '/api/me', { name: 'Mallory' }),
      bot.ask('DELETE', '/api/me', { confirm: 'delete' }),
    ];
    for (const attempt of attempts) expect((await attempt).status).toBe(403);
    expect((await owner.me()).name).toBe('cautious');
  });

  test('the secret is shown once and stored as a hash', async () => {
    const owner = await Visitor.account(server.origin, 'hashed');
    const { token, bot } = await tokenOf(owner, ['read']);
    expect(token.secret).toMatch(/^khora_[\w-]{43}$/);
    await bot.get('/api/me');
    const { body } = await owner.get('/api/me/tokens');
    expect(body).toMatchObject([{ id: token.id, name: 'my bot', scopes: ['read'] }]);
    expect(body).not.toMatchObject([{ used: null }]);
    expect(JSON.stringify(body)).not.toContain(token.secret);
    const rows = await server.house.storage.db.selectFrom('tokens').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token.secret.slice('khora_'.length));
  });

  test('a revoked token is useless at once, and only its owner can revoke it', async () => {
    const owner = await Visitor.account(server.origin, 'revoker');
    const other = await Visitor.account(server.origin, 'meddler');
    const { token, bot } = await tokenOf(owner, ['read']);
    expect((await bot.get('/api/me')).status).toBe(200);
    expect((await other.ask('DELETE', `/api/me/tokens/${token.id}`)).status).toBe(404);
    expect((await bot.get('/api/me')).status).toBe(200);
    expect((await owner.ask('DELETE', `/api/me/tokens/${token.id}`)).status).toBe(200);
    expect((await bot.get('/api/me')).status).toBe(401);
  });

  test('a wrong token belongs to nobody, whatever the cookie says', async () => {
    const owner = await Visitor.account(server.origin, 'mixed');
    owner.headers = { authorization: 'Bearer khora_nonsense' };
    expect((await owner.get('/api/me')).status).toBe(401);
    owner.headers = { authorization: 'Basic YTpi' };
    expect((await owner.get('/api/me')).status).toBe(401);
  });

  test('guests have no tokens, and nobody has more than 20', async () => {
    const guest = await Visitor.guest(server.origin);
    const request = { name: 'bot', scopes: ['read'] };
    expect((await guest.post('/api/me/tokens', request)).status).toBe(403);
    const owner = await Visitor.account(server.origin, 'collector');
    for (let made = 0; made < 20; made++)
      expect((await owner.post('/api/me/tokens', request)).status).toBe(200);
    expect((await owner.post('/api/me/tokens', request)).status).toBe(403);
  });
});
