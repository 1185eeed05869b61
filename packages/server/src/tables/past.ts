import type { Move, Seat } from '@khora/engine';

/** Who moved, the move, and the version of the table that it led to. */
interface Made {
  readonly seat: Seat;
  readonly move: Move;
  readonly version: number;
}

/**
 * The last move of a game, linked to all earlier ones: a game with one more move shares the past of the game before it.
 * A server holds hundreds of thousands of them and seldom looks at one, so each is kept small.
 */
export interface Past {
  readonly before: Past | null;
  /** How many moves there are up to this one. */
  readonly length: number;
  readonly seat: Seat;
  /** As JSON: one thing for the garbage collector instead of five. */
  readonly move: string;
  readonly version: number;
}

export function withMove(before: Past | null, { seat, move, version }: Made): Past {
  return { before, length: lengthOf(before) + 1, seat, move: JSON.stringify(move), version };
}

/** Also works for a game that has not begun. */
export function lengthOf(past: Past | null | undefined): number {
  return past?.length ?? 0;
}

export function hasMoved(past: Past | null, seat: Seat): boolean {
  for (let made = past; made; made = made.before) if (made.seat === seat) return true;
  return false;
}

/** From the first move to the last. */
export function movesOf(past: Past | null): Made[] {
  const moves: Made[] = [];
  for (let made = past; made; made = made.before)
    moves.push({ seat: made.seat, move: JSON.parse(made.move) as Move, version: made.version });
  return moves.toReversed();
}

/** The past as it was at a version, without what has been taken back since. */
export function pastAt(past: Past | null, version: number): Past | null {
  let made = past;
  while (made && made.version > version) made = made.before;
  return made;
}

/** The past without the last move of a seat. */
export function withoutLast(past: Past | null, seat: Seat): Past | null {
  if (!past) return null;
  if (past.seat === seat) return past.before;
  const before = withoutLast(past.before, seat);
  return { ...past, before, length: lengthOf(before) + 1 };
}
