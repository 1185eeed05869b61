import { type Seat, seated } from '@khora/engine';
import type { Save, SeatPlan } from './game.ts';

/** The seat of the only person among bots; null if there are several people, or none. */
export function onlyPerson(seats: readonly SeatPlan[]): Seat | null {
  const people = seated(seats).filter(([{ kind }]) => kind === 'human');
  return people.length === 1 ? (people[0]?.[1] ?? null) : null;
}

/** Earlier versions did not say whose game it was, but one from a file or a link was only as old as its last move. */
export function ownSeatOf({ own, seats, record, created, updated }: Save): Seat | null {
  if (own !== undefined) return own;
  const beganHere = created < updated || record.moves.length === 0;
  return beganHere ? onlyPerson(seats) : null;
}
