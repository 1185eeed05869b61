import type { DepthId, ReviewSoFar } from '@khora/bots/review';
import type { GameRecord } from '@khora/engine';

/** What the page asks of the worker that reviews a game. */
export interface ReviewRequest {
  readonly record: GameRecord;
  readonly depth: DepthId;
}

/** What the worker answers. */
export type ReviewReport = ReviewSoFar | { readonly failed: string };
