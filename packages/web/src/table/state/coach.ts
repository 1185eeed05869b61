import type { Move } from '@khora/engine';
import type { ReactNode } from 'react';
import type { Spot } from '../../lessons/lesson.ts';

/** Somebody who explains the table cue by cue, in place of the bare question. */
export interface Coach {
  /** Different for every cue. */
  readonly key: string;
  /** What to do or to see, and why. */
  readonly text: string;
  readonly spot: Spot;
  /** The move to make; null while there is only something to read, when nothing is asked. */
  readonly wanted: Move | null;
  /** Why a move is not the one to make now; null if it is. */
  readonly objection: (move: Move) => string | null;
  /** What to say to somebody who presses where there is nothing to do now. */
  readonly elsewhere: string;
  /** Goes to the next cue; null if the move does so, or at the end. */
  readonly next: (() => void) | null;
  /** How far the learner is, the rule behind the cue, and the way out. */
  readonly head: ReactNode;
  /** What replaces the usual buttons. */
  readonly buttons: ReactNode | null;
}
