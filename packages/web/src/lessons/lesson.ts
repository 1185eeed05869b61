import type { Decision, GameSetup, Seat } from '@khora/engine';

/** The guided game, then the short lessons on single topics. */
export const LESSON_IDS = [
  'guided',
  'paying',
  'exploring',
  'progress',
  'events',
  'achievements',
  'endGame',
] as const;
export type LessonId = (typeof LESSON_IDS)[number];

export function isLessonId(id: string): id is LessonId {
  return LESSON_IDS.some((each) => each === id);
}

/** Learners sit here. */
export const LEARNER: Seat = 0;

/** What a cue points at: the next thing to press, or a piece of the table. */
export type Spot =
  | 'wanted'
  | 'city'
  | 'event'
  | 'dice'
  | 'hand'
  | 'map'
  | 'achievements'
  | 'tracks'
  | 'score'
  | 'points'
  | 'drachmas'
  | 'scrolls'
  | 'citizens'
  | 'troops'
  | 'taxes'
  | 'glory';

/** One thing to do, if it asks for something, or otherwise to read. */
export interface WrittenCue {
  /** Names its text among those of the lesson. */
  readonly key: string;
  readonly at: Spot;
  /** The question that the learner answers with their next move in the line. */
  readonly asks?: Decision['kind'];
}

/** A lesson as it is written; everything else follows from the rules. */
export interface Lesson {
  readonly id: LessonId;
  readonly setup: GameSetup;
  /** All players' moves, one per line. */
  readonly moves: string;
  /** How many of them have been made when it begins. */
  readonly start: number;
  readonly cues: readonly WrittenCue[];
}
