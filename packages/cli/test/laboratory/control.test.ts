import { expect, test } from 'vitest';
import { Pairs } from '../../src/ladder/pairs.ts';
import { type Controlled, withoutLuck } from '../../src/stats/control.ts';
import { anytimeRadius } from '../../src/stats/intervals.ts';
import { khora } from '../kit.ts';

/** Numbers that look drawn from a bell curve, the same every time. */
function* noise(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    let sum = 0;
    for (let i = 0; i < 12; i++) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      sum += state / 2 ** 32;
    }
    yield sum - 6;
  }
}

function sample(count: number, seed: number): Controlled[] {
  const source = noise(seed);
  return Array.from({ length: count }, () => {
    const [skill, first, second, idle] = [source.next(), source.next(), source.next(), source.next()].map(
      ({ value }) => value,
    );
    return {
      value: 5 + (skill ?? 0) + 2 * (first ?? 0) - (second ?? 0),
      luck: [first ?? 0, second ?? 0, idle ?? 0, 0],
    };
  });
}

test('luck that is known is subtracted, and what remains varies as much as the rest', () => {
  const adjusted = withoutLuck(sample(400, 7));
  expect(adjusted?.mean).toBeCloseTo(5, 0);
  // Of a value's variance of 6, only 1 is not luck.
  expect((adjusted?.variance ?? 0) * 400).toBeGreaterThan(0.8);
  expect((adjusted?.variance ?? 0) * 400).toBeLessThan(1.25);
  const { low, high } = adjusted?.interval ?? { low: 0, high: 0 };
  expect(high - low).toBeCloseTo(2 * 1.96 * Math.sqrt(adjusted?.variance ?? 0), 3);
});

test('intervals contain the truth about as often as they claim', () => {
  let held = 0;
  for (let run = 0; run < 200; run++) {
    const { low, high } = withoutLuck(sample(60, 1000 + run))?.interval ?? { low: 0, high: 0 };
    if (low <= 5 && high >= 5) held += 1;
  }
  expect(held).toBeGreaterThan(180);
  expect(held).toBeLessThanOrEqual(198);
});

test('luck that explains nothing changes next to nothing', () => {
  const source = noise(3);
  const values = Array.from({ length: 300 }, () => ({
    value: source.next().value,
    luck: [source.next().value],
  }));
  const adjusted = withoutLuck(values);
  const plain = values.reduce((sum, { value }) => sum + value, 0) / values.length;
  expect(adjusted?.mean).toBeCloseTo(plain, 1);
});

test('too few values are left alone', () => {
  expect(withoutLuck(sample(19, 1))).toBeNull();
});

test('the radius is narrower for values that vary less', () => {
  expect(anytimeRadius(100, 0.05, { deviation: 0.25 })).toBeCloseTo(anytimeRadius(100, 0.05) / 2, 10);
});

test('a simulation gives plain and adjusted figures', async () => {
  const args = ['simulate', '--bots', 'trierarch,hoplite', '--rotate', '--games', '40', '--adjust'];
  const { code, out } = await khora(args);
  expect(code).toBe(0);
  expect(out).toMatch(/^bot +played +wins +win rate +95 % +points +95 %$/m);
  expect(out).toMatch(/^luck subtracted +win rate +95 % +games needed +points ahead +95 % +games needed$/m);
  const { out: json } = await khora([...args, '--json']);
  const { adjusted } = JSON.parse(json) as { adjusted: { name: string; win: { mean: number } }[] };
  expect(adjusted.map(({ name }) => name)).toEqual(['trierarch', 'hoplite']);
  const [first, second] = adjusted;
  // With two bots, one wins what the other loses.
  expect((first?.win.mean ?? 0) + (second?.win.mean ?? 0)).toBeCloseTo(1, 6);
});

test('a simulation of few deals says that it subtracts no luck', async () => {
  const { out } = await khora([
    'simulate',
    '--bots',
    'citizen',
    '--players',
    '2',
    '--games',
    '2',
    '--adjust',
  ]);
  expect(out).toContain('Too few deals to subtract luck from: play 20 or more.');
});

test('a pair is settled sooner with luck subtracted', () => {
  const pairs = new Pairs(2);
  const source = noise(11);
  for (let deal = 0; deal < 60; deal++) {
    const luck = source.next().value;
    pairs.add('strong', 'weak', { value: 0.6 + 0.1 * luck + 0.05 * source.next().value, luck: [luck] });
  }
  const { interval, adjusted } = pairs.duel('strong', 'weak');
  expect(interval.low).toBeLessThan(0.5);
  expect(adjusted?.share).toBeCloseTo(0.6, 1);
  expect(pairs.settled('strong', 'weak')).toBe(true);
  expect(pairs.settled('weak', 'strong')).toBe(false);
  const mirrored = pairs.duel('weak', 'strong').adjusted;
  expect((adjusted?.share ?? 0) + (mirrored?.share ?? 0)).toBeCloseTo(1, 10);
});

test('a ladder gives both shares', async () => {
  const args = ['ladder', '--bots', 'trierarch,hoplite', '--players', '2', '--max-games', '64', '--adjust'];
  const { code, out } = await khora(args);
  expect(code).toBe(0);
  expect(out).toMatch(/ahead of next +95 % +luck subtracted +95 %/);
});
