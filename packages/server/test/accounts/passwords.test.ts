import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { afterAll, expect, test } from 'vitest';
import { Passwords } from '../../src/accounts/keys/passwords.ts';

const passwords = new Passwords();
afterAll(() => passwords.close());

const PASSWORD = 'Žluťoučký kůň 1';

test('hashes are those of the authentication library, in both directions', async () => {
  const theirs = await hashPassword(PASSWORD);
  expect(await passwords.verify({ hash: theirs, password: PASSWORD })).toBe(true);
  // The same letters, written with separate marks.
  expect(await passwords.verify({ hash: theirs, password: PASSWORD.normalize('NFD') })).toBe(true);
  expect(await passwords.verify({ hash: theirs, password: `${PASSWORD}0` })).toBe(false);
  const ours = await passwords.hash(PASSWORD);
  expect(await verifyPassword({ hash: ours, password: PASSWORD })).toBe(true);
  expect(await verifyPassword({ hash: ours, password: 'another' })).toBe(false);
});

test('a broken hash fits no password', async () => {
  expect(await passwords.verify({ hash: '', password: '' })).toBe(false);
  expect(await passwords.verify({ hash: 'salt:00ff', password: PASSWORD })).toBe(false);
});

test('whoever guesses does not hold up moves: one thread does it all, behind the others', async () => {
  await Promise.all(Array.from({ length: 4 }, () => passwords.hash(PASSWORD)));
  if (process.platform !== 'linux') return;
  const behind = Math.min(19, getPriority(0) + 15);
  const priorities = readdirSync('/proc/self/task').map((thread) =>
    Number(readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ')[1]?.split(' ')[16]),
  );
  expect(priorities.filter((priority) => priority === behind)).toHaveLength(1);
});
