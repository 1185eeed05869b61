import type { Review } from '@khora/bots/review';
import { REVIEW_VERSION } from '@khora/bots/review-tools';
import type { Seat } from '@khora/engine';
import { Store } from './storage.ts';

/** A review as it is stored on this device, with its reader's notes. */
export interface KeptReview {
  /** Of the game. */
  readonly id: string;
  readonly made: number;
  /** The seat of the person whose game it was, if that is clear. */
  readonly seat: Seat | null;
  readonly review: Review;
  readonly notes: string;
}

/** Stored apart from the games, so that changing one does not affect the other. */
const reviews = new Store<KeptReview>('khora-reviews', 'reviews');

/** If storage is forbidden, a review is made again once the page was closed. */
export async function readReview(id: string): Promise<KeptReview | null> {
  return reviews.unkept.get(id) ?? (await reviews.get(id).catch(() => null)) ?? null;
}

export async function keepReview(review: KeptReview): Promise<void> {
  await reviews.bring(review);
}

/** Whether a review has the form that this client expects; others are made again. */
export function isCurrent({ review }: Pick<KeptReview, 'review'>): boolean {
  return review.version === REVIEW_VERSION;
}

/** All reviews on this device, latest first. */
export async function listReviews(): Promise<readonly KeptReview[]> {
  const stored = (await reviews.all().catch(() => [])) as readonly KeptReview[];
  return latestFirst([...stored, ...reviews.unkept.values()]);
}

function latestFirst(reviews: readonly KeptReview[]): readonly KeptReview[] {
  return reviews.filter(isCurrent).toSorted((a, b) => b.made - a.made);
}
