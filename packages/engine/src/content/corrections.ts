import type { BaseFacts } from './content.ts';

/** One correction of a component fact, once the box has told better. */
export interface Correction {
  /** What was wrong and how it is known now. */
  readonly note: string;
  readonly correct: (facts: BaseFacts) => void;
}

/**
 * Append, never edit: version n of the rules is the base tables with the first n − 1 corrections, so that a record
 * replays by the numbers it was played with. A line reads
 * `{ note: 'box: …', correct: ({ spaces }) => { spaces['blue-4-4'].loss = 3; } },`
 */
export const CORRECTIONS: readonly Correction[] = [];
