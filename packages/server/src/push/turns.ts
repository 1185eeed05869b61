import type { Seat } from '@khora/engine';
import { levelAt, type Table } from '../tables/table.ts';

/** The people whose turn it has become. */
export function newlyAsked(before: Table, after: Table): readonly string[] {
  const then = askedPeople(before);
  return askedPeople(after)
    .filter((seat) => !then.includes(seat))
    .flatMap((seat) => {
      const occupant = after.seats[seat];
      return occupant?.kind === 'player' ? occupant.user : [];
    });
}

function askedPeople(table: Table): readonly Seat[] {
  if (table.status !== 'playing' || !table.game) return [];
  // A player who has planned an answer is told only if the plan fails.
  return table.game.asked.filter((seat) => levelAt(table, seat) === null && !table.plans[seat]);
}
