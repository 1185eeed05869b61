import { confirmButton, expect, playOn, prompt, question, startGame, test } from './kit.ts';

test('a game continues after a reload, with the same question', async ({ page }) => {
  await startGame(page);
  for (const phase of ['Put a different tile', 'You may raise']) {
    await playOn(
      page,
      (target) => target.click(),
      async (asked) => asked.startsWith(phase),
    );
    const before = await page.getByRole('region', { name: 'What you own' }).textContent();
    await page.reload();
    expect(await question(page)).toContain(phase);
    expect(await page.getByRole('region', { name: 'What you own' }).textContent()).toBe(before);
  }
  await page.goto('/#/home');
  await page.getByRole('link', { name: 'Continue' }).click();
  expect(await question(page)).toContain('You may raise');
});

test('a move can be taken back until something is revealed', async ({ page }) => {
  await startGame(page);
  const undo = prompt(page).getByRole('button', { name: 'Undo' });
  const moves = async () => Number(await page.locator('main').getAttribute('data-move'));
  let before = 0;
  let took = false;
  await playOn(
    page,
    (target) => target.click(),
    async () => {
      before = await moves();
      took = (await undo.getAttribute('aria-disabled')) === 'false';
      return took;
    },
  );
  expect(took).toBe(true);
  await undo.click();
  await expect.poll(moves).toBeLessThan(before);
});

test('two humans at one screen: hands are hidden until the next one takes over', async ({ page }) => {
  await page.goto('/#/new');
  await page.getByText('2', { exact: true }).click();
  await page.getByLabel('Who plays seat 2').selectOption({ label: 'Human' });
  await page.getByLabel('Name of player 2').fill('Sappho');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByRole('heading', { name: /Pass the screen to Player/ })).toBeVisible();
  await expect(page.locator('.card-face')).toHaveCount(0);
  await page.getByRole('button', { name: 'I am Player' }).click();
  await expect(page.locator('.tray .card-face')).toHaveCount(5);
  await page.locator('.tray button').first().click();
  await confirmButton(page).click();
  await expect(page.getByRole('heading', { name: 'Pass the screen to Sappho' })).toBeVisible();
  await expect(page.locator('.card-face')).toHaveCount(0);
});
