import type { Page } from '@playwright/test';
import { expect, prompt, settled, test, untilAsked } from '../support/kit.ts';
import { botGame, saveOf, store } from '../support/saves.ts';

/** Desktops, tablets held upright, and phones both ways round; of each kind the smallest too. */
const WINDOWS = [
  { width: 1280, height: 800 },
  { width: 1024, height: 600 },
  { width: 820, height: 1180 },
  { width: 768, height: 920 },
  { width: 844, height: 390 },
  { width: 640, height: 340 },
  { width: 390, height: 844 },
  { width: 360, height: 560 },
];

/** Four players; the first is asked in the middle of a round, after the others have moved. */
const record = botGame(
  { players: 4, seed: 'shots 3', cities: ['athens', 'miletus', 'sparta', 'olympia'] },
  'citizen',
  ({ round, players: [first] }) =>
    round >= 4 && first?.standby === 'asked' && first.agenda.at(-1)?.do === 'explore',
);

const line = (page: Page) => page.locator('.since-line');

/** The lines of the strip, from the first to the last, and what each of them points at. */
async function steps(page: Page): Promise<{ lines: string[]; marked: number }> {
  const count = Number(/· (\d+)/.exec((await line(page).textContent()) ?? '')?.[1]);
  const told = page.locator('[data-told]');
  const lines: string[] = [];
  let marked = 0;
  for (let at = 1; at <= count; at++) {
    await page.getByRole('button', { name: 'One step forward' }).click();
    await expect(line(page)).toContainText(`· ${at}/${count}`);
    lines.push((await line(page).textContent())?.replace(/^.*· \d+\/\d+ /, '') ?? '');
    await expect(page.locator('.since-text')).toBeInViewport();
    if ((await told.count()) > 0) {
      await expect(told.filter({ visible: true }).first()).toBeInViewport();
      marked++;
    }
  }
  // Stepping beyond the end returns to the latest.
  await page.getByRole('button', { name: 'One step forward' }).click();
  await expect(line(page)).toContainText(`· ${count} `);
  await expect(page.locator('[data-told]')).toHaveCount(0);
  return { lines, marked };
}

/** The same as a list. */
async function listed(page: Page): Promise<string[]> {
  await line(page).click();
  const list = page.getByRole('dialog').locator('.log p');
  await expect(list.first()).toBeVisible();
  const lines = await list.allTextContents();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  return lines;
}

test('everything since the last move, step by step and where, at any size and after a reload', async ({
  page,
}) => {
  await page.goto('/');
  await store(page, saveOf('since', record));
  await page.goto('/#/table/since');
  await untilAsked(page);
  const all = await listed(page);
  expect(all.length).toBeGreaterThan(3);
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    const { lines, marked } = await steps(page);
    expect(lines, `${size.width}`).toEqual(all);
    expect(marked, `${size.width}`).toBeGreaterThan(all.length / 2);
  }
  await page.reload();
  await untilAsked(page);
  expect(await listed(page)).toEqual(all);
});

test('a replay tells what happened since the last move of the seat it is seen from, and plays and pauses', async ({
  page,
}) => {
  await page.goto('/');
  await store(page, saveOf('since', record));
  await page.goto('/#/replay/since');
  await settled(page);
  await page.getByRole('slider').press('End');
  await expect(page.getByRole('region', { name: 'Since Player’s last move' })).toBeVisible();
  const all = await listed(page);
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    await expect(line(page), `${size.width}`).toBeInViewport({ ratio: 1 });
    const box = await line(page).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), `${size.width}`).toBeGreaterThanOrEqual(44);
    const { lines } = await steps(page);
    expect(lines, `${size.width}`).toEqual(all);
    expect(await listed(page), `${size.width}`).toEqual(all);
  }
  await page.getByLabel('Point of view').selectOption({ label: 'Aspasia' });
  await expect(page.getByRole('region', { name: 'Since Aspasia’s last move' })).toBeVisible();
  const { length } = record.moves;
  await page.getByRole('slider').press('Home');
  await expect(page.getByText(`0 / ${length}`)).toBeVisible();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByText(`2 / ${length}`)).toBeVisible();
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
});

test.describe('with bots at a pace that can be followed', () => {
  test.use({ settings: { pace: 'brisk' } });
  // The first seat may raise a track; then the others do.
  const raising = botGame(
    record.setup,
    'citizen',
    ({ round, firstPlayer, players: [first] }) =>
      round >= 2 && firstPlayer === 0 && first?.standby === 'asked' && first.agenda.at(-1)?.do === 'progress',
  );
  const letOthersRaise = async (page: Page) => {
    await page.goto('/');
    await store(page, saveOf('told', raising));
    await page.goto('/#/table/told');
    await untilAsked(page);
    await expect(page.locator('.caption')).toHaveCount(0);
    await prompt(page).getByRole('button', { name: 'Pass', exact: true }).click();
    await expect(page.locator('.caption')).not.toHaveCount(0);
    await untilAsked(page);
  };

  test('what the others do is told where it happens, and disappears by itself', async ({ page }) => {
    await letOthersRaise(page);
    await expect(page.locator('.caption')).toHaveCount(0);
  });

  test('what is told follows the size of the window and the language while it is shown', async ({ page }) => {
    // It stays for as long as this test looks.
    await page.addInitScript(() => {
      const wait = window.setTimeout.bind(window);
      const longer = (call: TimerHandler, delay?: number, ...more: unknown[]) =>
        wait(call, delay === 2600 ? 3_600_000 : delay, ...more);
      Object.assign(window, { setTimeout: longer });
    });
    await letOthersRaise(page);
    // The last to raise a track.
    const caption = page.locator('.caption.seat-3');
    const city = page.locator('[data-anchor="3-panel"]');
    const besideCity = async () => {
      const [told, place] = [await caption.boundingBox(), await city.boundingBox()];
      if (!told || !place) return false;
      const middle = told.y + told.height / 2;
      const gap = place.x - (told.x + told.width);
      return gap >= 0 && gap < 20 && middle > place.y && middle < place.y + place.height;
    };
    for (const size of [
      { width: 1280, height: 800 },
      { width: 1024, height: 600 },
      { width: 820, height: 1180 },
    ]) {
      await page.setViewportSize(size);
      await expect.poll(besideCity, `${size.width}`).toBe(true);
    }
    const english = (await caption.textContent()) ?? '';
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByText('Deutsch', { exact: true }).click();
    await expect(caption).not.toHaveText(english);
    const german = (await caption.textContent()) ?? '';
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Verlauf' }).click();
    await expect(page.getByRole('dialog').locator('.log p').filter({ hasText: german })).not.toHaveCount(0);
  });
});
