import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { signedValue } from '../../src/accounts/sign-in/cookies.ts';

const SECRET = 'a secret';
const signed = (value: string, secret = SECRET) =>
  encodeURIComponent(`${value}.${createHmac('sha256', secret).update(value).digest('base64')}`);

test('a cookie says what we have signed', () => {
  expect(signedValue(signed('token'), SECRET)).toBe('token');
  expect(signedValue(signed('a.b.c'), SECRET)).toBe('a.b.c');
});

test('a cookie that somebody else has made or changed says nothing', () => {
  const ours = signed('token');
  for (const cookie of [
    '',
    '.',
    '%',
    'token',
    'token.',
    signed(''),
    signed('token', 'another secret'),
    ours.replace('token', 'taken'),
    ours.slice(0, -6),
    `${ours}AAAA`,
  ])
    expect(signedValue(cookie, SECRET)).toBe(null);
});
