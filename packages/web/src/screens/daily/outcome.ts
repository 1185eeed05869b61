import { type GameRecord, type GameState, projectedPoints, replay, standings } from '@khora/engine';
import type { DailyOutcome } from '../../browser/daily-log.ts';

/** The result of a day's game for its first seat; null until it is finished. */
export function outcomeOf(record: GameRecord): DailyOutcome | null {
  const ends = new Map<number, number>();
  let last: GameState | null = null;
  for (const state of replay(record)) {
    last = state;
    if (state.round > 0) ends.set(state.round, projectedPoints(state)[0] ?? 0);
  }
  if (last?.phase !== 'over') return null;
  const [own, ...others] = standings(last);
  if (!own) return null;
  return {
    points: own.points,
    rank: own.rank,
    lead: own.points - Math.max(...others.map(({ points }) => points)),
    curve: [...ends.values()],
  };
}
