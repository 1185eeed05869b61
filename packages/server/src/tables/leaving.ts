import { type Seat, seated } from '@khora/engine';
import { type Remedy, STALLING_AFTER, VANISHED_AFTER } from '@khora/protocol';
import { Refused } from '../errors.ts';
import type { Entry } from './entry.ts';
import { hasMoved, lengthOf } from './past.ts';
import { hasLeft, levelAt, type Table } from './table.ts';

/** Who is at a table, as far as that is known. */
export interface Presence {
  isHere(table: string, user: string): boolean;
  /** When they were last there; null if unknown. */
  lastSeen(table: string, user: string): number | null;
}

/** What decides whether the others have waited long enough. */
export interface Moment {
  readonly now: number;
  readonly presence: Presence;
}

interface Person {
  readonly seat: Seat;
  readonly user: string;
}

/** The people who have not left, away for a while or not. */
function peopleAt(table: Table): readonly Person[] {
  return seated(table.seats).flatMap(([occupant, seat]) =>
    occupant.kind === 'player' && !hasLeft(table, seat) ? { seat, user: occupant.user } : [],
  );
}

/** Ends a game that has hardly begun. Leaving later means resigning. */
export function abort(table: Table, seat: Seat): Entry {
  if (table.status === 'playing' && !isBeginning(table))
    throw new Refused(
      'too-late',
      'A game can only be aborted until everybody has made a first move. You can resign.',
    );
  return { type: 'abort', seat, free: false };
}

/** Whether what a player does has cost anybody else time. */
export function hasCompany({ seats }: Table): boolean {
  return seats.filter(({ kind }) => kind === 'player').length > 1;
}

/** Whether somebody has yet to make a first move. */
export function isBeginning({ game, seats }: Table): boolean {
  // A game with more moves than this is past its beginning, so there is no need to look at each of them.
  if (!game || lengthOf(game.past) > 3 * seats.length) return false;
  return seated(seats).some(([{ kind }, seat]) => kind === 'player' && !hasMoved(game.past, seat));
}

/** What a player does about others who keep a game without a clock waiting. */
export function remedy(table: Table, seat: Seat, chosen: Remedy, moment: Moment): Entry[] {
  const vanished = vanishedAt(table, moment);
  if (vanished.length === 0 || vanished.some((other) => other.seat === seat))
    throw new Refused('not-yet', 'You have not waited long enough to do this.');
  const seats = vanished.map((other) => other.seat);
  switch (chosen) {
    case 'bot':
      return seats.map((other) =>
        table.founding.settings.rated
          ? { type: 'forfeit', seat: other, how: 'vanished' }
          : { type: 'absent', seat: other },
      );
    case 'abort':
      if ((table.game?.state.round ?? 0) > 1)
        throw new Refused('too-late', 'A game can only be aborted before its second round.');
      return [{ type: 'abort', seat, free: true }];
    case 'claim':
      if (peopleAt(table).some((other) => other.seat !== seat && !seats.includes(other.seat)))
        throw new Refused(
          'not-allowed',
          'Others are still playing: let a bot take over for the player who is gone.',
        );
      return [{ type: 'claim', seat, vanished: seats }];
    default:
      return chosen satisfies never;
  }
}

/** The people the game is waiting for, if the others have waited long enough. */
function vanishedAt(table: Table, { now, presence }: Moment): readonly Person[] {
  const { founding, updated, game, status } = table;
  if (status !== 'playing' || !game || founding.settings.clock.kind !== 'none') return [];
  const waiting = peopleAt(table).filter(
    ({ seat }) => game.asked.includes(seat) && levelAt(table, seat) === null,
  );
  const isLate = ({ user }: Person) => {
    if (now - updated >= STALLING_AFTER) return true;
    if (founding.settings.rated) return false;
    const seen = presence.lastSeen(founding.id, user) ?? 0;
    return !presence.isHere(founding.id, user) && now - Math.max(updated, seen) >= VANISHED_AFTER;
  };
  return waiting.every(isLate) ? waiting : [];
}
