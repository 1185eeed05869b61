import { expect, expectAccessible, question, startGame, test } from './kit.ts';

for (const theme of ['light', 'dark']) {
  test.describe(theme, () => {
    test.use({ settings: { theme } });
    test(`no screen has an accessibility violation (${theme})`, async ({ page }) => {
      for (const screen of ['home', 'new', 'settings', 'library', 'credits']) {
        await page.goto(`/#/${screen}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
        await expectAccessible(page);
      }
      await startGame(page);
      await question(page);
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
    });
  });
}

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
