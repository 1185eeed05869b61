export const PACES = ['instant', 'brisk', 'calm'] as const;
/** How fast moves are shown that the player should be able to follow. */
export type Pace = (typeof PACES)[number];

/** Milliseconds between two such moves. */
export const PAUSES: Readonly<Record<Pace, number>> = { instant: 0, brisk: 450, calm: 1200 };
