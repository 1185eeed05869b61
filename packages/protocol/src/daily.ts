import { type GameSetup, sha256Hex } from '@khora/engine';
import type { Level } from './vocabulary.ts';

/** The same game for everybody on one day. Whoever plays it has seat 0. */
export interface DailyGame {
  /** As in 2026-11-17. */
  readonly day: string;
  readonly setup: GameSetup;
  /** From seat 1 on. They choose by what they see alone, so that everybody meets the same. */
  readonly rivals: readonly Level[];
}

/** The day of a moment, by UTC: the game changes everywhere at the same time. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** The game of a day. It follows from the date, so that there is one without a server, too. */
export function dailyGame(day: string): DailyGame {
  return {
    day,
    setup: { players: 4, seed: sha256Hex(`khora game of the day\n${day}`) },
    rivals: ['citizen', 'citizen', 'citizen'],
  };
}
