import { addDifference, type Vector, zero } from '../worlds/vectors.ts';

/**
 * What each of several simultaneous choices did, averaged over every order in which they could have been made (the
 * Shapley value). `values` has one entry for each set of choices made, as bits.
 */
export function sharesOf(values: readonly Vector[]): Vector[] {
  const members = Math.log2(values.length);
  const length = values[0]?.length ?? 0;
  return Array.from({ length: members }, (_, member) => {
    const share = zero(length);
    const own = 1 << member;
    values.forEach((without, set) => {
      const joined = values[set | own];
      if (set & own || !joined) return;
      addDifference(share, joined, without, weightOf(bitsOf(set), members));
    });
    return share;
  });
}

/** The share of all orders in which exactly this many others came before. */
function weightOf(before: number, members: number): number {
  return (factorial(before) * factorial(members - before - 1)) / factorial(members);
}

function factorial(n: number): number {
  return n < 2 ? 1 : n * factorial(n - 1);
}

function bitsOf(set: number): number {
  let bits = 0;
  for (let rest = set; rest > 0; rest &= rest - 1) bits += 1;
  return bits;
}
