export const FLOAT = 4;

/**
 * The addresses of arrays of floats or whole numbers in a machine's memory, one after another. Counts are multiples of
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
