import { tooNarrow } from '../support/fit.ts';
import { expect, expectAccessible, test } from '../support/kit.ts';

test.describe('in Czech on a phone', () => {
  test.use({ settings: { language: 'cs' }, viewport: { width: 390, height: 844 } });
  test('the score sheet asks what counts, adds it up and breaks the tie', async ({ page }) => {
    await page.goto('/#/library');
    await page.getByRole('link', { name: 'Bodovací list pro hru u stolu' }).click();
    const players = page.locator('.score-player');
    await expect(players).toHaveCount(2);
    const first = players.first();
    const second = players.last();
    await first.getByLabel('Jméno').fill('Ada');
    await first.getByLabel('Body na stupnici').fill('40');
    await first.getByLabel('sláva', { exact: true }).fill('3');
    await first
      .getByLabel(/velká.*trofej|trofej.*velká/i)
      .first()
      .fill('2');
    await expect(first.locator('.score-total')).toContainText('46');
    // A card asks for what it counts.
    await first.getByText('Vyložené karty pro konec hry').click();
    await expect(first.getByLabel('Občané', { exact: false })).toHaveCount(0);
    await first.locator('.score-cards label').last().click();
    await first.locator('.score-count').filter({ hasText: /bčan/ }).getByRole('spinbutton').fill('9');
    await expect(first.locator('.score-total')).toContainText('55');
    await second.getByLabel('Body na stupnici').fill('55');
    await second.getByLabel('drachmy', { exact: true }).fill('1');
    const ranking = page.locator('.score-ranking');
    await expect(ranking.locator('li').first()).toContainText('1.');
    await expect(ranking).toContainText('Shoda bodů: vyhrává, kdo má víc drachem');
    await ranking.getByRole('button', { name: 'R4.2' }).click();
    await expect(page.getByRole('dialog').locator('[data-here]')).toContainText('R4.2');
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(players.first().locator('.score-total')).toContainText('55');
    await page.getByRole('button', { name: 'Přidat hráče' }).click();
    await expect(players).toHaveCount(3);
    await expectAccessible(page, 'the score sheet');
    expect(await tooNarrow(page)).toEqual([]);
  });
});

test('on a desktop four players fit side by side, and only the owner of a card is asked for what it counts', async ({
  page,
}) => {
  await page.goto('/#/sheet');
  const players = page.locator('.score-player');
  const add = page.getByRole('button', { name: 'Add a player' });
  await add.click();
  await add.click();
  await expect(players).toHaveCount(4);
  await expect(add).toBeHidden();
  const third = players.nth(2);
  await third.getByLabel('Points on the track').fill('12');
  await expect(page.locator('.score-ranking li').first()).toContainText('12');
  await third.getByText('End-of-game cards in play').click();
  const usual = await third.locator('.score-count').count();
  await third.locator('.score-cards label').last().click();
  await expect(third.locator('.score-count')).toHaveCount(usual + 1);
  await expect(players.first().locator('.score-count')).toHaveCount(usual);
  // Whoever shares points with somebody, at any place, sees the drachmas that decide.
  const ranks = page.locator('.score-ranking li');
  await players.nth(0).getByLabel('Points on the track').fill('7');
  await players.nth(1).getByLabel('Points on the track').fill('7');
  await players.nth(1).getByLabel('drachmas', { exact: true }).fill('2');
  await expect(ranks.nth(1)).toHaveText(/^2nd Player 2\s*7\spoints · 2\sdrachmas$/);
  await expect(ranks.nth(2)).toHaveText(/^3rd Player 1\s*7\spoints · 0\sdrachmas$/);
  await expect(ranks.first()).not.toContainText('drachma');
  expect(await tooNarrow(page)).toEqual([]);
});
