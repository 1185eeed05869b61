import { createCipheriv, createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chacha20 } from '../src/chacha20.ts';
import { random, shuffled } from '../src/random.ts';
import { derivedSeed, sha256Hex } from '../src/sha256.ts';

const SEED = 8439;

describe('SHA-256', () => {
  test.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
  ])('FIPS 180-4: %j', (text, digest) => {
    expect(sha256Hex(text)).toBe(digest);
  });

  test('any text has the digest that Node computes', () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      // Around the ends of blocks.
      fc.integer({ min: 50, max: 130 }).map((length) => 'x'.repeat(length)),
    );
    fc.assert(
      fc.property(anyText, (text) => {
        expect(sha256Hex(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
      }),
      { seed: SEED, numRuns: 500 },
    );
  });

  const BORDERS = [
    '\u007f',
    '\u0080',
    '\u00bf\u00c0',
    '\u07bf',
    '\u07ff',
    '\u0800',
    '\ud7ff',
    '\ue000',
    '\uffff',
  ];
  const LONE_SURROGATES = ['\ud800', '\ud801', '\udfff', 'a\udbffb'];

  test.each(['\u{10000}', '\u{10ffff}', ...BORDERS, ...LONE_SURROGATES])(
    'the shortest and the longest of each number of bytes: %j',
    (text) => {
      expect(sha256Hex(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
    },
  );

  test('a seed derived for a purpose is the digest of both', () => {
    const digest = createHash('sha256').update('hints of seed', 'utf8').digest('hex');
    expect(derivedSeed('seed', 'hints')).toBe(digest);
  });
});

describe('ChaCha20', () => {
  function block(key: Int32Array, counter: number, nonce: readonly [number, number, number]): string {
    return Buffer.from(Int32Array.from(chacha20(key, counter, nonce)).buffer).toString('hex');
  }

  test('RFC 8439, 2.3.2', () => {
    const key = new Int32Array(Uint8Array.from({ length: 32 }, (_, byte) => byte).buffer);
    const words = `
      e4e7f110 15593bd1 1fdd0f50 c47120a3 c7f4d1c7 0368c033 9aaa2204 4e6cd4c3
      466482d2 09aa9f07 05d7c214 a2028bd9 d19c12b5 b94e16de e883d0cb 4e3c50a2`;
    const bytes = Array.from(words.matchAll(/(..)(..)(..)(..)\b/g), ([, a, b, c, d]) => `${d}${c}${b}${a}`);
    expect(block(key, 1, [0x09000000, 0x4a000000, 0])).toBe(bytes.join(''));
  });

  test('any key, counter and nonce give the block that Node computes', () => {
    const word = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });
    const anyKey = fc.array(word, { minLength: 8, maxLength: 8 });
    fc.assert(
      fc.property(anyKey, fc.nat(), fc.tuple(word, word, word), (words, counter, nonce) => {
        const key = Int32Array.from(words);
        const place = Buffer.from(Int32Array.of(counter, ...nonce).buffer);
        const cipher = createCipheriv('chacha20', Buffer.from(key.buffer), place);
        expect(block(key, counter, nonce)).toBe(cipher.update(Buffer.alloc(64)).toString('hex'));
      }),
      { seed: SEED, numRuns: 200 },
    );
  });
});

/** Pearson's statistic for counts that should all be equal: about the number of counts, rarely half as much again. */
function chiSquare(counts: readonly number[]): number {
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
}

function tally(size: number, times: number, draw: (time: number) => number): number[] {
  const counts = Array.from({ length: size }, () => 0);
  for (let time = 0; time < times; time++) {
    const value = draw(time);
    counts[value] = (counts[value] ?? 0) + 1;
  }
  return counts;
}

describe('streams', () => {
  test('below(n) skips the last words, which would favour small numbers', () => {
    const words = random('words', 'dice');
    const drawn = Array.from({ length: 200 }, () => words.below(2 ** 32));
    for (const n of [3 * 2 ** 30, 2 ** 31 + 1, 2 ** 31]) {
      const stream = random('words', 'dice');
      const fair = drawn.filter((word) => word < 2 ** 32 - (2 ** 32 % n)).map((word) => word % n);
      expect(fair.map(() => stream.below(n))).toEqual(fair);
    }
  });

  test('every purpose has a stream of its own, the same in every version', () => {
    const first = {
      firstPlayer: 1054300923,
      cities: 2830576495,
      politicsDeck: 2278985009,
      eventDeck: 3316283806,
      dice: 1617013099,
      reroll: 1379048267,
      sharedDice: 2057960031,
      determinize: 1164228207,
    } as const;
    for (const [purpose, word] of Object.entries(first) as [keyof typeof first, number][]) {
      expect(random('purposes', purpose).below(2 ** 32), purpose).toBe(word);
    }
  });

  test.each([2, 3, 6, 7, 40])('below(%i) gives every number equally often', (n) => {
    const stream = random('uniform', 'dice');
    const counts = tally(n, 2000 * n, () => stream.below(n));
    expect(counts).toHaveLength(n);
    expect(chiSquare(counts)).toBeLessThan(n + 6 * Math.sqrt(n));
  });

  test('the first dice of successive games are uniform, as are the top cards of shuffled decks', () => {
    expect(chiSquare(tally(6, 12_000, (game) => random(`game ${game}`, 'dice').below(6)))).toBeLessThan(20);
    const deck = Array.from({ length: 40 }, (_, card) => card);
    const top = (game: number) => shuffled(deck, random(`game ${game}`, 'politicsDeck'))[0] ?? -1;
    expect(chiSquare(tally(40, 12_000, top))).toBeLessThan(75);
  });

  type Place = Parameters<typeof random>[2];
  type Purpose = Parameters<typeof random>[1];
  const from = (seed: string, purpose: Purpose, place: Place) => random(seed, purpose, place).below(6);

  test.each<[string, [Purpose, Place], [Purpose, Place]]>([
    ['seats', ['dice', { round: 1, seat: 0 }], ['dice', { round: 1, seat: 1 }]],
    ['rounds', ['dice', { round: 1, seat: 0 }], ['dice', { round: 2, seat: 0 }]],
    ['purposes', ['dice', { round: 1, seat: 0 }], ['reroll', { round: 1, seat: 0 }]],
    ['a seat and a round', ['dice', { round: 1, seat: 2 }], ['dice', { round: 2, seat: 1 }]],
    ['a shared stream and a private one', ['sharedDice', { round: 1 }], ['dice', { round: 1, seat: 0 }]],
  ])('streams of different %s say nothing about each other', (_, one, other) => {
    const pairs = tally(
      36,
      36_000,
      (game) => 6 * from(`game ${game}`, ...one) + from(`game ${game}`, ...other),
    );
    expect(chiSquare(pairs)).toBeLessThan(70);
  });

  test('the same place gives the same numbers, whatever was drawn in between', () => {
    const draw = () => {
      const stream = random('again', 'dice', { round: 3, seat: 2 });
      return Array.from({ length: 50 }, () => stream.below(1000));
    };
    const first = draw();
    const other = random('another', 'eventDeck');
    for (let i = 0; i < 20; i++) other.below(7);
    expect(draw()).toEqual(first);
  });

  test('two streams drawn from in turn do not disturb each other', () => {
    const alone = random('turns', 'dice', { seat: 1 });
    const expected = Array.from({ length: 40 }, () => alone.below(6));
    const one = random('turns', 'dice', { seat: 1 });
    const two = random('turns', 'reroll', { seat: 1 });
    const drawn = expected.map(() => [one.below(6), two.below(6)][0]);
    expect(drawn).toEqual(expected);
  });
});
