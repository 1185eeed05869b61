import { expect, expectAccessible, test, untilAsked } from '../support/kit.ts';
import { positions } from '../support/positions.ts';
import { saveOf, store } from '../support/saves.ts';

test("an opponent's city, and what the event will do to each player, can be looked up", async ({ page }) => {
  const record = positions(['resolution play']).get('resolution play');
  if (!record) throw new Error('No position asks for it.');
  await page.goto('/');
  await store(page, saveOf('look', record));
  await page.goto('/#/table/look');
  await untilAsked(page);
  const city = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Open the city of Aspasia' }).press('Enter');
  await expect(city.locator('.development')).toHaveCount(4);
  await expect(city.getByRole('heading', { name: 'Cards in play' })).toBeVisible();
  await expect(city.getByText('Next levels')).toBeVisible();
  await expectAccessible(page, 'the city of an opponent');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('.event-card').click();
  await expect(page.getByRole('dialog').locator('tbody tr')).toHaveCount(4);
  await expect(page.getByRole('dialog').getByText('If it took effect now')).toBeVisible();
});
