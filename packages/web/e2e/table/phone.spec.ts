import { checkStudies, testAccess } from '../support/access.ts';
import { expect, expectAccessibleForced, playOn, startGame, test } from '../support/kit.ts';

for (const { title, viewport } of [
  { title: 'upright', viewport: { width: 390, height: 844 } },
  { title: 'sideways', viewport: { width: 667, height: 375 } },
]) {
  test.describe(title, () => {
    test.use({ viewport });
    test(`a game by touch on a phone held ${title}`, async ({ page }) => {
      await startGame(page);
      await playOn(page, (target) => target.tap());
      await expect(page.getByRole('heading', { name: 'Final result' })).toBeVisible();
    });
  });
}

test('a tap explains until the next tap, a long press too, and no later tap is lost', async ({ page }) => {
  await startGame(page);
  const tooltip = page.getByRole('tooltip');
  await page.locator('.own-strip [data-tip]').first().tap();
  await expect(tooltip).toBeVisible();
  const choice = page.locator('.tray-choices button').first();
  await choice.tap();
  await expect(tooltip).toHaveCount(0);
  await expect(choice).toHaveAttribute('aria-pressed', 'true');
  // Pressed for long, and then dragged away: no click follows.
  const touch = { pointerType: 'touch', isPrimary: true, bubbles: true };
  await choice.dispatchEvent('pointerdown', touch);
  await expect(tooltip).toBeVisible();
  await choice.dispatchEvent('pointercancel', touch);
  await expect(tooltip).toBeVisible();
  await tooltip.getByRole('button').tap();
  await expect(tooltip).toContainText(/R\d/);
  const other = page.locator('.tray-choices button').nth(1);
  await other.tap();
  await expect(other).toHaveAttribute('aria-pressed', 'true');
  // It disappears with what it explains.
  await other.dispatchEvent('pointerdown', touch);
  await expect(tooltip).toBeVisible();
  await page.locator('main').evaluate((table) => table.setAttribute('data-tab', 'board'));
  await expect(tooltip).toHaveCount(0);
});

testAccess('on a phone');

test('no screen to learn from has one on a phone, with forced colours either', async ({ page }) => {
  await checkStudies(page, expectAccessibleForced);
});
