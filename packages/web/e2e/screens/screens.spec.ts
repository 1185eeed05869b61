import { resize, tooNarrow } from '../support/fit.ts';
import { expect, question, startGame, test } from '../support/kit.ts';
import { botGame, saveOf, store } from '../support/saves.ts';

for (const language of ['de', 'es', 'cs', 'ru']) {
  test.describe(language, () => {
    test.use({ settings: { language } });
    test(`the table speaks ${language} without a missing text`, async ({ page }) => {
      await page.goto('/');
      await page.locator('.home-play button').click();
      await expect(page.locator('.tray .card-face')).toHaveCount(5);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const text = (await page.locator('body').textContent()) ?? '';
      expect(text).not.toContain('⟨?⟩');
      expect(text).not.toMatch(/\b(table|tabs|hints|common)\.[a-z]/);
    });
    test(`home and the new game fit into every window in ${language}`, async ({ page }) => {
      await page.goto('/');
      await store(page, saveOf('over', botGame({ players: 4, seed: 'narrow' })));
      await page.reload();
      await expect(page.locator('.saved')).toHaveCount(1);
      expect(await tooNarrow(page)).toEqual([]);
      // A list that scrolls down must not have to be moved sideways as well.
      await resize(page, { width: 360, height: 560 });
      const list = page.locator('.home-games ul').first();
      expect(await list.evaluate((ul) => ul.scrollWidth - ul.clientWidth)).toBe(0);
      await page.goto('/#/new');
      await expect(page.locator('.seats li')).toHaveCount(4);
      expect(await tooNarrow(page)).toEqual([]);
    });
  });
}

test('at 1280 × 800 the table needs no scrolling', async ({ page }) => {
  await startGame(page);
  await question(page);
  const fits = await page.evaluate(
    () =>
      document.documentElement.scrollHeight <= window.innerHeight &&
      document.documentElement.scrollWidth <= window.innerWidth,
  );
  expect(fits).toBe(true);
});
