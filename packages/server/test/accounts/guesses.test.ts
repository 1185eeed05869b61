import { expect, test } from 'vitest';
import { isCommonPassword } from '../../src/accounts/keys/common-passwords.ts';
import { Guesses } from '../../src/accounts/keys/guesses.ts';
import { openServer, PASSWORD, Visitor } from '../support/visitor.ts';

test('after five wrong passwords for an account each must wait longer, up to a minute', () => {
  let now = 1_000_000;
  const guesses = new Guesses(() => now);
  const isRefused = () => {
    try {
      guesses.begin('solon');
      return false;
    } catch {
      return true;
    }
  };
  const free = Array.from({ length: 5 }, isRefused);
  expect(free).toEqual([false, false, false, false, false]);
  const waits = Array.from({ length: 9 }, () => {
    const start = now;
    while (isRefused()) now += 1000;
    return (now - start) / 1000;
  });
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
  expect(() => guesses.begin('lykurgos')).not.toThrow();
  guesses.forget('solon');
  expect(isRefused()).toBe(false);
});

test('a thousand guesses at once are counted before they are checked', () => {
  const guesses = new Guesses(() => 0);
  let looked = 0;
  for (let guess = 0; guess < 1000; guess++)
    try {
      guesses.begin('solon');
      looked++;
    } catch {
      // Refused.
    }
  expect(looked).toBe(5);
});

test('the right password waits like a wrong one while an account is under attack, then opens it', async () => {
  let now = Date.now();
  const server = await openServer({}, () => now);
  await Visitor.account(server.origin, 'target');
  const visitor = new Visitor(server.origin);
  const signIn = (password: string, username = 'target') =>
    visitor.post('/api/auth/sign-in/username', { username, password });
  for (let guess = 0; guess < 5; guess++) expect((await signIn('not this one')).status).toBe(401);
  const slowed = await signIn(PASSWORD, 'TARGET');
  expect(slowed).toMatchObject({ status: 429, body: { error: 'too-fast' } });
  now += 60_000;
  expect((await signIn(PASSWORD)).status).toBe(200);
  await server.close();
});

test('strangers who guess keep nobody out who has opened the account before', async () => {
  const now = Date.now();
  const server = await openServer({}, () => now);
  const owner = await Visitor.account(server.origin, 'olympias');
  const signIn = (visitor: Visitor, password: string) =>
    visitor.post('/api/auth/sign-in/username', { username: 'Olympias', password });
  const attack = async () => {
    const stranger = new Visitor(server.origin);
    while ((await signIn(stranger, 'not this one')).status !== 429);
  };
  await attack();
  // The owner can still prove who they are, and sign in again where they did before.
  expect(await owner.proof()).not.toBe('');
  await owner.post('/api/auth/sign-out');
  expect((await signIn(owner, PASSWORD)).status).toBe(200);
  await owner.post('/api/auth/sign-out');
  expect((await signIn(owner, PASSWORD)).status).toBe(200);
  // Elsewhere they wait like anybody else, and guesses from a known browser are slowed down too.
  expect((await signIn(new Visitor(server.origin), PASSWORD)).status).toBe(429);
  await owner.post('/api/auth/sign-out');
  for (let guess = 0; guess < 5; guess++) expect((await signIn(owner, 'not this one')).status).toBe(401);
  expect((await signIn(owner, PASSWORD)).status).toBe(429);
  await server.close();
});

test('what a browser keeps about one account, or makes up, does not help with another', async () => {
  const now = Date.now();
  const server = await openServer({}, () => now);
  await Visitor.account(server.origin, 'target');
  const thief = await Visitor.account(server.origin, 'thief');
  const signIn = () =>
    thief.post('/api/auth/sign-in/username', { username: 'target', password: 'not this one' });
  for (let guess = 0; guess < 5; guess++) expect((await signIn()).status).toBe(401);
  expect((await signIn()).status).toBe(429);
  const [device = ''] = (thief.cookies.get('khora.device') ?? '').split('.');
  expect(device).not.toBe('');
  for (const cookie of ['', 'x', `${device}.`, `${device}.${'A'.repeat(43)}`]) {
    thief.cookies.set('khora.device', cookie);
    expect((await signIn()).status).toBe(429);
  }
  await server.close();
});

test('somebody at a browser that was left open cannot guess any faster', async () => {
  const now = Date.now();
  const server = await openServer({}, () => now);
  const owner = await Visitor.account(server.origin, 'absent');
  const prove = (password: string) => owner.post('/api/me/proof', { password });
  for (let guess = 0; guess < 5; guess++) expect((await prove('not this one')).status).toBe(401);
  expect(await prove(PASSWORD)).toMatchObject({ status: 429, body: { error: 'too-fast' } });
  await server.close();
});

test.each([
  'password1',
  'P@$$w0rd!',
  'iloveyou2024',
  '12345678',
  '19840503',
  'aaaaaaaaaa',
  'abcabcabc',
  'qwer1234',
  '1q2w3e4r5t',
  'Michael1990',
  'пароль123',
  'йцукенгш',
  'geheim2023',
  'Perikles99!',
])('%s is one of the first that anybody would try', (password) => {
  expect(isCommonPassword(password, 'perikles')).toBe(true);
});

test.each(['olives and figs', 'a long password', 'correct horse battery', 'Tx9$kq2!vB', 'seven grey owls'])(
  '%s is not',
  (password) => {
    expect(isCommonPassword(password, 'perikles')).toBe(false);
  },
);
