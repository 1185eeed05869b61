import { dailyGame } from '@khora/protocol/client';
import { dailyId, noteBegun } from '../../browser/daily-log.ts';
import { createGame } from '../../game/client.ts';
import type { SeatPlan } from '../../runner/game.ts';
import { newId } from '../../runner/ids.ts';

/** Begins the game of a day, or repeats it for practice; returns the game's id. */
export function beginDaily(day: string, names: readonly string[], { counts }: { counts: boolean }): string {
  const { setup, rivals } = dailyGame(day);
  const [own = '', ...others] = names;
  const seats: SeatPlan[] = [
    { kind: 'human', name: own },
    ...rivals.map((level, rival): SeatPlan => ({ kind: 'bot', name: others[rival] ?? '', level })),
  ];
  const id = counts ? dailyId(day) : dailyId(day, newId(6));
  if (counts) noteBegun(day, Date.now());
  createGame(id, setup, seats);
  return id;
}
