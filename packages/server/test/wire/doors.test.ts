import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { connect } from 'node:net';
import { ERROR_CODES } from '@khora/protocol';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, newEntropy } from '../support/client.ts';
import { Raw } from '../support/raw.ts';
import { type OpenServer, openServer } from '../support/wire-kit.ts';

interface Route {
  readonly method: string;
  readonly url: string;
}

const routes: Route[] = [];
/** Every route that the server has, as it says when it is made. */
function noteRoutes(message: unknown): void {
  (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) routes.push({ method: each, url });
  });
}

let server: OpenServer;
let client: Client;
beforeAll(async () => {
  subscribe('fastify.initialization', noteRoutes);
  server = await openServer();
  unsubscribe('fastify.initialization', noteRoutes);
  client = await Client.guest(server.origin);
});
afterAll(async () => {
  client.close();
  await server.close();
});

const post = (path: string, init: RequestInit) =>
  fetch(`${server.origin}${path}`, { method: 'POST', ...init });
const json = { 'content-type': 'application/json' };

describe('another site', () => {
  test.each(['https://evil.example', 'null', 'http://127.0.0.1.evil.example', 'file://', 'nonsense'])(
    'may not open a socket with a player’s cookie: %s',
    async (origin) => {
      expect(await Raw.refusal(server.origin, { origin, cookie: client.cookie })).toBe(403);
    },
  );

  test.each(['https://evil.example', 'null', 'http://127.0.0.1:1'])(
    'may not ask for anything in a player’s name: %s',
    async (origin) => {
      const headers = { ...json, origin, cookie: client.cookie };
      const table = { settings: { players: 2 }, entropy: newEntropy() };
      for (const [path, body] of [
        ['/api/tables', table],
        ['/api/auth/sign-in/anonymous', {}],
        ['/api/auth/sign-out', {}],
        ['/api/me/upgrade', { username: 'mallory', password: 'long enough' }],
      ] as const) {
        const response = await post(path, { headers, body: JSON.stringify(body) });
        expect([path, response.status, await response.json()]).toMatchObject([
          path,
          403,
          { error: 'not-allowed' },
        ]);
        expect(response.headers.getSetCookie()).toEqual([]);
        expect(response.headers.get('access-control-allow-origin')).toBeNull();
      }
    },
  );

  test('the server’s own site may', async () => {
    expect(await Raw.refusal(server.origin, { origin: server.origin, cookie: client.cookie })).toBe(101);
  });

  test('a form, which browsers send without asking, is not accepted', async () => {
    for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data']) {
      const response = await post('/api/tables', {
        headers: { 'content-type': type, cookie: client.cookie },
        body: JSON.stringify({ settings: { players: 2 }, entropy: newEntropy() }),
      });
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(await response.json()).toMatchObject({ error: 'malformed' });
    }
  });
});

describe('cookies', () => {
  const attributes = (cookie = '') =>
    cookie
      .split(';')
      .slice(1)
      .map((part) => part.trim().toLowerCase());

  test('are only for the server, not for other sites', async () => {
    const response = await post('/api/auth/sign-in/anonymous', { headers: json, body: '{}' });
    const cookies = response.headers.getSetCookie();
    expect(cookies.length).toBeGreaterThan(0);
    for (const cookie of cookies)
      expect(attributes(cookie)).toEqual(expect.arrayContaining(['httponly', 'samesite=lax', 'path=/']));
    expect(await response.text()).not.toContain(cookies[0]?.split(/[=;]/)[1]);
  });

  test('stay with https where players come by https', async () => {
    const proxied = await openServer({ environment: { KHORA_TRUST_PROXY: 'true' } });
    const response = await fetch(`${proxied.origin}/api/auth/sign-in/anonymous`, {
      method: 'POST',
      headers: { ...json, 'x-forwarded-proto': 'https' },
      body: '{}',
    });
    expect(response.status).toBe(200);
    for (const cookie of response.headers.getSetCookie()) expect(attributes(cookie)).toContain('secure');
    await proxied.close();
  });

  test('of an ended session belong to nobody', async () => {
    const guest = await Client.guest(server.origin);
    expect((await guest.request('GET', '/api/me')).status).toBe(200);
    expect((await guest.request('POST', '/api/auth/sign-out')).status).toBe(200);
    expect(await guest.request('GET', '/api/me')).toMatchObject({
      status: 401,
      body: { error: 'not-signed-in' },
    });
    const raw = await Raw.open(server.origin, { cookie: guest.cookie });
    expect(raw.heard[0]).toMatchObject({ type: 'hello', user: null });
    raw.socket.terminate();
    guest.close();
  });

  test('that were changed belong to nobody', async () => {
    const [name, value = ''] = client.cookie.split('=', 2);
    for (const forged of [
      value.slice(1),
      `${value}x`,
      value.split('.')[0] ?? '',
      "' or 1=1 --",
      'x'.repeat(4000),
    ]) {
      const other = new Client(server.origin, `${name}=${forged}`);
      expect((await other.request('GET', '/api/me')).status).toBe(401);
    }
  });
});

