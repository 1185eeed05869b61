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

test.describe('by hand', () => {
  test.use({ hasTouch: true });
  test('a finger or a mouse pulls a tray down by its head, and up again', async ({ page }) => {
    const record = positions(['draft draft']).get('draft draft');
    if (!record) throw new Error('No position asks for it.');
    await page.goto('/');
    await store(page, saveOf('draft', record));
    await page.goto('/#/table/draft');
    await untilAsked(page);
    const fingers = await page.context().newCDPSession(page);
    const head = page.locator('.tray-head');
    const choices = page.locator('.tray .choice');
    const middle = async () => {
      const { x, y, width, height } = (await head.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      return { x: x + width / 2, y: y + height / 2 };
    };
    const finger = async (by: number) => {
      const { x, y } = await middle();
      const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: readonly number[]) =>
        fingers.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: at.map((down) => ({ x, y: y + down })),
        });
      await send('touchStart', [0]);
      for (const part of [0.3, 0.7, 1]) await send('touchMove', [by * part]);
      await send('touchEnd', []);
    };
    const mouse = async (by: number) => {
      const { x, y } = await middle();
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x, y + by, { steps: 4 });
      await page.mouse.up();
    };
    for (const size of [
      { width: 820, height: 1180 },
      { width: 1280, height: 720 },
    ]) {
      await resize(page, size);
      for (const pull of [finger, mouse]) {
        await expect(choices.first()).toBeVisible();
        // Not far enough: it returns.
        await pull(30);
        await expect(choices.first()).toBeVisible();
        await expect(page.locator('.map')).toBeHidden();
        await pull(120);
        await expect(choices.first()).toBeHidden();
        await expect(page.getByRole('button', { name: 'Back to the choice' })).toBeVisible();
        expect(await mapInReach(page), `the map at ${size.width}`).toBe(true);
        await pull(-120);
        await expect(page.locator('.map')).toBeHidden();
      }
      // The button still does the same.
      await page.getByRole('button', { name: 'Look at the board' }).click();
      await expect(choices.first()).toBeHidden();
      await page.getByRole('button', { name: 'Back to the choice' }).click();
      await expect(choices.first()).toBeVisible();
    }
  });
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
