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

/** What could not be stored; it lasts until the page is closed. */
const unkept = new Map<string, KeptReview>();

/** Stored apart from the games, so that changing one does not affect the other. */
function database(): Promise<IDBPDatabase<Storage>> {
  opened ??= openDB<Storage>('khora-reviews', 1, {
    upgrade(db) {
      db.createObjectStore('reviews', { keyPath: 'id' });
    },
  });
  return opened;
}

/** If storage is forbidden, a review is made again once the page was closed. */
export async function readReview(id: string): Promise<KeptReview | null> {
  try {
    return unkept.get(id) ?? (await (await database()).get('reviews', id)) ?? null;
  } catch {
    opened = null;
    return null;
  }
}

export async function keepReview(review: KeptReview): Promise<void> {
  try {
    await (await database()).put('reviews', review);
    unkept.delete(review.id);
  } catch {
    opened = null;
    unkept.set(review.id, review);
  }
}

/** Whether a review has the form that this client expects; others are made again. */
export function isCurrent({ review }: Pick<KeptReview, 'review'>): boolean {
  return review.version === REVIEW_VERSION;
}

/** All reviews on this device, latest first. */
export async function listReviews(): Promise<readonly KeptReview[]> {
  try {
    return latestFirst([...(await (await database()).getAll('reviews')), ...unkept.values()]);
  } catch {
    opened = null;
    return latestFirst([...unkept.values()]);
  }
}

function latestFirst(reviews: readonly KeptReview[]): readonly KeptReview[] {
  return reviews.filter(isCurrent).toSorted((a, b) => b.made - a.made);
}
