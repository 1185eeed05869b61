import { beforeEach, describe, expect, test, vi } from 'vitest';
import { keep, keepJson, kept, keptJson } from '../../src/browser/storage.ts';

describe('storage that is allowed', () => {
  beforeEach(() => {
    const stored = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    });
  });

  test('keeps texts and values until they are forgotten', () => {
    keep('a', 'yes');
    keepJson('b', { seats: 2 });
    expect([kept('a'), keptJson('b')]).toEqual(['yes', { seats: 2 }]);
    keep('a', null);
    expect([kept('a'), keptJson('c')]).toEqual([null, null]);
  });

  test('may hold nonsense, which counts as nothing', () => {
    keep('a', '{"seats":');
    expect(keptJson('a')).toBeNull();
  });
});

test('forbidden storage keeps nothing, and nothing fails', () => {
  const forbidden = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
  keep('a', 'yes');
  keep('a', null);
  keepJson('b', {});
  expect([kept('a'), keptJson('b')]).toEqual([undefined, null]);
});
