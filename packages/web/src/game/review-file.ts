import type { Review } from '@khora/bots/review';
import type { GameRecord } from '@khora/engine';
import { download } from './record-file.ts';

/** A review to keep or to pass on, with its game and its reader's notes. */
export interface ReviewFile {
  readonly format: 'khora-review-file';
  readonly version: 1;
  readonly record: GameRecord;
  readonly players: readonly string[];
  readonly review: Review;
  readonly notes: string;
}

export function downloadReview(file: Omit<ReviewFile, 'format' | 'version'>, name: string): void {
  download({ format: 'khora-review-file', version: 1, ...file } satisfies ReviewFile, name);
}

/** What a file contains besides its record, if it is such a file. */
export function reviewIn(content: unknown): ReviewFile | null {
  if (typeof content !== 'object' || content === null) return null;
  const file = content as Partial<ReviewFile>;
  const isReview = file.format === 'khora-review-file' && file.review?.format === 'khora-review';
  return isReview && file.record ? (file as ReviewFile) : null;
}
