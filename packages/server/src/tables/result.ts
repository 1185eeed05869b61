import { type Seat, standings } from '@khora/engine';
import type { Leaving, Place } from '@khora/protocol';
import type { Game, Table } from './table.ts';

/** How a game ended, by seat; null while it has not. */
export function resultOf(table: Table): readonly Place[] | null {
  const { game, status } = table;
  if (!game || status !== 'finished') return null;
  const ranks = ranksOf(table, game);
  return standings(game.state).map(({ seat, points }) => ({
    rank: ranks[seat] ?? ranks.length,
    points,
    left: leavingOf(table, seat),
  }));
}

/** The place of each seat: those who left come last, the first to leave behind the others. */
export function ranksOf({ left }: Table, { state }: Game): readonly number[] {
  const all = standings(state);
  const stayed = all.filter(({ seat }) => !left.includes(seat));
  return all.map(({ seat, rank }) => {
    const gone = left.indexOf(seat);
    if (gone >= 0) return all.length - gone;
    return 1 + stayed.filter((other) => other.rank < rank).length;
  });
}

function leavingOf({ seats, founding }: Table, seat: Seat): Leaving | null {
  const occupant = seats[seat];
  if (occupant?.kind !== 'player') return null;
  // Without a clock nobody runs out of time: the others have let a bot take over.
  if (occupant.away === 'absent') return founding.settings.clock.kind === 'none' ? 'vanished' : 'timeout';
  return occupant.away;
}
