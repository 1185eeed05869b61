/** Reproducible choices for load and kills: xorshift on 32 bits. */
export interface Chance {
  /** A whole number from 0 to n − 1. */
  below(n: number): number;
}

export function chanceOf(seed: number): Chance {
  // A state of 0 would stay 0.
  let state = (Math.imul(seed + 1, 0x9e3779b1) ^ 0x5bd1e995) >>> 0 || 1;
  return {
    below(n) {
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
      state >>>= 0;
      return state % n;
    },
  };
}
