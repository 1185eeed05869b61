import { expect, question, startGame, test } from './kit.ts';

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
