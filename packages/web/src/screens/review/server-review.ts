import type { Review } from '@khora/bots/review';
import type { GameReview } from '@khora/protocol';
import { isCurrent } from '../../browser/reviews.ts';
import { ApiError, reviews } from '../../online/connection/api.ts';

interface Listening {
  /** How far the server has got, and what it has found so far. */
  readonly onProgress: (
    progress: Pick<GameReview, 'status' | 'done'> & { readonly review: Review | null },
  ) => void;
  readonly isLeft: () => boolean;
}

const EVERY = 1500;

/** The review that a server makes of its own game; null if it makes none, and the browser must. */
export async function serverReview(table: string, { onProgress, isLeft }: Listening): Promise<Review | null> {
  try {
    let answer = await asked(table);
    let soFar: Review | null = null;
    while (!isLeft() && (answer.status === 'waiting' || answer.status === 'working')) {
      soFar = reviewIn(answer) ?? soFar;
      onProgress({ ...answer, review: soFar });
      await new Promise((resolve) => {
        setTimeout(resolve, EVERY);
      });
      answer = await reviews.find(table, soFar?.samples.playouts);
    }
    return answer.status === 'ready' ? reviewIn(answer) : null;
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

function reviewIn({ review: found }: GameReview): Review | null {
  const review = found as Review | null;
  return review && isCurrent({ review }) ? review : null;
}

/** A spectator cannot ask, but may see what others have asked for. */
async function asked(table: string): Promise<GameReview> {
  const found = await reviews.find(table);
  return found.status === 'none' || found.status === 'failed' ? reviews.ask(table) : found;
}
