import { expect, expectAccessible, test, untilAsked } from '../support/kit.ts';
import { positions } from '../support/positions.ts';
import { botGame, saveOf, store } from '../support/saves.ts';

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

for (const size of [
  { width: 1280, height: 800 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
  { width: 640, height: 340 },
]) {
  test.describe(`in ${size.width} × ${size.height}`, () => {
    test.use({ viewport: size, hasTouch: true });
    test('the own city opens by Enter and by a tap: cards in play with their texts, and what is within reach', async ({
      page,
    }) => {
      const record = botGame(
        { players: 4, seed: 'own city' },
        'citizen',
        ({ players: [own] }) => own?.standby === 'asked' && own.inPlay.length >= 2,
      );
      await page.goto('/');
      await store(page, saveOf('own', record));
      await page.goto('/#/table/own');
      await untilAsked(page);
      const tab = page.getByRole('button', { name: 'City', exact: true });
      if (await tab.isVisible()) await tab.tap();
      const head = page.getByRole('button', { name: 'Open your city' });
      const box = await head.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      const city = page.getByRole('dialog');
      for (const open of [() => head.press('Enter'), () => head.tap()]) {
        await open();
        await expect(city.locator('.development')).toHaveCount(4);
        const cards = city.locator('.city-leaf-cards .card-face');
        expect(await cards.count()).toBeGreaterThanOrEqual(2);
        for (const card of await cards.all()) await expect(card.locator('.card-text')).toHaveText(/../);
        await expect(city.locator('.knowledge')).toBeVisible();
        await expect(city.getByRole('heading', { name: 'Within reach' })).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(city).toHaveCount(0);
      }
    });
  });
}
