import { expect, playOn, question, startGame, test } from '../support/kit.ts';

test('a four-player game against bots by mouse, from the front page to the result and a rematch', async ({
  page,
}) => {
  await startGame(page);
  await playOn(page, (target) => target.click());
  await expect(page.getByRole('heading', { name: 'Final result' })).toBeVisible();
  await expect(page.getByText(/wins the game|share the victory/)).toBeVisible();
  await expect(page.getByRole('img', { name: /Projected points by round/ })).toBeVisible();
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.getByRole('button', { name: 'One move forward' }).click();
  await expect(page.getByText(/^1 \/ \d+$/)).toBeVisible();
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await page.getByRole('button', { name: 'Rematch' }).click();
  expect(await question(page)).toContain('Keep one card');
});

test('digits put tiles on dice, Enter confirms, L, S and ? open their leaves', async ({ page }) => {
  await startGame(page);
  await playOn(
    page,
    (target) => target.click(),
    async (asked) => asked.startsWith('Put a different action tile'),
  );
  await page.keyboard.press('2');
  await page.keyboard.press('0');
  await expect(page.getByRole('button', { name: /^Die 1: \d, Culture/ })).toBeVisible();
  for (const [key, title] of [
    ['l', 'Log'],
    ['s', 'If the game ended now'],
    ['?', 'Help'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  const table = page.locator('main.table');
  const before = await table.getAttribute('data-move');
  await page.keyboard.press('Enter');
  await expect(table).not.toHaveAttribute('data-move', before ?? '');
  expect(await question(page)).not.toMatch(/^Put a different action tile/);
});
