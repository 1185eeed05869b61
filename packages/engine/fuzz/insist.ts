import { isDeepStrictEqual } from 'node:util';

/** Something that must hold in every position does not. */
export class BrokenInvariant extends Error {
  override readonly name = 'BrokenInvariant';
}

export function insist(holds: boolean, message: () => string): asserts holds {
  if (!holds) throw new BrokenInvariant(message());
}

/** Both are the same data; the order of keys does not matter. */
export function insistSame(actual: unknown, expected: unknown, what: string): void {
  // Equal texts are by far the most common case, and quicker to find.
  if (actual === expected || JSON.stringify(actual) === JSON.stringify(expected)) return;
  insist(isDeepStrictEqual(actual, expected), () => `${what}: ${difference(actual, expected, '')}`);
}

/** Where two values first differ: 'players.0.hand: 3 instead of 4'. */
export function difference(actual: unknown, expected: unknown, path: string): string {
  if (isContainer(actual) && isContainer(expected)) {
    const keys = new Set([...Object.keys(actual), ...Object.keys(expected)]);
    for (const key of keys) {
      const [a, b] = [actual[key], expected[key]];
      if (!isDeepStrictEqual(a, b)) return difference(a, b, path ? `${path}.${key}` : key);
    }
  }
  return `${path ? `${path}: ` : ''}${shown(actual)} instead of ${shown(expected)}`;
}

function isContainer(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function shown(value: unknown): string {
  if (value === undefined) return 'undefined';
  return Object.is(value, -0) ? '-0' : JSON.stringify(value);
}

/** JSON with the keys in alphabetical order: equal texts mean equal values. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    isContainer(part) && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
