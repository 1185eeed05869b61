import { expect, test } from 'vitest';
import { anytimeRadius, wilson } from '../../src/stats/intervals.ts';
import { Sample } from '../../src/stats/sample.ts';

/** The examples of Newcombe (1998), Statistics in Medicine 17, table I. */
test.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
  [20, 20, 0.8389, 1],
])("Wilson's interval of %i in %i", (wins, n, low, high) => {
  const interval = wilson(wins, n);
  expect(interval.low).toBeCloseTo(low, 4);
  expect(interval.high).toBeCloseTo(high, 4);
});

test('without games everything is possible', () => {
  expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
});

test('shared wins count as fractions', () => {
  const { low, high } = wilson(2.5, 10);
  expect(low).toBeGreaterThan(wilson(2, 10).low);
  expect(high).toBeLessThan(wilson(3, 10).high);
});

test('the mean and its interval, each value a group of its own', () => {
  const sample = new Sample();
  [2, 4, 4, 4, 5, 5, 7, 9].forEach((value, group) => {
    sample.add(value, group);
  });
  // Standard deviation 2.138, standard error 0.7559.
  expect(sample.mean).toBe(5);
  expect(sample.interval?.low).toBeCloseTo(5 - 1.96 * 0.7559, 3);
  expect(sample.interval?.high).toBeCloseTo(5 + 1.96 * 0.7559, 3);
});

test('equal values of a group say no more than one of them', () => {
  const single = new Sample();
  const repeated = new Sample();
  [3, 8, 1, 6].forEach((value, group) => {
    single.add(value, group);
    for (let times = 0; times < 4; times++) repeated.add(value, group);
  });
  expect(repeated.count).toBe(16);
  expect(repeated.interval?.low).toBeCloseTo(single.interval?.low ?? 0, 10);
});

test('one group says nothing about the spread', () => {
  const sample = new Sample();
  sample.add(1, 0);
  sample.add(2, 0);
  expect(sample.interval).toBeNull();
});

test('the anytime interval is wider than a single look, and narrows', () => {
  expect(anytimeRadius(100, 0.05)).toBeGreaterThan(1.96 * Math.sqrt(0.25 / 100));
  expect(anytimeRadius(10_000, 0.05)).toBeLessThan(0.02);
  expect(anytimeRadius(0, 0.05)).toBe(Number.POSITIVE_INFINITY);
});

test('looking after every value is wrong in fewer than one of twenty cases', () => {
  let state = 12345;
  const coin = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state >>> 31;
  };
  let errors = 0;
  for (let run = 0; run < 400; run++) {
    let heads = 0;
    for (let n = 1; n <= 400; n++) {
      heads += coin();
      if (Math.abs(heads / n - 0.5) <= anytimeRadius(n, 0.05)) continue;
      errors += 1;
      break;
    }
  }
  expect(errors / 400).toBeLessThan(0.05);
});
