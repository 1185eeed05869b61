import { expect, test } from 'vitest';
import { AskedLately } from '../../src/accounts/keys/asked-lately.ts';
import type { Asker } from '../../src/accounts/user.ts';

const ASKER: Asker = { id: 'ada', name: 'Ada', guest: false, scopes: ['read'], key: 'a key' };

function counting(answer: Asker | null) {
  const looks = { count: 0 };
  return {
    looks,
    look: () => {
      looks.count += 1;
      return Promise.resolve(answer);
    },
  };
}

test('who asked is known for 15 seconds', async () => {
  const clock = { now: 0 };
  const lately = new AskedLately(() => clock.now);
  const { looks, look } = counting(ASKER);
  await Promise.all([lately.find('key', look), lately.find('key', look)]);
  clock.now = 14_999;
  expect(await lately.find('key', look)).toBe(ASKER);
  expect(looks.count).toBe(1);
  clock.now = 15_000;
  await lately.find('key', look);
  expect(looks.count).toBe(2);
});

test('neither an unknown key nor an error is remembered', async () => {
  const lately = new AskedLately(() => 0);
  const { looks, look } = counting(null);
  await lately.find('key', look);
  await lately.find('key', look);
  expect(looks.count).toBe(2);
  await expect(lately.find('key', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await lately.find('key', () => Promise.resolve(ASKER))).toBe(ASKER);
});

test('a user who changes is looked up again', async () => {
  const lately = new AskedLately(() => 0);
  const { looks, look } = counting(ASKER);
  await lately.find('key', look);
  await lately.forgetUser('bea');
  await lately.find('key', look);
  expect(looks.count).toBe(1);
  await lately.forgetUser('ada');
  await lately.find('key', look);
  expect(looks.count).toBe(2);
});

test('a flood of keys pushes the oldest out', async () => {
  const lately = new AskedLately(() => 0);
  const { looks, look } = counting(ASKER);
  for (let key = 0; key <= 10_000; key++) await lately.find(`key ${key}`, look);
  await lately.find('key 10000', look);
  expect(looks.count).toBe(10_001);
  await lately.find('key 0', look);
  expect(looks.count).toBe(10_002);
});
