import { SEATS, view } from '@khora/engine';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { diff, isSame, patched } from '../src/index.ts';
import { randomGame, SETUPS } from './games.ts';

/** Values as they come out of JSON; our own keys are never those that every object inherits. */
const json = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, false, 0, 1, 2.5, '', 'a', 'b'),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', '0', 'length', ''), tie('value'), { noNullPrototype: true }),
  ),
})).value;

const travelled = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test('patching any value with its difference from another gives the other', () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      const kept = JSON.stringify(before);
      expect(patched(before, travelled(diff(before, after)) as ReturnType<typeof diff>)).toEqual(after);
      expect(JSON.stringify(before)).toBe(kept);
    }),
    { seed: 20, numRuns: 3000 },
  );
});

test('between equal values there is no difference', () => {
  fc.assert(
    fc.property(json, (value) => {
      expect(diff(value, structuredClone(value))).toEqual([]);
    }),
    { seed: 21, numRuns: 500 },
  );
});

test('two values are the same when there is nothing to change', () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      expect(isSame(before, after)).toBe(diff(before, after).length === 0);
      expect(isSame(before, structuredClone(before))).toBe(true);
    }),
    { seed: 22, numRuns: 3000 },
  );
});

test('a difference can have a path as its prefix', () => {
  expect(diff({ b: [1, 2] }, { b: [1, 3] }, ['a', 0])).toEqual([[['a', 0, 'b', 1], 3]]);
});

test('a field without a value does not exist', () => {
  expect(isSame({ a: undefined, b: 1 }, { b: 1 })).toBe(true);
  expect(diff({ a: undefined, b: 1 }, { b: 1 })).toEqual([]);
  expect(diff({ a: 1 }, { a: undefined })).toEqual([[['a']]]);
  expect(patched({ a: 1, b: 2 }, [[['a']]])).toEqual({ b: 2 });
});

test.each(SETUPS)('the views of a game follow from each other, $seed', (setup) => {
  const watchers = ['spectator', ...SEATS.slice(0, setup.players)] as const;
  const known = new Map<unknown, unknown>();
  let bytes = 0;
  let whole = 0;
  for (const { state } of randomGame(setup, 7)) {
    for (const watcher of watchers) {
      const seen = view(state, watcher);
      const patch = JSON.stringify(diff(known.get(watcher) ?? null, seen));
      bytes += patch.length;
      whole += JSON.stringify(seen).length;
      const now = patched(known.get(watcher) ?? null, JSON.parse(patch) as ReturnType<typeof diff>);
      expect(JSON.stringify(travelled(seen))).toBe(JSON.stringify(travelled(sorted(now, seen))));
      known.set(watcher, now);
    }
  }
  // Otherwise patches would be pointless.
  expect(bytes).toBeLessThan(whole / 4);
});

/** The value with its keys in the order of another: patches add keys at the end. */
function sorted(value: unknown, like: unknown): unknown {
  if (Array.isArray(value)) return value.map((each, at) => sorted(each, (like as unknown[])[at]));
  if (typeof value !== 'object' || value === null) return value;
  const [fields, order] = [value as Record<string, unknown>, like as Record<string, unknown>];
  expect(Object.keys(fields).toSorted()).toEqual(Object.keys(travelled(order) as object).toSorted());
  return Object.fromEntries(Object.keys(order).map((key) => [key, sorted(fields[key], order[key])]));
}
