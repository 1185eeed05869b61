/** A fast generator for search and play-outs (sfc32 seeded by a string hash): reproducible, not for dice. */
export interface Seeded {
  /** A number from 0 (included) to 1 (excluded). */
  next(): number;
  /** A whole number from 0 to n − 1. */
  below(n: number): number;
}

export function seeded(seed: string): Seeded {
  let a = 0x9e3779b9;
  let b = 0x243f6a88;
  let c = 0xb7e15162;
  let d = 1;
  for (let i = 0; i < seed.length; i++) {
    a = Math.imul(a ^ seed.charCodeAt(i), 0x85ebca6b);
    a = (a << 13) | (a >>> 19);
    b = Math.imul(b + a, 0xc2b2ae35);
  }
  const next = (): number => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return (t >>> 0) / 2 ** 32;
  };
  for (let i = 0; i < 12; i++) next();
  return { next, below: (n) => Math.floor(next() * n) };
}
