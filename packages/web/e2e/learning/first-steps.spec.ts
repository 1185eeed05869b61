import { tooNarrow } from '../support/fit.ts';
import { expect, question, settled, test } from '../support/kit.ts';

test.describe('somebody who has never played here', () => {
  test.use({ newcomer: true });

  test('finds the language and how to play on the front page, and begins an easy game with one click', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');
    await page.getByRole('combobox', { name: 'Sprache' }).selectOption('English');
    await page.getByRole('link', { name: 'How to play' }).click();
    await expect(page.getByRole('heading', { name: 'The game in one minute' })).toBeVisible();
    await page.getByRole('link', { name: 'Home' }).click();
    await page.getByRole('button', { name: 'Play now' }).click();
    expect(await question(page)).toMatch(/^Put a different action tile/);
    await expect(page.locator('.prompt-why')).toHaveText(
      'Tiles higher than their die cost the difference in citizens; point at one, or hold it, to see what it does.',
    );
    await expect(page.locator('.hand-card')).toHaveCount(5);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Home' }).click();
    await expect(page.getByRole('link', { name: 'Continue' })).toBeVisible();
    // Only the first game is dealt.
    await page.getByRole('button', { name: 'Play now' }).click();
    expect(await question(page)).toContain('Keep one card');
  });

  test.describe('in Czech on a phone', () => {
    test.use({ settings: { language: 'cs' }, viewport: { width: 390, height: 844 }, hasTouch: true });
    test('is offered the guided game, and is told why at the first question of an easy one', async ({
      page,
    }) => {
      await page.goto('/');
      const guided = page.getByRole('link', { name: 'Partie s průvodcem' });
      await expect(guided).toHaveAttribute('href', '#/lesson/guided');
      for (const way of [guided, page.getByRole('button', { name: 'Snadná první partie' })])
        await expect(way).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('combobox', { name: 'Jazyk' })).toBeVisible();
      expect(await tooNarrow(page)).toEqual([]);
      await page.locator('.home-play').getByRole('button').tap();
      await settled(page);
      await expect(page.locator('.prompt-why')).toContainText('Destička vyšší než její kostka stojí občany;');
      expect(await tooNarrow(page)).toEqual([]);
      // Small buttons are large enough for a thumb.
      await page.goto('/#/puzzles');
      await page.getByRole('link', { name: 'Úloha dne' }).waitFor();
      const heights = await page
        .locator('main .button')
        .evaluateAll((all) => all.map((button) => Math.round(button.getBoundingClientRect().height)));
      expect(heights.filter((height) => height < 44)).toEqual([]);
      expect(heights.length).toBeGreaterThan(6);
    });
  });
});
