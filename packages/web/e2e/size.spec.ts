import { gzipSync } from 'node:zlib';
import { expect, question, startGame, test } from './kit.ts';

const LIMIT = 250;

/** Loaded by the page, but counted apart: pictures, and what a worker runs. */
const APART = /\/(art|game\.worker)-/;

for (const language of ['en', 'ru']) {
  test.describe(language, () => {
    test.use({ settings: { language } });
    test(`home and table are at most ${LIMIT} kB of compressed code and styles (${language})`, async ({
      page,
    }) => {
      const sizes = new Map<string, number>();
      const bodies: Promise<void>[] = [];
      page.on('response', (response) => {
        const url = response.url();
        if (!/\.(js|css)$/.test(url) || APART.test(url)) return;
        const weigh = async () => void sizes.set(url, gzipSync(await response.body(), { level: 9 }).length);
        bodies.push(weigh());
      });
      await page.goto('/');
      await page.locator('.home-play button').click();
      await expect(page.locator('.prompt.asked')).toBeVisible();
      await Promise.all(bodies);
      const total = [...sizes.values()].reduce((sum, size) => sum + size, 0) / 1000;
      const parts = [...sizes].map(([url, size]) => `${url.split('/').at(-1)} ${(size / 1000).toFixed(1)}`);
      console.log(`Home and table (${language}): ${total.toFixed(1)} kB of ${LIMIT}: ${parts.join(', ')}`);
      expect(sizes.size).toBeGreaterThan(2);
      expect(total).toBeLessThanOrEqual(LIMIT);
    });
  });
}

/** Every element costs time when the table is drawn; half of them are strokes of pictures. */
const ELEMENTS = 4000;

test(`a table for four begins with at most ${ELEMENTS} elements`, async ({ page }) => {
  await startGame(page);
  await question(page);
  const count = await page.locator('*').count();
  console.log(`The table: ${count} elements of ${ELEMENTS}`);
  expect(count).toBeLessThanOrEqual(ELEMENTS);
});
