/** Choices that look random but are always the same for the same seed. */
export interface Choices {
  /** A whole number from 0 to n − 1. */
  below(n: number): number;
  pick<T>(list: readonly T[]): T;
  /** True once in n times. */
  oneIn(n: number): boolean;
  shuffled<T>(list: readonly T[]): T[];
}

/** A generator of its own (sfc32), so that no fault in the engine can influence its own tests. */
export function choicesFrom(seed: string): Choices {
  const next = sfc32(seed);
  const below = (n: number) => Math.floor((next() / 2 ** 32) * n);
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new RangeError('There is nothing to choose from.');
    return list[below(list.length)] as T;
  };
  const shuffled = <T>(list: readonly T[]): T[] => {
    const rest = [...list];
    return list.map(() => rest.splice(below(rest.length), 1)[0] as T);
  };
  return { below, pick, oneIn: (n) => below(n) === 0, shuffled };
}

function sfc32(seed: string): () => number {
  let a = 0x9e3779b9;
  let b = 0x243f6a88;
  let c = fnv1a(seed);
  let counter = 1;
  const next = () => {
    const sum = (a + b + counter++) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  for (let warmUp = 0; warmUp < 12; warmUp++) next();
  return next;
}

function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash | 0;
}
