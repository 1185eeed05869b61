import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { commitmentTo, type Fairness, fairnessSchema, fairSeed, isFair } from '../src/index.ts';

const secret = 'ab'.repeat(32);
const fairness: Fairness = {
  table: 'abcdefghijkm',
  secret,
  commitment: commitmentTo(secret),
  entropy: ['11'.repeat(16), null, '22'.repeat(16), '33'.repeat(16)],
};
const seed = fairSeed(fairness);

test('the commitment is a plain hash that everybody can compute', () => {
  const digest = createHash('sha256').update(`khora dice\n${secret}`).digest('hex');
  expect(fairness.commitment).toBe(digest);
  expect(fairness.commitment).not.toContain(secret);
});

test('the seed is a plain hash of everybody’s contribution', () => {
  const parts = ['khora seed', fairness.table, secret, ...fairness.entropy];
  expect(seed).toBe(createHash('sha256').update(JSON.stringify(parts)).digest('hex'));
});

test('an honest game is fair, even after a trip over the network', () => {
  expect(isFair(fairness, seed)).toBe(true);
  expect(isFair(fairnessSchema.parse(JSON.parse(JSON.stringify(fairness))), seed)).toBe(true);
});

test.each<[string, Partial<Fairness>]>([
  ['another secret', { secret: 'ba'.repeat(32) }],
  ['a secret with a commitment made for it', { secret: 'cd', commitment: commitmentTo('cd') }],
  ['another commitment', { commitment: commitmentTo('another') }],
  ['another table', { table: 'abcdefghijkn' }],
  ['a player’s part changed', { entropy: fairness.entropy.with(2, '44'.repeat(16)) }],
  ['a player’s part dropped', { entropy: fairness.entropy.with(0, null) }],
  ['parts in another order', { entropy: fairness.entropy.toReversed() }],
  ['one part fewer', { entropy: fairness.entropy.slice(0, 3) }],
])('not fair: %s', (_, change) => {
  expect(isFair({ ...fairness, ...change }, seed)).toBe(false);
});

test('not fair: another seed', () => {
  expect(isFair(fairness, fairSeed({ ...fairness, secret: 'ba'.repeat(32) }))).toBe(false);
});

test('where one part ends and the next begins makes a difference', () => {
  const one = fairSeed({ ...fairness, entropy: ['12', '3'] });
  expect(fairSeed({ ...fairness, entropy: ['1', '23'] })).not.toBe(one);
  expect(fairSeed({ ...fairness, entropy: ['12', '3', null] })).not.toBe(one);
});
