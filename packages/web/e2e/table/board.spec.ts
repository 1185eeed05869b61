import type { Page } from '@playwright/test';
import { expect, test, untilAsked } from '../support/kit.ts';
import { type Moment, positions } from '../support/positions.ts';
import { saveOf, store } from '../support/saves.ts';

async function openAt(page: Page, moment: Moment): Promise<void> {
  const record = positions([moment]).get(moment);
  if (!record) throw new Error(`No position asks for ${moment}.`);
  await page.goto('/');
  await store(page, saveOf('board', record));
  await page.goto('/#/table/board');
  await untilAsked(page);
}

for (const size of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  { width: 640, height: 340 },
]) {
  test.describe(`in ${size.width} × ${size.height}`, () => {
    test.use({ viewport: size });
    test('markers on the same number fan out, and all of them can be told apart', async ({ page }) => {
      await openAt(page, 'draft draft');
      // The cards to choose from are not over it.
      const board = page.getByRole('button', { name: /^(Board|Look at the board)$/ });
      await board.filter({ visible: true }).click();
      for (const resource of ['citizens', 'taxes', 'glory', 'troops']) {
        const markers = page.locator(`.carved.${resource} .marker`);
        await expect(markers).toHaveCount(4);
        await expect(markers.first()).toBeVisible();
        const middles = await markers.evaluateAll((all) =>
          all.map((marker) => {
            const { left, width } = marker.getBoundingClientRect();
            return left + width / 2;
          }),
        );
        const gaps = middles.slice(1).map((middle, index) => middle - (middles[index] ?? 0));
        for (const gap of gaps) expect(gap, resource).toBeGreaterThan(7);
        // Around the number that all of them have.
        const slot = await page.locator(`.carved.${resource} .slot.mine`).boundingBox();
        const centre = middles.reduce((sum, middle) => sum + middle, 0) / middles.length;
        expect(Math.abs(centre - (slot?.x ?? 0) - (slot?.width ?? 0) / 2), resource).toBeLessThan(3);
      }
    });

    test("a card's name comes first when it is read out", async ({ page }) => {
      await openAt(page, 'draft draft');
      const cards = page.locator('.tray .choice');
      await expect(cards).toHaveCount(5);
      for (const card of await cards.all()) {
        const name = (await card.locator('.card-name').textContent())?.replaceAll('\u00AD', '') ?? '';
        await expect(card).toHaveAccessibleName(new RegExp(`^${name}\\s.+`));
      }
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test("beside the own dice are the others' dice, tiles and troops", async ({ page }) => {
    await openAt(page, 'dice pay');
    await page.getByRole('button', { name: 'Dice', exact: true }).tap();
    await expect(page.locator('.dice-tiles .tile').first()).toBeVisible();
    const rivals = page.locator('.rivals:visible li');
    await expect(rivals).toHaveCount(3);
    for (const [index, name] of ['Aspasia', 'Solon', 'Pericles'].entries()) {
      const rival = rivals.nth(index);
      await expect(rival).toBeInViewport({ ratio: 0.9 });
      await expect(rival.locator('.rival-name')).toHaveText(name);
      await expect(rival.getByRole('img', { name: /^Die 1: \d, \w+/ })).toBeVisible();
      await expect(rival.getByRole('img', { name: /troops?$/ })).toBeVisible();
    }
  });
});
