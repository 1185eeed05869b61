import { expect, expectAccessible, playOn, startGame, test } from './kit.ts';

test('a game by touch on a phone', async ({ page }) => {
  await startGame(page);
  await expectAccessible(page);
  await playOn(page, (target) => target.tap());
  await expect(page.getByRole('heading', { name: 'Final result' })).toBeVisible();
});
