import type { Page } from '@playwright/test';
import { confirmButton, expect, prompt, settled, test } from '../support/kit.ts';
import { type Moment, positions } from '../support/positions.ts';
import { saveOf, store } from '../support/saves.ts';

const MOMENTS = [
  'setup city',
  'draft draft',
  'dice assign',
  'dice pay',
  'action buy',
  'action explore',
  'action play',
  'action develop',
  'progress progress',
] as const satisfies readonly Moment[];

async function keep(page: Page, moments: readonly Moment[]): Promise<void> {
  const records = positions(moments);
  await page.goto('/');
  await store(page, ...[...records].map(([moment, record]) => saveOf(moment.replace(' ', '-'), record)));
}

async function openAt(page: Page, moment: Moment): Promise<void> {
  await page.goto(`/#/table/${moment.replace(' ', '-')}`);
  await settled(page);
  await expect(page.locator('.prompt.asked')).toBeVisible();
}

/** Visible pictures and disabled buttons without a tip; ornament needs none. */
function unexplained(page: Page): Promise<string[]> {
  const ornament = '.map-art, .city-skyline, .choice-skyline, .card-art, .marker, .awaited, .tray h2';
  return page.evaluate((left) => {
    const inSight = [
      ...document.querySelectorAll('main.table svg, main.table [aria-disabled="true"]'),
    ].filter((element) => element.getBoundingClientRect().width > 0 && !element.closest(left));
    // A button over a place explains all of it.
    const over = (element: Element) => {
      const { left: x, top, width, height } = element.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, top + height / 2);
    };
    return inSight
      .filter((element) => !(element.closest('[data-tip]') ?? over(element)?.closest('[data-tip]')))
      .map((element) => `${element.tagName} in ${element.parentElement?.className}`);
  }, ornament);
}

test('everything on the table explains itself, with the rule behind it', async ({ page }) => {
  await keep(page, MOMENTS);
  for (const moment of MOMENTS) {
    await openAt(page, moment);
    expect(await unexplained(page), moment).toEqual([]);
    const tips = await page
      .locator('main.table [data-tip]')
      .evaluateAll((all) =>
        all.map(
          (each) => JSON.parse(each.getAttribute('data-tip') ?? '{}') as { title: string; rules: string[] },
        ),
      );
    expect(tips.filter(({ title }) => !title)).toEqual([]);
    // Undo and Hint have no rules.
    const without = tips.filter(({ rules }) => rules.length === 0).map(({ title }) => title);
    expect(without, moment).toEqual(['Hint', 'Undo']);
  }
});

test.describe('in German', () => {
  test.use({ settings: { language: 'de' } });
  test('a tip begins with plain words and has its rule behind More, on hover and on focus', async ({
    page,
  }) => {
    await keep(page, ['dice assign']);
    await openAt(page, 'dice assign');
    await page.getByRole('button', { name: '3 Handel' }).hover();
    await expect(page.getByRole('tooltip')).toContainText('Handel');
    await expect(page.getByRole('tooltip')).not.toContainText('R2.D7');
    await page.getByRole('tooltip').getByRole('button').click();
    await expect(page.getByRole('tooltip')).toContainText('R2.D7');
    await expect(page.getByRole('tooltip')).toContainText(/Drachmen in Höhe|Drachmen.*Wirtschaft/);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await page.locator('.board-left').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('tooltip')).toContainText('Truppen');
    await page.keyboard.press('m');
    await expect(page.getByRole('tooltip')).toContainText('R2.D9');
  });
});

test('a card in the hand is enlarged on hover and on focus, with its words', async ({ page }) => {
  await keep(page, ['dice assign']);
  await openAt(page, 'dice assign');
  const card = page.locator('.hand-card').first();
  const name = (await card.locator('.card-name').textContent()) ?? '';
  const enlarged = page.getByRole('tooltip');
  const expectEnlarged = async () => {
    await expect(enlarged).toContainText(name.replaceAll('\u00AD', ''));
    const [small, large] = [await card.boundingBox(), await enlarged.locator('.card-face').boundingBox()];
    expect(large?.height).toBeGreaterThan(2 * (small?.height ?? 0));
  };
  await card.hover();
  await expectEnlarged();
  await page.mouse.move(0, 0);
  await expect(enlarged).toHaveCount(0);
  await page.locator('.tile').last().focus();
  await page.keyboard.press('Tab');
  await expect(card).toBeFocused();
  await expectEnlarged();
});

test('a hint fills the choice and confirms nothing', async ({ page }) => {
  await keep(page, ['dice assign']);
  await openAt(page, 'dice assign');
  const move = await page.locator('main').getAttribute('data-move');
  await expect(confirmButton(page)).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('h');
  const hints = page.getByRole('complementary', { name: 'The owl’s advice' });
  await expect(hints.getByRole('listitem').first()).toContainText('to win');
  await hints.getByRole('listitem').first().getByRole('button').click();
  await expect(confirmButton(page)).toHaveAttribute('aria-disabled', 'false');
  await expect(page.locator('main')).toHaveAttribute('data-move', move ?? '');
  await page.keyboard.press('Escape');
  await expect(hints).toHaveCount(0);
  await prompt(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(page.locator('main')).not.toHaveAttribute('data-move', move ?? '');
});

test('the next development says what is missing and how to get it', async ({ page }) => {
  await keep(page, ['draft draft']);
  await openAt(page, 'draft draft');
  const lack = page.locator('.development.next .lack');
  await expect(lack).toContainText(/Still needed.*buy one for \d.*explore \d+\/\d+|drachmas? short/);
});
