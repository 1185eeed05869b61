import { tooNarrow } from '../support/fit.ts';
import { expect, expectAccessible, test } from '../support/kit.ts';

test('the opening explorer is found from the front page and answers by players, city and topic', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Openings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Openings' })).toBeVisible();
  const rows = page.locator('.openings tbody tr');
  await expect(rows.first()).toContainText('%');
  const everybody = await rows.count();
  expect(everybody).toBeGreaterThan(20);
  await page.getByRole('radio', { name: 'First action tiles' }).click({ force: true });
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('First action tiles');
  await expect(rows.first()).toContainText('+');
  await page.getByLabel('City').selectOption('Argos');
  await page.getByRole('radio', { name: 'Developments unlocked' }).click({ force: true });
  await expect(rows.first()).toContainText('development');
  await page.getByRole('radio', { name: '2', exact: true }).click({ force: true });
  await expect(page.getByText('games with 2 players')).toBeVisible();
  await expectAccessible(page, 'the explorer');
});

for (const { language, width, height } of [
  { language: 'de', width: 320, height: 640 },
  { language: 'ru', width: 390, height: 844 },
  { language: 'cs', width: 844, height: 390 },
]) {
  test.describe(`${language} at ${width} × ${height}`, () => {
    test.use({ settings: { language }, viewport: { width, height } });
    test('nothing of the explorer is cut off', async ({ page }) => {
      await page.goto('/#/explorer');
      const choices = page.getByRole('radio');
      await expect(choices).toHaveCount(7);
      for (const topic of [3, 4, 5, 6]) {
        await choices.nth(topic).click({ force: true });
        await expect(page.locator('.openings tbody tr').first()).toBeVisible();
        expect(await tooNarrow(page)).toEqual([]);
        const wide = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(wide).toBe(0);
      }
    });
  });
}
