import { beforeEach, expect, test, vi } from 'vitest';
import { recall, remember } from '../../src/browser/table-memory.ts';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

test('what is remembered of a table comes together', () => {
  remember('a', { commitment: 'c', entropy: 'e' });
  remember('a', { seen: 4 });
  expect(recall('a')).toEqual({ commitment: 'c', entropy: 'e', seen: 4 });
  expect(recall('b')).toEqual({});
});

test('the tables used last are kept', () => {
  remember('first', { seen: 1 });
  remember('kept', { seen: 1 });
  for (let table = 0; table < 59; table++) {
    remember(`t${table}`, { seen: table });
    remember('kept', { read: table });
  }
  expect(recall('first')).toEqual({});
  expect(recall('kept')).toEqual({ seen: 1, read: 58 });
});

test('storage that holds nonsense is empty', () => {
  localStorage.setItem('khora.tables', '{"a":1}');
  expect(recall('a')).toEqual({});
});
