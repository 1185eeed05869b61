import type { Review } from '@khora/bots/review';
import { REVIEW_VERSION } from '@khora/bots/review-tools';
import type { Seat } from '@khora/engine';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

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

interface Storage extends DBSchema {
  reviews: { key: string; value: KeptReview };
}

let opened: Promise<IDBPDatabase<Storage>> | null = null;

/** Stored apart from the games, so that changing one does not affect the other. */
function database(): Promise<IDBPDatabase<Storage>> {
  opened ??= openDB<Storage>('khora-reviews', 1, {
    upgrade(db) {
      db.createObjectStore('reviews', { keyPath: 'id' });
    },
  });
  return opened;
}

/** If storage is forbidden, a review is made again. */
export async function readReview(id: string): Promise<KeptReview | null> {
  try {
    return (await (await database()).get('reviews', id)) ?? null;
  } catch {
    opened = null;
    return null;
  }
}

export async function keepReview(review: KeptReview): Promise<void> {
  try {
    await (await database()).put('reviews', review);
  } catch {
    opened = null;
  }
}

/** Whether a review has the form that this client expects; others are made again. */
export function isCurrent({ review }: Pick<KeptReview, 'review'>): boolean {
  return review.version === REVIEW_VERSION;
}

/** All reviews on this device, latest first. */
export async function listReviews(): Promise<readonly KeptReview[]> {
  try {
    const all = await (await database()).getAll('reviews');
    return all.filter(isCurrent).sort((a, b) => b.made - a.made);
  } catch {
    opened = null;
    return [];
  }
}
