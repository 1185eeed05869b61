/** The smallest fraction of a point, and of a chance, that an account shows. */
const GRAIN = 1e4;

export function rounded(value: number): number {
  return Math.round(value * GRAIN) / GRAIN || 0;
}

/**
 * Rounds amounts so that they add up to the rounded total: the running sum is rounded, and each amount is the
 * difference between one rounded sum and the next.
 */
export function steadied(amounts: readonly number[], end: number, round = rounded): number[] {
  let sum = 0;
  let told = 0;
  return amounts.map((amount, index) => {
    sum += amount;
    const now = round(index === amounts.length - 1 ? end : sum);
    const by = round(now - told);
    told = now;
    return by;
  });
}
