import { DEPTHS, reviewing } from '@khora/bots/review';
import type { ReviewReport, ReviewRequest } from './game/review-messages.ts';

/** The side of a worker's scope that we use; the DOM's types only know the page's. */
interface Scope {
  postMessage(report: ReviewReport, options: StructuredSerializeOptions): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<ReviewRequest>) => void): void;
}

const scope = globalThis as unknown as Scope;

/** How often the progress bar is updated. */
const EVERY = 100;

// The page ends this worker when nobody is waiting any more.
scope.addEventListener('message', ({ data: { record, depth } }) => {
  let told = 0;
  try {
    for (const progress of reviewing(record, { depth: DEPTHS[depth] })) {
      const now = performance.now();
      if (!progress.review && now - told < EVERY) continue;
      told = now;
      scope.postMessage(progress, {});
    }
  } catch (error) {
    scope.postMessage({ failed: error instanceof Error ? error.message : String(error) }, {});
  }
});
