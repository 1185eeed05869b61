import { once } from 'node:events';
import { newTokenSchema } from '@khora/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type OpenServer, openServer, Visitor } from '../support/visitor.ts';

const SIGNED_OUT = 4001;
const PASSWORD = 'a long password';

let server: OpenServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

/** An open socket that has been greeted, and the code that it is closed with. */
async function socketOf(headers: Readonly<Record<string, string>>) {
  const socket = new WebSocket(`${server.origin.replace('http', 'ws')}/ws`, {
    headers: { origin: server.origin, ...headers },
  });
  const closed = once(socket, 'close').then(([code]) => Number(code));
  await once(socket, 'message');
  return { socket, closed };
}

/** Resolves when the socket has answered, so it is still open. */
async function answers(socket: WebSocket): Promise<void> {
  const answer = once(socket, 'message');
  socket.send(JSON.stringify({ type: 'ping' }));
  expect(String(await answer)).toContain('pong');
}

async function tokenOf(owner: Visitor) {
  const { body } = await owner.post('/api/me/tokens', { name: 'bot', scopes: ['read', 'play'] });
  const { id, secret } = newTokenSchema.parse(body);
  return { id, headers: { authorization: `Bearer ${secret}` } };
}

test('signing out cuts off this session, not others', async () => {
  const here = await Visitor.guest(server.origin);
  await here.post('/api/me/upgrade', { username: 'traveller', password: PASSWORD });
  const elsewhere = new Visitor(server.origin);
  await elsewhere.post('/api/auth/sign-in/username', { username: 'traveller', password: PASSWORD });
  const one = await socketOf({ cookie: here.cookieHeader });
  const other = await socketOf({ cookie: elsewhere.cookieHeader });
  await here.post('/api/auth/sign-out');
  expect(await one.closed).toBe(SIGNED_OUT);
  await answers(other.socket);
  other.socket.terminate();
});

test('a revoked token closes what was opened with it, and nothing else', async () => {
  const owner = await Visitor.account(server.origin, 'landlord');
  const [first, second] = [await tokenOf(owner), await tokenOf(owner)];
  const one = await socketOf(first.headers);
  const other = await socketOf(second.headers);
  await owner.ask('DELETE', `/api/me/tokens/${first.id}`);
  expect(await one.closed).toBe(SIGNED_OUT);
  await answers(other.socket);
  other.socket.terminate();
});

test('a deleted account leaves nothing open', async () => {
  const owner = await Visitor.account(server.origin, 'leaver');
  const byCookie = await socketOf({ cookie: owner.cookieHeader });
  const byToken = await socketOf((await tokenOf(owner)).headers);
  await owner.leaveForGood();
  expect([await byCookie.closed, await byToken.closed]).toEqual([SIGNED_OUT, SIGNED_OUT]);
});

test('refusals are counted by their reason, on sockets and elsewhere', async () => {
  const counted = async (error: string) => {
    const text = await (await fetch(`${server.origin}/metrics`)).text();
    return Number(new RegExp(`khora_refused_total\\{error="${error}"\\} (\\d+)`).exec(text)?.[1] ?? 0);
  };
  const [malformed, unknown] = [await counted('malformed'), await counted('not-signed-in')];
  const visitor = await Visitor.guest(server.origin);
  const { socket } = await socketOf({ cookie: visitor.cookieHeader });
  const refused = once(socket, 'message');
  socket.send('nonsense');
  await refused;
  socket.terminate();
  expect((await new Visitor(server.origin).get('/api/me')).status).toBe(401);
  expect(await counted('malformed')).toBe(malformed + 1);
  expect(await counted('not-signed-in')).toBe(unknown + 1);
});
