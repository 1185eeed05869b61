import { OnlineServer, PlayersLine } from '../online/online-server.ts';
import { expect, question, startGame, test } from '../support/kit.ts';

/** In kB, for everything that is loaded before the first decision can be answered. */
const LIMIT = 350;

test.describe('on the wire', () => {
  let server: OnlineServer;
  test.beforeAll(async () => {
    server = await OnlineServer.start();
  });
  test.afterAll(() => server.stop());

  for (const language of ['en', 'ru']) {
    test.describe(language, () => {
      test.use({ settings: { language }, newcomer: true, serviceWorkers: 'allow' });
      test(`a first visit takes at most ${LIMIT} kB until the first decision can be answered (${language})`, async ({
        page,
      }) => {
        const line = await PlayersLine.to(server.port);
        const names = new Set<string>();
        page.on('request', (request) => names.add(request.url().split('/').at(-1) ?? ''));
        await page.goto(line.origin);
        await page.locator('.home-play button').click();
        await expect(page.locator('.prompt.asked')).toBeVisible();
        await page.waitForFunction(() => document.fonts.status === 'loaded');
        const first = line.received / 1000;
        const fetched = [...names].join(', ');
        for (const tile of ['0', '1']) await page.locator(`.tile[aria-keyshortcuts="${tile}"]`).click();
        await page.locator('.prompt .primary').click();
        await page.evaluate(async () => void (await navigator.serviceWorker.ready));
        const later = line.received / 1000 - first;
        console.log(
          `A first visit (${language}): ${first.toFixed(1)} kB of ${LIMIT} until the first decision, ` +
            `${later.toFixed(1)} kB later for play without a network. First: ${fetched}`,
        );
        line.close();
        expect(first).toBeGreaterThan(50);
        expect(first).toBeLessThanOrEqual(LIMIT);
        expect(later).toBeGreaterThan(100);
      });
    });
  }
});

/** Every element costs time when the table is drawn; half of them are strokes of pictures. */
const ELEMENTS = 4000;

test(`a table for four begins with at most ${ELEMENTS} elements`, async ({ page }) => {
  await startGame(page);
  await question(page);
  const count = await page.locator('*').count();
  console.log(`The table: ${count} elements of ${ELEMENTS}`);
  expect(count).toBeLessThanOrEqual(ELEMENTS);
});
