import type { Page } from '@playwright/test';
import { expect, expectAccessible, settled, test } from '../support/kit.ts';
import { botGame, saveOf, store } from '../support/saves.ts';

const record = botGame({ players: 4, seed: 'replayed' }, 'ephebe');
const { length } = record.moves;

async function openReplay(page: Page, from = 0): Promise<void> {
  await page.goto('/');
  await store(page, saveOf('finished', record));
  await page.goto(`/#/replay/finished/${from}`);
  await settled(page);
  await expect(page.getByText(`${from} / ${length}`)).toBeVisible();
}

for (const size of [
  { width: 1280, height: 720 },
  { width: 1024, height: 600 },
  { width: 1920, height: 940 },
  { width: 768, height: 1024 },
]) {
  test.describe(`in ${size.width} × ${size.height}`, () => {
    test.use({ viewport: size });
    test('the log is beside the table, follows the position shown, and everything else stays in use', async ({
      page,
    }) => {
      const from = length - 40;
      await openReplay(page, from);
      await page.getByRole('button', { name: 'Log', exact: true }).click();
      const log = page.getByRole('complementary', { name: 'Log' });
      await expect(log).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      // The line of the move, or the last one before it of which anything is told.
      const current = log.locator('[aria-current="step"]');
      const told = async () => Number(await current.getByRole('button').textContent());
      expect(await told()).toBeGreaterThan(from - 10);
      await expect(current).toBeInViewport();
      await expectAccessible(page, 'a replay with its log');
      for (const part of ['.table-board', '.opponents', 'section.city', '.own', '.dice-tiles'])
        await expect(page.locator(part), part).toBeInViewport();
      await page.getByRole('button', { name: 'Play', exact: true }).click();
      await expect(page.getByText(`${from + 2} / ${length}`)).toBeVisible();
      await page.getByRole('button', { name: 'Pause' }).click();
      await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
      await page.getByRole('slider').press('End');
      await expect.poll(told).toBe(length);
      await expect(current).toBeInViewport();
      for (let at = length - 1; at > length - 8; at--) {
        await page.getByRole('button', { name: 'One move back' }).click();
        await expect(page.getByText(`${at} / ${length}`)).toBeVisible();
        await expect(current).toHaveCount(1);
        expect(await told()).toBeLessThanOrEqual(at);
        await expect(current).toBeInViewport();
      }
      // A line leads to its position, and the log stays.
      await log.locator('.log-look').nth(20).click();
      await expect(current).toBeInViewport();
      await expect(page.getByText(`${await told()} / ${length}`)).toBeVisible();
      await log.getByRole('button', { name: 'Close' }).click();
      await expect(log).toHaveCount(0);
      await expect(page.locator('.hand')).toBeInViewport();
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('the log is a sheet, and a line of it leads to its position', async ({ page }) => {
    await openReplay(page);
    await page.getByRole('button', { name: 'Log', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Log' });
    await sheet.getByRole('button', { name: 'after move 12', exact: false }).first().click();
    await expect(sheet).toHaveCount(0);
    await expect(page.getByText(`12 / ${length}`)).toBeVisible();
  });
});

test('each round has a mark on the slider that leads to it', async ({ page }) => {
  await openReplay(page);
  const marks = page.locator('.round-mark');
  await expect(marks).toHaveCount(9);
  for (const round of [5, 9, 1]) {
    await marks.nth(round - 1).click();
    await expect(page.getByText(`Round ${round} of 9`)).toBeVisible();
    await page.getByRole('button', { name: 'One move back' }).click();
    if (round > 1) await expect(page.getByText(`Round ${round - 1} of 9`)).toBeVisible();
  }
});
