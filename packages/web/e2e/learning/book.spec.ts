import { tooNarrow } from '../support/fit.ts';
import { expect, expectAccessible, settled, tabTo, test, untilAsked } from '../support/kit.ts';
import { positions } from '../support/positions.ts';
import { saveOf, store } from '../support/saves.ts';

const MOMENT = 'dice assign';

test.describe('in German', () => {
  test.use({ settings: { language: 'de' } });
  test('an explanation leads to its rule in the book, over the table and back to it', async ({ page }) => {
    const record = positions([MOMENT]).get(MOMENT);
    if (!record) throw new Error('No position asks for it.');
    await page.goto('/');
    await store(page, saveOf('read', record));
    await page.goto('/#/table/read');
    await untilAsked(page);
    const move = await page.locator('main').getAttribute('data-move');
    const book = page.getByRole('dialog', { name: 'Bibliothek' });
    const here = book.locator('[data-here]');
    // A tip: More, then the number.
    await page.getByRole('button', { name: '3 Handel' }).hover();
    await page.getByRole('tooltip').getByRole('button').click();
    await page.getByRole('tooltip').getByRole('button', { name: 'R2.D7' }).click();
    await expect(here).toContainText('R2.D7');
    await expect(here).toBeFocused();
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    // From rule to rule, to a card, and back.
    // The page may still be scrolling: then the press misses the link, as a person's would.
    await expect(async () => {
      await book.locator('[data-place="R2.E1"]').getByRole('button', { name: 'R2.E2' }).click();
      await expect(here).toContainText('R2.E2', { timeout: 5000 });
    }).toPass();
    await book
      .locator('[data-place="R6.7"]')
      .getByRole('button', { name: /Helepol/ })
      .click();
    await expect(book.getByRole('tab', { name: 'Karten' })).toHaveAttribute('aria-selected', 'true');
    await expect(here).toContainText('Helepol');
    await book.getByRole('button', { name: 'Zurück' }).click();
    await expect(here).toContainText('R2.E2');
    await expect(book.locator('[data-place="R2.C7"] .ruling')).toContainText('Auslegung:');
    await page.keyboard.press('Escape');
    await expect(book).toHaveCount(0);
    // The prompt, and a refusal of a thing that cannot be chosen.
    await page.locator('.prompt').getByRole('button', { name: 'R2.C4' }).click();
    await expect(here).toContainText('R2.C4');
    await page.keyboard.press('Escape');
    await expect(page.locator('main')).toHaveAttribute('data-move', move ?? '');
    await expect(page.locator('.prompt.asked')).toBeVisible();
  });
});

test('the book is searched with every key, by keyboard alone', async ({ page }) => {
  await page.goto('/#/library');
  await settled(page);
  const field = page.getByRole('searchbox');
  await tabTo(page, field);
  await page.keyboard.type('troops event');
  await expect(page.getByRole('status')).toContainText(/\d+\sresults/);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('OSTRASISM');
  await expect(page.locator('.book-hit').first()).toContainText('Ostracism');
  await expect(page.getByRole('status')).toContainText(/\d+\sresults?/);
  await expectAccessible(page, 'results');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('.book-hit-name').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  await page.keyboard.type('r6.2');
  await expect(page.locator('.book-hit').first()).toContainText('R6.2');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/library\/rules\/R6\.2$/);
  await expect(page.locator('[data-here]')).toBeFocused();
  await expectAccessible(page, 'a rule');
  // The headless browser has no keys of its own; this is what Alt and the left arrow do.
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Cards' })).toHaveAttribute('aria-selected', 'true');
  await tabTo(page, field);
  await page.keyboard.type('xqzwv');
  await expect(page.getByRole('status')).toContainText('Nothing found');
});

test.describe('in Russian on a phone', () => {
  test.use({ settings: { language: 'ru', theme: 'dark' }, hasTouch: true, isMobile: true });
  test('a card is looked up by a form of its name, at every size', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/#/library');
    await settled(page);
    await page.getByRole('searchbox').fill('наемник');
    const first = page.locator('.book-hit').first();
    await expect(first).toContainText('наёмников');
    await expectAccessible(page, 'results on a phone');
    expect(await tooNarrow(page)).toEqual([]);
    await first.getByRole('button').first().click();
    await expect(page.locator('[data-here]')).toContainText('наёмников');
  });
});

test('the summary takes two pages of A4 in every language, and is printed in light colours', async ({
  page,
}) => {
  await page.goto('/#/library');
  await page.getByRole('link', { name: 'Print a summary' }).click();
  for (const language of ['en', 'de', 'es', 'cs', 'ru']) {
    await page.evaluate(
      (chosen) => localStorage.setItem('khora.settings', JSON.stringify({ language: chosen, theme: 'dark' })),
      language,
    );
    await page.reload();
    await page.evaluate(() => document.fonts.ready);
    await expect(page.locator('.sheet[data-fits="true"]')).toHaveCount(2);
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), language).toHaveLength(2);
  }
  await expectAccessible(page, 'the summary');
});
