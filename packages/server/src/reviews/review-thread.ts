// Reviews one game in a thread of its own, after everything else that the machine has to do.
import { parentPort, workerData } from 'node:worker_threads';
import { DEPTHS, type DepthId, type Review, reviewing } from '@khora/bots/review';
import type { GameRecord } from '@khora/engine';
import { standBehind } from '../bots/stand-behind.ts';

/** What the thread is to review. */
export interface ReviewTask {
  readonly record: GameRecord;
  readonly depth: DepthId;
}

/** What it reports: how far it is, and the review whenever it knows more; with all done, that is the whole review. */
export interface ReviewNews {
  readonly done: number;
  readonly review: Review | null;
}

const EVERY = 1000;

// After the bots, which come after the players' moves.
standBehind(19);
const { record, depth } = workerData as ReviewTask;
let told = Date.now();
for (const { done, review } of reviewing(record, { depth: DEPTHS[depth] })) {
  if (!review && Date.now() - told < EVERY) continue;
  told = Date.now();
  parentPort?.postMessage({ done, review } satisfies ReviewNews, []);
}
