import { expect, test } from 'vitest';
import { growthFor, layoutFor, showsAll } from '../src/table/layout/layout.ts';

test.each([
  [1024, 600, 'wide'],
  [1280, 800, 'wide'],
  [1536, 730, 'wide'],
  [1180, 820, 'wide'],
  [1920, 940, 'large'],
  [2560, 1440, 'large'],
  [768, 1024, 'tall'],
  [820, 1180, 'tall'],
  [1024, 1366, 'tall'],
  [360, 560, 'narrow'],
  [390, 844, 'narrow'],
  [640, 340, 'low'],
  [844, 390, 'low'],
  // 1280 × 800 at 150 and at 200 %.
  [853, 533, 'low'],
  [640, 400, 'low'],
  // Wide, but too low for everything at once.
  [2000, 420, 'low'],
])('a window of %i × %i is %s', (width, height, layout) => {
  expect(layoutFor({ width, height })).toBe(layout);
});

test.each([
  [1024, 600, 'low'],
  [1280, 720, 'wide'],
  [768, 1024, 'narrow'],
  [820, 1180, 'tall'],
  [1920, 940, 'large'],
])('with the largest text, a window of %i × %i is %s', (width, height, layout) => {
  expect(layoutFor({ width, height }, 'larger')).toBe(layout);
});

test('only phones show one part at a time', () => {
  expect((['wide', 'large', 'tall', 'narrow', 'low'] as const).map(showsAll)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

test('only a large window makes everything larger', () => {
  expect(growthFor({ width: 1280, height: 800 })).toBe(1);
  expect(growthFor({ width: 1920, height: 940 })).toBeCloseTo(1.16, 2);
  expect(growthFor({ width: 2560, height: 1440 })).toBeCloseTo(1.68, 2);
});
