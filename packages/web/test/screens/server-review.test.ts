import { REVIEW_VERSION } from '@khora/bots/review-tools';
import type { GameReview } from '@khora/protocol';
import { afterEach, expect, test, vi } from 'vitest';
import { serverReview } from '../../src/screens/review/server-review.ts';

/** As much of a review as matters here. */
function reviewOf(playouts: number, version = REVIEW_VERSION): GameReview['review'] {
  return { format: 'khora-review', version, samples: { playouts } };
}

/** A server that gives these answers, one after the other; the last one again and again. */
function serving(answers: readonly GameReview[]): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string, { method }: { method: string }) => {
    const answer = answers[Math.min(asked.length, answers.length - 1)];
    asked.push(`${method} ${url}`);
    return Promise.resolve(new Response(JSON.stringify(answer)));
  });
  return asked;
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function listened(isLeft = () => false) {
  vi.useFakeTimers();
  const heard: [status: string, done: number, playouts: number | undefined][] = [];
  const listening = serverReview('t1', {
    onProgress: ({ status, done, review }) => heard.push([status, done, review?.samples.playouts]),
    isLeft,
  });
  await vi.runAllTimersAsync();
  return { heard, review: await listening };
}

test('what the server has found so far is shown as soon as it is there, and fetched once', async () => {
  const asked = serving([
    { status: 'none', done: 0, review: null },
    { status: 'waiting', done: 0, review: null },
    { status: 'working', done: 0.1, review: null },
    { status: 'working', done: 0.2, review: reviewOf(400) },
    { status: 'working', done: 0.3, review: null },
    { status: 'working', done: 0.5, review: reviewOf(900) },
    { status: 'ready', done: 1, review: reviewOf(2000) },
  ]);
  const { heard, review } = await listened();
  expect(heard).toEqual([
    ['waiting', 0, undefined],
    ['working', 0.1, undefined],
    ['working', 0.2, 400],
    ['working', 0.3, 400],
    ['working', 0.5, 900],
  ]);
  expect(review?.samples.playouts).toBe(2000);
  const path = './api/games/t1/review';
  expect(asked).toEqual([
    `GET ${path}`,
    `POST ${path}`,
    `GET ${path}`,
    `GET ${path}`,
    `GET ${path}?known=400`,
    `GET ${path}?known=400`,
    `GET ${path}?known=900`,
  ]);
});

test('what another version found is not shown, and a review that fails is left to the browser', async () => {
  serving([
    { status: 'working', done: 0.2, review: reviewOf(400, REVIEW_VERSION - 1) },
    { status: 'failed', done: 0.3, review: null },
  ]);
  expect(await listened()).toEqual({ heard: [['working', 0.2, undefined]], review: null });
});

test('whoever leaves gets nothing', async () => {
  serving([{ status: 'working', done: 0.2, review: reviewOf(400) }]);
  expect(await listened(() => true)).toEqual({ heard: [], review: null });
});
