import { type GameSetup, sha256Hex } from '@khora/engine';
import type { Level } from '../vocabulary/vocabulary.ts';

/** The same game for everybody on one day. The player has seat 0. */
export interface DailyGame {
  /** Such as 2026-11-17. */
  readonly day: string;
  readonly setup: GameSetup;
  /** From seat 1 on. They choose only by what they see, so that everybody meets the same opponents. */
  readonly rivals: readonly Level[];
}

/** The day of a moment, in UTC, so that the game changes everywhere at the same time. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** The game of a day. It follows from the date, so there is one without a server too. */
export function dailyGame(day: string): DailyGame {
  return {
    day,
    setup: { players: 4, seed: sha256Hex(`khora game of the day\n${day}`) },
    rivals: ['citizen', 'citizen', 'citizen'],
  };
}
