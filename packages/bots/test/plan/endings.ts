import {
  advance,
  clone,
  decisions,
  type EventId,
  type GameState,
  LAST_ROUND,
  legalMoves,
  type Move,
  type PlayerState,
  type Seat,
  TRACKS,
} from '@khora/engine';
import { playerOf } from './beliefs.ts';

type Step = PlayerState['agenda'][number];

const PROGRESS: Step = {
  do: 'progress',
  tracks: TRACKS,
  discount: 0,
  source: { kind: 'phase', id: 'progress' },
};
const LAST = {
  /** A question that does not matter: the tests look at what passing leads to. */
  action: { action: 6, stage: 'progress', asked: { do: 'tradeGlory' } },
  progress: { action: null, stage: 'resolve', asked: PROGRESS },
} as const;

/** Makes this the last decision before the last event. */
export function atLast(state: GameState, seat: Seat, phase: keyof typeof LAST, event: EventId): void {
  const { asked, ...fields } = LAST[phase];
  Object.assign(state, { round: LAST_ROUND, phase, event, eventDeck: [], ...fields });
  for (const earners of Object.values(state.achievements)) earners.push(0);
  for (const player of state.players) Object.assign(player, { agenda: [], standby: 'idle', kept: [] });
  Object.assign(playerOf(state, seat), { agenda: [asked], standby: 'asked' });
}

/** All results that the seat can end with after this move while the others pass, drachmas breaking ties (R4.2). */
export function endings(state: GameState, seat: Seat, move: Move): Set<string> {
  const ends = new Set<string>();
  const follow = (before: GameState, who: Seat, answer: Move) => {
    const now = clone(before);
    advance(now, who, answer);
    const open = decisions(now)[0];
    if (open) {
      const moves = legalMoves(now, open.seat);
      for (const next of open.seat === seat ? moves : moves.slice(-1)) follow(now, open.seat, next);
    } else {
      const { points, drachmas } = playerOf(now, seat);
      ends.add(result(points + drachmas / 100));
    }
  };
  follow(state, seat, move);
  return ends;
}

export function result(value: number): string {
  return value.toFixed(4);
}
