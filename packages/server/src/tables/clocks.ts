import { type Seat, seated } from '@khora/engine';
import type { ClockFace, ClockRule } from '@khora/protocol';

const SECOND = 1000;
/** The least time that a returning player has in live games. */
const GRACE = 60 * SECOND;

/** What everyone has at the start; null without clocks. */
export function newClocks(rule: ClockRule, players: number): readonly ClockFace[] | null {
  if (rule.kind === 'none') return null;
  const left = (rule.kind === 'live' ? rule.bank : rule.perMove) * SECOND;
  return Array.from({ length: players }, () => ({ left, since: null }));
}

interface Moment {
  readonly rule: ClockRule;
  readonly at: number;
  /** Whether the seat is now asked and held by a person. */
  readonly runs: (seat: Seat) => boolean;
  /** By seat, until when the clock stands still. */
  readonly rests: readonly (number | null)[];
  /** The seat that has just answered. */
  readonly answered: Seat | null;
}

/** The clocks after an event: those of players who have answered stop, those of players who are asked run. */
export function tickedClocks(
  clocks: readonly ClockFace[],
  { rule, at, runs, rests, answered }: Moment,
): readonly ClockFace[] {
  return seated(clocks).map(([clock, seat]) => {
    const goesOn = runs(seat);
    const start = Math.max(at, rests[seat] ?? 0);
    if (clock.since === null) return goesOn ? { ...clock, since: start } : clock;
    if (goesOn && answered !== seat) return clock;
    const used = Math.max(0, at - clock.since);
    return { left: refilled(rule, clock.left - used), since: goesOn ? start : null };
  });
}

function refilled(rule: ClockRule, left: number): number {
  if (rule.kind === 'correspondence') return rule.perMove * SECOND;
  return Math.max(0, left) + (rule.kind === 'live' ? rule.increment * SECOND : 0);
}

/** The clock of a player who has days off: the time before they began counts, and it continues when they are over. */
export function rested(
  clock: ClockFace,
  { from, until, at }: { readonly from: number; readonly until: number; readonly at: number },
): ClockFace {
  if (clock.since === null) return clock;
  const used = Math.max(0, Math.min(from, at) - clock.since);
  return { left: clock.left - used, since: Math.max(until, at) };
}

/** A player who ran out of time has none; one who returns gets a little. */
export function emptied(clock: ClockFace): ClockFace {
  return { ...clock, left: 0, since: null };
}

export function returned(rule: ClockRule, clock: ClockFace): ClockFace {
  if (rule.kind === 'correspondence') return { left: rule.perMove * SECOND, since: null };
  const least = rule.kind === 'live' ? Math.min(rule.bank * SECOND, GRACE) : 0;
  return { left: Math.max(clock.left, least), since: null };
}
