import { tooNarrow } from '../support/fit.ts';
import { expect, expectAccessible, speak, test } from '../support/kit.ts';
import { botGame, saveOf, store } from '../support/saves.ts';

test.describe('in German', () => {
  test.use({ settings: { language: 'de' } });
  test('a finished game brings laurels, said once below its result; past games count, deleted ones stay', async ({
    page,
  }) => {
    const record = botGame({ players: 2, seed: 'laurels' }, 'citizen');
    const save = saveOf('now', record);
    await page.goto('/');
    // Somebody else's game, loaded from a file, wins nothing, not even when its result is opened.
    await page.getByLabel('Partie aus Datei laden').setInputFiles({
      name: 'game.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(record)),
    });
    await expect(page).toHaveURL(/#\/replay\//);
    await page.goto(page.url().replace('replay', 'result'));
    await expect(page.getByRole('link', { name: 'Analyse' })).toBeVisible();
    await page.goto('/#/laurels');
    await expect(page.locator('.laurel').first()).toBeVisible();
    await expect(page.locator('.laurel.won')).toHaveCount(0);
    await store(page, save);
    await page.goto('/#/result/now');
    const notice = page.getByRole('region', { name: 'Lorbeeren' });
    await expect(notice).toContainText('Erste Schritte');
    await expectAccessible(page, 'the result with its laurels');
    await notice.getByRole('link').click();
    await expect(page.locator('.laurel.won')).not.toHaveCount(0);
    const won = await page.locator('.laurel.won').count();
    await expectAccessible(page, 'the laurels');
    // A game of an earlier version counts too.
    const { own: _own, ...before } = { ...save, id: 'before', updated: save.created + 2 };
    await store(page, before);
    await page.goto('/#/home');
    await expect(page.locator('.saved')).toHaveCount(3);
    await page.goto('/#/laurels');
    await expect(page.locator('.laurel').filter({ hasText: 'Stammgast' })).toContainText('2 von 50');
    await page.goto('/#/home');
    await expect(page.locator('.saved')).toHaveCount(3);
    for (let left = 3; left > 0; left--) {
      await page.locator('.saved').getByRole('button', { name: 'Löschen' }).first().click();
      await expect(page.locator('.saved')).toHaveCount(left - 1);
    }
    await page.goto('/#/laurels');
    await expect(page.locator('.laurel.won')).toHaveCount(won);
    expect(await tooNarrow(page)).toEqual([]);
    // The same on a phone, in another language.
    await speak(page, 'es');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Laureles' })).toBeVisible();
    await expect(page.locator('.laurel.won')).toHaveCount(won);
    expect(await tooNarrow(page)).toEqual([]);
  });
});
