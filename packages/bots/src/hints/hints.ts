import type { GameView, Move } from '@khora/engine';
import type { Thinking } from '../bot.ts';
import { clockFor } from '../clock.ts';
import { weigh } from '../levels.ts';
import { calibrated, type Shown } from './calibration.ts';
import type { HintReason } from './reasons/reason.ts';
import { reasonsOf } from './reasons/reasons.ts';
import { tryMoves } from './trials.ts';

/** A move found by the strongest level, with what it leads to if everybody then plays on like a Trierarch. */
export interface Hint extends Shown {
  readonly move: Move;
  /** The most important first. */
  readonly reasons: readonly HintReason[];
}

export interface HintOptions extends Thinking {
  /** How many moves to return. */
  readonly count?: number;
  /** For trying out the moves that are shown, in addition to the budget for finding them. */
  readonly milliseconds?: number;
}

/** The best few moves for the view's seat, in Archon's own order. */
export function hints(view: GameView, { count = 3, milliseconds, ...thinking }: HintOptions): Hint[] {
  const moves = weigh(view, thinking)
    .slice(0, count)
    .map(({ move }) => move);
  const clock = milliseconds === undefined ? {} : { clock: clockFor({ milliseconds }) };
  return tryMoves(view, moves, { seed: thinking.seed, ...clock }).map(({ move, raw }) => ({
    move,
    ...calibrated(raw),
    reasons: reasonsOf(view, move),
  }));
}
