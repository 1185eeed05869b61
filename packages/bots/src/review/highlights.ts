import type { Seat } from '@khora/engine';
import type { RatedDecision } from './decisions/decisions.ts';
import type { Review, Swing } from './review.ts';

const TURNS = 5;

/** The largest changes in anybody's chance of winning, in order. */
export function turningPoints({ swings }: Pick<Review, 'swings'>): readonly Swing[] {
  const size = ({ win }: Swing) => Math.max(...win.map(Math.abs));
  return swings
    .toSorted((a, b) => size(b) - size(a))
    .slice(0, TURNS)
    .sort((a, b) => a.index - b.index);
}

/** How many of a player's decisions are shown as the best, and how many as the worst. */
export const HIGHLIGHTS = 3;
/** In points: what is less would be written as nothing. */
const LEAST = 0.05;

export function isMeasurable(points: number): boolean {
  return points >= LEAST;
}

/** A seat's decisions that gave something away, the most expensive first. */
export function worstOf({ decisions }: Pick<Review, 'decisions'>, seat: Seat): readonly RatedDecision[] {
  return decisions
    .filter((decision) => decision.seat === seat && decision.better && isMeasurable(decision.loss))
    .toSorted((a, b) => b.loss - a.loss);
}

/** A good decision, and how many points it is better than what the reference would have played, or than the next best move. */
export interface Feat {
  readonly decision: RatedDecision;
  readonly by: number;
  readonly over: 'reference' | 'next';
}

/** A seat's best decisions: first those that were better than the reference's, then the best moves that were found. */
export function bestOf({ decisions }: Pick<Review, 'decisions'>, seat: Seat): readonly Feat[] {
  const feats = decisions.flatMap((decision) => (decision.seat === seat ? (featOf(decision) ?? []) : []));
  const rank = ({ over }: Feat) => (over === 'reference' ? 0 : 1);
  return feats.toSorted((a, b) => rank(a) - rank(b) || b.by - a.by);
}

function featOf(decision: RatedDecision): Feat | null {
  const { gain, loss, better, others } = decision;
  if (isMeasurable(gain) && loss < gain) return { decision, by: gain, over: 'reference' };
  const ahead = Math.min(...others.map((other) => other.loss));
  const isFound = !better && others.length > 0 && isMeasurable(ahead);
  return isFound ? { decision, by: ahead, over: 'next' } : null;
}
