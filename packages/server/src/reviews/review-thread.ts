// Reviews one game in a thread of its own, behind everything else that the machine has to do.
import { parentPort, workerData } from 'node:worker_threads';
import { DEPTHS, type DepthId, type Review, reviewing } from '@khora/bots/review';
import type { GameRecord } from '@khora/engine';
import { standBehind } from '../bots/stand-behind.ts';

/** What the thread is to look at. */
export interface ReviewTask {
  readonly record: GameRecord;
  readonly depth: DepthId;
}

/** What it tells: how far it is, and the review with the last word. */
export interface ReviewNews {
  readonly done: number;
  readonly review: Review | null;
}

const EVERY = 1000;

// Behind the bots, which stand behind whoever moves.
standBehind(8);
const { record, depth } = workerData as ReviewTask;
let told = Date.now();
for (const { done, review } of reviewing(record, { depth: DEPTHS[depth] })) {
  const isLast = done === 1 && review !== null;
  if (!isLast && Date.now() - told < EVERY) continue;
  told = Date.now();
  parentPort?.postMessage({ done, review: isLast ? review : null } satisfies ReviewNews, []);
}
