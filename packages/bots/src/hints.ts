import type { GameView, Move } from '@khora/engine';
import type { Thinking } from './bot.ts';
import { type Gain, gainsOf } from './gains.ts';
import { weigh } from './levels.ts';

/** A move with what the strongest bot expects of it, and what it gains. */
export interface Hint {
  readonly move: Move;
  /** The chance of winning, 0 to 1. */
  readonly win: number;
  /** Expected final points. */
  readonly points: number;
  readonly gains: readonly Gain[];
}

/** As long as there is something to choose, nothing is decided: no chance is shown as 0 or 100 %. */
const UNSURE = 0.01;

/** The best few moves of the view's seat, in the bot's own order, best first. */
export function hints(
  view: GameView,
  { count = 3, ...thinking }: Thinking & { readonly count?: number },
): Hint[] {
  const weighed = weigh(view, thinking);
  return weighed.slice(0, count).map(({ move, estimate }) => ({
    move,
    win: Math.min(1 - UNSURE, Math.max(UNSURE, estimate.win[0] ?? 0)),
    points: estimate.points[0] ?? 0,
    gains: gainsOf(view, move),
  }));
}
