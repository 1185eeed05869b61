import { chacha20 } from './chacha20.ts';
import { sha256 } from './sha256.ts';

/** What randomness is drawn for. Each purpose has a stream of its own. Append only: the order is part of every game. */
const PURPOSES = [
  'firstPlayer',
  'cities',
  'politicsDeck',
  'eventDeck',
  'dice',
  'reroll',
  'sharedDice',
  'determinize',
] as const;
type Purpose = (typeof PURPOSES)[number];

/** The stream for one purpose, round and seat. It keeps only its place, and is used straight away. */
export interface Random {
  /** A whole number from 0 to n − 1, each equally likely. */
  below(n: number): number;
}

/**
 * Randomness as a keyed function of seed, purpose, round and seat: ChaCha20 under the SHA-256 of the seed. There is no
 * running state, so the order in which players answer changes nothing, and dice already seen say nothing about later
 * ones.
 */
export function random(seed: string, purpose: Purpose, { round = 0, seat = 0 } = {}): Random {
  return new Stream(keyOf(seed), [PURPOSES.indexOf(purpose), round, seat]);
}

class Stream implements Random {
  private readonly key: Int32Array;
  private readonly nonce: readonly [number, number, number];
  private block: readonly number[] = [];
  private used = 0;
  private counter = 0;

  constructor(key: Int32Array, nonce: readonly [number, number, number]) {
    this.key = key;
    this.nonce = nonce;
  }

  below(n: number): number {
    for (;;) {
      const value = this.word();
      const rest = value % n;
      // The last numbers below 2³² do not fill a whole run of n; using them would favour small results.
      if (value - rest <= 2 ** 32 - n) return rest;
    }
  }

  private word(): number {
    if (this.used === this.block.length) {
      this.block = chacha20(this.key, this.counter++, this.nonce);
      this.used = 0;
    }
    return (this.block[this.used++] ?? 0) >>> 0;
  }
}

export function shuffled<T>(items: readonly T[], source: Random): T[] {
  const deck = [...items];
  for (let last = deck.length - 1; last > 0; last--) {
    const pick = source.below(last + 1);
    const item = deck[last] as T;
    deck[last] = deck[pick] as T;
    deck[pick] = item;
  }
  return deck;
}

let lastSeed: string | null = null;
let lastKey: Int32Array = new Int32Array(8);

/** The key of the last seed is remembered because a game needs the same one again and again. */
function keyOf(seed: string): Int32Array {
  if (seed !== lastSeed) {
    lastKey = sha256(seed);
    lastSeed = seed;
  }
  return lastKey;
}
