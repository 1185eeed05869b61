const state = new Int32Array(16);

/** One block of ChaCha20 (RFC 8439): sixteen words that nobody can tell from random ones without the key. */
export function chacha20(
  key: Int32Array,
  counter: number,
  nonce: readonly [number, number, number],
  out: Int32Array,
): void {
  state[0] = 0x61707865;
  state[1] = 0x3320646e;
  state[2] = 0x79622d32;
  state[3] = 0x6b206574;
  for (let i = 0; i < 8; i++) state[4 + i] = key[i] ?? 0;
  state[12] = counter;
  state[13] = nonce[0];
  state[14] = nonce[1];
  state[15] = nonce[2];
  for (let i = 0; i < 16; i++) out[i] = state[i] ?? 0;
  for (let round = 0; round < 10; round++) {
    quarter(out, 0, 4, 8, 12);
    quarter(out, 1, 5, 9, 13);
    quarter(out, 2, 6, 10, 14);
    quarter(out, 3, 7, 11, 15);
    quarter(out, 0, 5, 10, 15);
    quarter(out, 1, 6, 11, 12);
    quarter(out, 2, 7, 8, 13);
    quarter(out, 3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) out[i] = (out[i] ?? 0) + (state[i] ?? 0);
}

function quarter(x: Int32Array, ia: number, ib: number, ic: number, id: number): void {
  let a = x[ia] ?? 0;
  let b = x[ib] ?? 0;
  let c = x[ic] ?? 0;
  let d = x[id] ?? 0;
  a = (a + b) | 0;
  d = rotate(d ^ a, 16);
  c = (c + d) | 0;
  b = rotate(b ^ c, 12);
  a = (a + b) | 0;
  d = rotate(d ^ a, 8);
  c = (c + d) | 0;
  b = rotate(b ^ c, 7);
  x[ia] = a;
  x[ib] = b;
  x[ic] = c;
  x[id] = d;
}

function rotate(value: number, by: number): number {
  return (value << by) | (value >>> (32 - by));
}
