import { expect, test } from 'vitest';
import { lengthOf, movesOf, type Past, pastAt, withMove, withoutLast } from '../../src/tables/past.ts';

const PASS = { type: 'pass' } as const;

/** Moves of these seats, by the versions 10, 20 and so on. */
function pastOf(...seats: readonly (0 | 1)[]): Past | null {
  return seats.reduce<Past | null>(
    (past, seat, index) => withMove(past, { seat, move: PASS, version: 10 * (index + 1) }),
    null,
  );
}

function versions(past: Past | null): number[] {
  return movesOf(past).map(({ version }) => version);
}

test('a game that has not begun has no past', () => {
  expect(lengthOf(undefined)).toBe(0);
  expect(movesOf(null)).toEqual([]);
  expect(pastAt(null, 5)).toBe(null);
});

test('one more move leaves the past as it was', () => {
  const past = pastOf(0, 1);
  const longer = withMove(past, { seat: 0, move: PASS, version: 30 });
  expect(versions(past)).toEqual([10, 20]);
  expect(versions(longer)).toEqual([10, 20, 30]);
  expect(longer.before).toBe(past);
});

test('the number of moves at a version is known', () => {
  const past = pastOf(0, 1, 0);
  expect([5, 10, 19, 20, 99].map((version) => lengthOf(pastAt(past, version)))).toEqual([0, 1, 1, 2, 3]);
});

test("a seat's last move is taken out, and those after it stay", () => {
  expect(versions(withoutLast(pastOf(0, 1, 0, 1), 0))).toEqual([10, 20, 40]);
  expect(lengthOf(withoutLast(pastOf(0, 1, 0, 1), 0))).toBe(3);
  expect(versions(withoutLast(pastOf(0, 0), 1))).toEqual([10, 20]);
});
