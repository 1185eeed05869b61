import type { GameEvent, Seat } from '@khora/engine';

type Log = readonly (readonly GameEvent[])[];

/** What happened at one move. */
export interface Told {
  readonly at: number;
  readonly events: readonly GameEvent[];
}

/**
 * Whose move it was: what the mover did comes first. Null if nothing is told about it, as when no dice are rerolled.
 */
export function moverOf([first]: readonly GameEvent[]): Seat | null {
  return first && 'seat' in first && first.type !== 'firstPlayer' ? first.seat : null;
}

/**
 * Everything since the seat's last move, including what that move caused for others; if a bot moved for the player,
 * everything since the first move they have not seen.
 */
export function sinceLastMove(log: Log, seat: Seat, unseen: number | null = null): Told[] {
  const last = log.findLastIndex((events, at) => at > 0 && moverOf(events) === seat);
  const isOwn = unseen === null || unseen > last;
  const first = isOwn ? last : unseen;
  return log.flatMap((events, at) => {
    const others =
      isOwn && at === last ? events.filter((event) => !('seat' in event) || event.seat !== seat) : events;
    return at >= Math.max(1, first) && others.length > 0 ? [{ at, events: others }] : [];
  });
}

/** The moves with which a round begins, by round. */
export function roundStarts(log: Log): { readonly round: number; readonly at: number }[] {
  const starts = new Map<number, number>();
  for (const [at, events] of log.entries())
    for (const event of events)
      if (event.type === 'phase' && event.round > 0 && !starts.has(event.round)) starts.set(event.round, at);
  return [...starts].map(([round, at]) => ({ round, at }));
}
