import type { Page } from '@playwright/test';
import { resize } from '../support/fit.ts';
import { expect, test, untilAsked } from '../support/kit.ts';
import { DECISIONS, positions } from '../support/positions.ts';
import { saveOf, store } from '../support/saves.ts';

/** A space at every edge of the map can be pointed at. */
function mapInReach(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.space')].every((space) => {
      const { left, top, width, height } = space.getBoundingClientRect();
      return space.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    }),
  );
}

test('a tray is pulled down and up again, and never covers the board when it need not', async ({ page }) => {
  const records = positions(['draft draft', 'achievement claim']);
  await page.goto('/');
  await store(page, ...[...records].map(([moment, record]) => saveOf(moment.replace(' ', '-'), record)));
  for (const size of [
    { width: 1280, height: 720 },
    { width: 820, height: 1180 },
  ]) {
    await page.goto('/#/table/draft-draft');
    await untilAsked(page);
    await resize(page, size);
    const choices = page.locator('.tray .choice');
    await expect(choices).toHaveCount(5);
    await expect(page.locator('.map')).toBeHidden();
    await choices.first().click();
    await page.getByRole('button', { name: 'Look at the board' }).click();
    await expect(choices.first()).toBeHidden();
    expect(await mapInReach(page), `the map at ${size.width}`).toBe(true);
    await page.getByRole('button', { name: 'Back to the choice' }).click();
    await expect(choices.first()).toHaveAttribute('aria-pressed', 'true');
    await page.goto('/#/table/achievement-claim');
    await untilAsked(page);
    await expect(page.locator('.tray .choice')).toHaveCount(2);
    expect(await mapInReach(page), `the map at ${size.width} beside a few things`).toBe(true);
  }
});

/** In the page: the tabs that do not lead to their part. */
async function deadTabs(): Promise<string[]> {
  const parts = ['.tray', '.table-board', '.own-city', '.dice-tiles', '.hand', '.opponents'];
  const picture = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const tabs = [...document.querySelectorAll<HTMLElement>('.table-tabs button')];
  const dead: string[] = [];
  for (const [index, tab] of tabs.entries()) {
    tab.click();
    const part = parts[index + parts.length - tabs.length] ?? '';
    for (let waited = 0; waited < 300 && !document.querySelector(part)?.checkVisibility(); waited++)
      await picture();
    if (!document.querySelector(part)?.checkVisibility()) dead.push(tab.textContent);
  }
  return dead;
}

for (const size of [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
]) {
  test(`every tab leads to its part during every question, in ${size.width} × ${size.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const records = positions(DECISIONS);
    await page.goto('/');
    await store(page, ...[...records].map(([moment, record]) => saveOf(moment.replace(' ', '-'), record)));
    for (const moment of DECISIONS) {
      await page.goto(`/#/table/${moment.replace(' ', '-')}`);
      await untilAsked(page);
      expect.soft(await page.evaluate(deadTabs), moment).toEqual([]);
    }
  });
}
