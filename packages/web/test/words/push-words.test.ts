import { beforeEach, describe, expect, test, vi } from 'vitest';
import { keepPushWords, pushWords, translatePushWords } from '../../src/words/push-words.ts';

const HOME = 'https://khora.example/game/';

beforeEach(() => {
  vi.stubGlobal('window', { location: { href: `${HOME}#/settings` } });
});

describe('with a cache', () => {
  beforeEach(() => {
    const stored = new Map<string, Map<string, string>>();
    const open = (name: string) => {
      const files = stored.get(name) ?? new Map<string, string>();
      stored.set(name, files);
      return Promise.resolve({
        put: async (address: string, file: Response) => files.set(address, await file.text()),
        match: (address: string) => {
          const text = files.get(address);
          return Promise.resolve(text === undefined ? undefined : new Response(text));
        },
      });
    };
    vi.stubGlobal('caches', { has: (name: string) => Promise.resolve(stored.has(name)), open });
  });

  test('what the page stored is what the service worker says', async () => {
    await keepPushWords('cs');
    expect((await pushWords(HOME, ['de-AT'])).title).toBe('Jste na tahu');
  });

  test('another language replaces the words, but only where there are some', async () => {
    await translatePushWords('es');
    expect((await pushWords(HOME, ['de-AT'])).title).toBe('Du bist dran');
    await keepPushWords('cs');
    await translatePushWords('es');
    expect((await pushWords(HOME, ['de-AT'])).title).toBe('Te toca');
  });
});

const insecure = () => Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));

test.each([
  ['forbidden', { has: insecure, open: insecure }],
  ['missing', undefined],
])('with caches that are %s nothing fails, and the browser says the language', async (_, caches) => {
  vi.stubGlobal('caches', caches);
  await translatePushWords('es');
  await keepPushWords('es');
  expect((await pushWords(HOME, ['ru', 'de'])).title).toBe('Ваш ход');
  expect((await pushWords(HOME, ['fi'])).title).toBe('Your turn');
});
