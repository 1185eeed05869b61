import { checkLeaves, checkPhases, checkScreens } from './access.ts';
import { expect, playOn, startGame, test } from './kit.ts';

test('a game by touch on a phone', async ({ page }) => {
  await startGame(page);
  await playOn(page, (target) => target.tap());
  await expect(page.getByRole('heading', { name: 'Final result' })).toBeVisible();
});

for (const theme of ['light', 'dark']) {
  test.describe(theme, () => {
    test.use({ settings: { theme } });
    for (const half of [0, 1]) {
      test(`no phase of the table has an accessibility violation on a phone (${theme}, part ${half + 1} of 2)`, async ({
        page,
      }) => {
        await checkPhases(page, half);
      });
    }
    test(`nothing that lies over the table has one on a phone (${theme})`, async ({ page }) => {
      await checkLeaves(page);
    });
    test(`no other screen has one on a phone (${theme})`, async ({ page }) => {
      await checkScreens(page);
    });
  });
}
