export const FLOAT = 4;

/**
 * Where arrays of so many floats or whole numbers lie in a machine's memory, one after the other. Counts are multiples of
 * four, so that all addresses are aligned to vectors.
 */
export function addresses<K extends string>(
  counts: Readonly<Record<K, number>>,
): { readonly at: Readonly<Record<K, number>>; readonly bytes: number } {
  let bytes = 0;
  const at = {} as Record<K, number>;
  for (const key of Object.keys(counts) as K[]) {
    at[key] = bytes;
    bytes += counts[key] * FLOAT;
  }
  return { at, bytes };
}