test('pages may run no script but the server’s own', async () => {
  const { headers } = await fetch(`${server.origin}/api/tables`);
  const policy = new Map(
    (headers.get('content-security-policy') ?? '').split(';').map((rule) => {
      const [name = '', ...sources] = rule.trim().split(' ');
      return [name, sources];
    }),
  );
  expect(policy.get('script-src')).toEqual(["'self'", "'wasm-unsafe-eval'"]);
  expect(policy.get('script-src-attr')).toEqual(["'none'"]);
  for (const [name, sources] of [
    ['default-src', "'self'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
    ['form-action', "'self'"],
  ] as const)
    expect(policy.get(name)).toEqual([sources]);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
});

describe('every error says what it is', () => {
  const huge = JSON.stringify({ settings: { players: 2 }, entropy: 'a'.repeat(20_000) });
  test.each<[string, number, string, string, RequestInit]>([
    ['an address of nothing', 404, 'not-found', '/api/nothing', {}],
    ['nothing outside of the routes', 404, 'not-found', '/wp-login.php', {}],
    ['a way up', 404, 'not-found', '/..%2f..%2fetc/passwd', {}],
    ['an address that cannot be read', 400, 'malformed', '/%zz', {}],
    ['a method that is not there', 404, 'not-found', '/api/tables', { method: 'DELETE' }],
    ['no JSON', 400, 'malformed', '/api/tables', { method: 'POST', headers: json, body: '{' }],
    ['nothing', 400, 'malformed', '/api/tables', { method: 'POST', headers: json, body: '' }],
    [
      'a prototype',
      400,
      'malformed',
      '/api/tables',
      { method: 'POST', headers: json, body: '{"__proto__":{"a":1}}' },
    ],
    [
      'a constructor',
      400,
      'malformed',
      '/api/tables',
      { method: 'POST', headers: json, body: '{"constructor":{"prototype":{}}}' },
    ],
    ['too much', 413, 'too-large', '/api/tables', { method: 'POST', headers: json, body: huge }],
    [
      'another shape',
      400,
      'malformed',
      '/api/tables',
      { method: 'POST', headers: json, body: '{"settings":[]}' },
    ],
    ['an id that is none', 400, 'malformed', '/api/tables/no-such-id', {}],
    ['a table that is not there', 404, 'no-such-table', '/api/tables/aaaaaaaaaaaa', {}],
    ['a record that is not there', 404, 'no-such-table', '/api/games/aaaaaaaaaaaa/record', {}],
    ['a stream of nobody', 401, 'not-signed-in', '/api/tables/aaaaaaaaaaaa/stream', {}],
    ['tables of nobody', 401, 'not-signed-in', '/api/tables/mine', {}],
    ['a number that is none', 400, 'malformed', '/api/games?before=x', {}],
    ['a socket that is asked for as a page', 404, 'not-found', '/ws', {}],
  ])('%s', async (_, status, error, path, init) => {
    const response = await fetch(`${server.origin}${path}`, init);
    const body = (await response.json()) as object;
    expect([response.status, body]).toEqual([
      status,
      { error, message: expect.stringMatching(/./) as string },
    ]);
    expect(ERROR_CODES).toContain(error);
    expect(response.headers.get('content-type')).toContain('application/json');
  });

  test('what is not a request at all is cut off, and others are answered', async () => {
    const socket = connect(server.port, '127.0.0.1');
    const said: string[] = [];
    socket.on('data', (data) => said.push(data.toString()));
    socket.on('error', () => undefined);
    socket.write('GARBAGE\r\n\r\n');
    await new Promise((resolve) => socket.once('close', resolve));
    expect(said.join('')).toMatch(/^(HTTP\/1\.1 400 |$)/);
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
  });
});

test('a server that stops does not wait for silent clients', async () => {
  const stopping = await openServer();
  const silent = connect(stopping.port, '127.0.0.1');
  await new Promise((resolve) => silent.once('connect', resolve));
  const raw = await Raw.open(stopping.origin);
  // It does not even say goodbye.
  raw.socket.pause();
  const gone = new Promise((resolve) => silent.once('close', resolve));
  await stopping.close();
  await gone;
  expect(silent.destroyed).toBe(true);
  raw.socket.terminate();
});

test('the description names every route, what it takes and what it answers', async () => {
  const description = (await (await fetch(`${server.origin}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, { summary?: string; responses?: object; parameters?: unknown[] }>>;
  };
  const open = routes.filter(
    ({ method, url }) => method !== 'HEAD' && url.startsWith('/api/') && !url.endsWith('.json'),
  );
  expect(open.length).toBeGreaterThan(20);
  for (const { method, url } of open) {
    const path = url.replaceAll(/:(\w+)/g, '{$1}');
    const operation = description.paths[path]?.[method.toLowerCase()];
    expect(operation, `${method} ${url}`).toBeDefined();
    expect(operation?.summary, `${method} ${url}`).toMatch(/./);
    expect(Object.keys(operation?.responses ?? {}), `${method} ${url}`).not.toEqual([]);
    expect(operation?.parameters?.length ?? 0, `${method} ${url}`).toBeGreaterThanOrEqual(
      url.split(':').length - 1,
    );
  }
  expect(Object.keys(description.paths).filter((path) => path.startsWith('/api/')).length).toBe(
    new Set(open.map(({ url }) => url)).size,
  );
});

test('a JSON Schema describes what may be said on the socket, made from what checks it', async () => {
  const schema = (await (await fetch(`${server.origin}/api/messages.json`)).json()) as {
    oneOf: { properties: { type: { const: string } }; required: string[] }[];
  };
  const required = new Map(schema.oneOf.map((each) => [each.properties.type.const, each.required]));
  const types = 'watch, unwatch, move, undo, plan, return, look, chat, looking, ping';
  expect([...required.keys()].join(', ')).toBe(types);
  expect(required.get('move')).toEqual(['type', 'table', 'id', 'move']);
  expect(required.get('watch')).toEqual(['type', 'table']);
});
