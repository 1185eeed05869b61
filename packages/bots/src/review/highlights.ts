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

const SHOWN = 3;
const SLIGHT = 0.5;

/** A seat's most expensive decisions. */
export function worstOf(
  { decisions }: Pick<Review, 'decisions'>,
  seat: Seat,
  count: number = SHOWN,
): readonly RatedDecision[] {
  return decisions
    .filter((decision) => decision.seat === seat && decision.better && decision.loss > SLIGHT)
    .toSorted((a, b) => b.loss - a.loss)
    .slice(0, count);
}

/** The decisions with which a seat gained most against the reference's moves. */
export function bestOf({ decisions }: Pick<Review, 'decisions'>, seat: Seat): readonly RatedDecision[] {
  return decisions
    .filter((decision) => decision.seat === seat && decision.gain > SLIGHT && decision.loss < decision.gain)
    .toSorted((a, b) => b.gain - a.gain)
    .slice(0, SHOWN);
}
