import type { DepthId, Review } from '@khora/bots/review';
import type { GameRecord, Seat } from '@khora/engine';
import { useEffect, useRef, useState } from 'react';
import { isCurrent, keepReview, readReview } from '../../browser/reviews.ts';
import type { ReviewReport, ReviewRequest } from '../../game/review-messages.ts';
import { tableOf } from '../../runner/ids.ts';
import { serverReview } from './server-review.ts';

export interface Reviewed {
  readonly review: Review | null;
  /** From 0 to 1. */
  readonly done: number;
  readonly failed: string | null;
  readonly notes: string;
  /** Who makes the review: this browser, or the server, where others may come first. */
  readonly by: 'browser' | 'server' | 'queue';
}

const BEGUN: Reviewed = { review: null, done: 0, failed: null, notes: '', by: 'browser' };

/** Only tests use less than that. */
function depthWanted(): DepthId {
  return new URLSearchParams(window.location.search).get('depth') === 'glance' ? 'glance' : 'standard';
}

/** The review of a game: the stored one, or a new one that becomes more precise while the player watches. */
export function useReview(
  id: string,
  record: GameRecord | null,
  seat: Seat | null,
): Reviewed & { readonly write: (notes: string) => void } {
  const [state, setState] = useState(BEGUN);
  // Notes may be written before the review is complete; they are kept with it.
  const written = useRef<string | null>(null);
  useEffect(() => {
    if (!record) return undefined;
    let worker: Worker | null = null;
    const leaving = new AbortController();
    const isLeft = () => leaving.signal.aborted;
    const table = tableOf(id);
    const begin = async () => {
      const kept = await readReview(id);
      if (isLeft()) return;
      const notes = kept?.notes ?? '';
      if (kept && isCurrent(kept)) {
        setState({ ...BEGUN, review: kept.review, done: 1, notes });
        // Earlier versions did not always know whose game it was. Somebody who is signed out does not either.
        if (kept.seat !== seat && (seat !== null || table === null)) void keepReview({ ...kept, seat });
        return;
      }
      setState((before) => ({ ...before, notes }));
      const keep = (review: Review) =>
        void keepReview({ id, made: Date.now(), seat, review, notes: written.current ?? notes });
      const made =
        table === null
          ? null
          : await serverReview(table, {
              onProgress: ({ status, done, review }) =>
                setState((before) => ({
                  ...before,
                  done,
                  review,
                  by: status === 'waiting' ? 'queue' : 'server',
                })),
              isLeft,
            });
      if (isLeft()) return;
      if (made) {
        setState((before) => ({ ...before, review: made, done: 1 }));
        keep(made);
        return;
      }
      setState((before) => ({ ...before, done: 0, by: 'browser' }));
      worker = new Worker(new URL('../../review.worker.ts', import.meta.url), { type: 'module' });
      worker.addEventListener('message', ({ data }: MessageEvent<ReviewReport>) => {
        if ('failed' in data) {
          setState((before) => ({ ...before, failed: data.failed }));
          return;
        }
        setState((before) => ({ ...before, done: data.done, review: data.review ?? before.review }));
        if (data.done === 1 && data.review) keep(data.review);
      });
      worker.addEventListener('error', ({ message }) =>
        setState((before) => ({ ...before, failed: message })),
      );
      worker.postMessage({ record, depth: depthWanted() } satisfies ReviewRequest, {});
    };
    void begin();
    return () => {
      leaving.abort();
      worker?.terminate();
    };
  }, [id, record, seat]);
  const write = (notes: string) => {
    written.current = notes;
    setState((before) => ({ ...before, notes }));
    if (state.review && state.done === 1)
      void keepReview({ id, made: Date.now(), seat, review: state.review, notes });
  };
  return { ...state, write };
}
