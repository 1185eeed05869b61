import {
  type GameEvent,
  type GameState,
  IllegalMoveError,
  InvalidSetupError,
  replayEvents,
} from '@khora/engine';
import { InputError } from '../terminal/errors.ts';
import type { LabRecord } from './record.ts';

/** A position of a recorded game, and what led to it. */
export interface Frame {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

export interface Frames {
  /** The first decision, then the position after each move. */
  readonly frames: readonly Frame[];
  /** Why the rest cannot be shown; null if there is none. */
  readonly broken: string | null;
}

/** All positions of a record, up to the first illegal move. */
export function framesOf(record: LabRecord): Frames {
  const frames: Frame[] = [];
  try {
    for (const frame of replayEvents(record)) frames.push(frame);
    return { frames, broken: null };
  } catch (error) {
    if (error instanceof InvalidSetupError)
      throw new InputError(`The record's setup is not valid: ${error.message}`);
    if (!(error instanceof IllegalMoveError)) throw error;
    return {
      frames,
      broken: `Move ${frames.length} is illegal: ${error.message}. 'khora verify' says more.`,
    };
  }
}
