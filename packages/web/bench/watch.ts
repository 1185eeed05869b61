import type { Page } from '@playwright/test';

/** Bots move when a timer of the worker rings: what it starts is timed, from the thought to the report. */
const TIMED = `{
  const ring = globalThis.setTimeout;
  globalThis.setTimeout = (work, after) => ring(() => {
    const start = performance.now();
    work();
    // The bot thinks once it is there, which is after this task.
    ring(() => console.debug('moved ' + Math.round(performance.now() - start)), 0);
  }, after);
}
`;

/** How long each move of a bot takes, in milliseconds; the list grows while they play. */
export async function watchBots(page: Page): Promise<readonly number[]> {
  const moves: number[] = [];
  await page.route(/game\.worker/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: TIMED + (await response.text()) });
  });
  page.on('console', (message) => {
    const [, lasted] = /^moved (\d+)$/.exec(message.text()) ?? [];
    if (lasted) moves.push(Number(lasted));
  });
  return moves;
}
