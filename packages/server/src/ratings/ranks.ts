import { standings } from '@khora/engine';
import type { Game, Table } from '../tables/table.ts';

/** The place of each seat, by seat: those who resigned come last, who resigned first behind the others. */
export function ranksOf({ resigned }: Table, { state }: Game): readonly number[] {
  const all = standings(state);
  const stayed = all.filter(({ seat }) => !resigned.includes(seat));
  return all.map(({ seat, rank }) => {
    const left = resigned.indexOf(seat);
    if (left >= 0) return all.length - left;
    return 1 + stayed.filter((other) => other.rank < rank).length;
  });
}
