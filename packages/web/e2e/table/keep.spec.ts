import { type GameRecord, replay, undo } from '@khora/engine';
import type { Page } from '@playwright/test';
import { answer, confirmButton, expect, playOn, prompt, question, startGame, test } from '../support/kit.ts';
import { botGame, saveOf, store } from '../support/saves.ts';

/** In the page: keeps every place that *Play now* has been drawn at. */
function watchPlayNow(): void {
  const places = new Set<number>();
  Object.assign(window, { places });
  const look = () => {
    const button = document.querySelector('.home-play button');
    if (button) places.add(button.getBoundingClientRect().top);
    requestAnimationFrame(look);
  };
  look();
}

test('a game continues after a reload, with the same question', async ({ page }) => {
  await startGame(page);
  for (const phase of ['Put a different action tile', 'You may move up']) {
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
  // Back on the front page, Continue is there from the first picture on: nothing moves under a finger.
  await page.goto('/#/home');
  await page.addInitScript(watchPlayNow);
  await page.reload();
  const onward = page.getByRole('link', { name: 'Continue' });
  await expect(page.locator('.saved')).toHaveCount(1);
  expect(await page.evaluate(() => (window as unknown as { places: Set<number> }).places.size)).toBe(1);
  await onward.click();
  expect(await question(page)).toContain('You may move up');
});

/** A game in which the first seat has made a move that it may take back, and is asked something else. */
function undoable(): GameRecord {
  const whole = botGame({ players: 4, seed: 'keep' });
  const states = [...replay(whole)];
  for (const [length, state] of states.entries()) {
    const record = { ...whole, moves: whole.moves.slice(0, length) };
    if (record.moves.at(-1)?.seat === 0 && state.players[0]?.standby === 'asked' && undo(record, 0))
      return record;
  }
  throw new Error('No move of this game can be taken back: take another seed.');
}

test('a move can be taken back until something is revealed', async ({ page }) => {
  const record = undoable();
  await page.goto('/');
  await store(page, saveOf('undoable', record));
  await page.goto('/#/table/undoable');
  const undoButton = prompt(page).getByRole('button', { name: 'Undo' });
  const main = page.locator('main');
  await expect(main).toHaveAttribute('data-move', `${record.moves.length}`);
  await undoButton.click();
  await expect(main).toHaveAttribute('data-move', `${record.moves.length - 1}`);
  await startGame(page);
  await question(page);
  await expect(undoButton).toHaveAttribute('aria-disabled', 'true');
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
  await page.locator('.tray .choice').first().click();
  await confirmButton(page).click();
  await expect(page.getByRole('heading', { name: 'Pass the screen to Sappho' })).toBeVisible();
  await expect(page.locator('.card-face')).toHaveCount(0);
});

/** All that a window shows of where the game stands. */
async function standOf(page: Page) {
  const asked = await question(page);
  return {
    asked,
    move: await page.locator('main').getAttribute('data-move'),
    own: await page.getByRole('region', { name: 'What you own' }).textContent(),
    cards: await page.locator('.card-face').allTextContents(),
  };
}

/** Makes the player's next move in this window, and waits for the question after it. */
async function moveIn(page: Page): Promise<void> {
  const before = await standOf(page);
  await answer(page, before.asked ?? '', (target) => target.click(), 0);
  expect((await standOf(page)).move).not.toBe(before.move);
}

test('a second window with the same game says so, takes it over with every move, and the first one stops', async ({
  page,
  context,
}) => {
  await startGame(page);
  await moveIn(page);
  const stand = await standOf(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('heading', { name: 'This game is open in another window' })).toBeVisible();
  await other.getByRole('button', { name: 'Continue here' }).click();
  expect(await standOf(other)).toEqual(stand);
  await expect(page.getByRole('heading', { name: 'The game continues in another window' })).toBeVisible();
  // What was played on there is here too when the game comes back.
  await moveIn(other);
  const later = await standOf(other);
  await page.getByRole('button', { name: 'Continue here' }).click();
  expect(await standOf(page)).toEqual(later);
  await expect(other.getByRole('heading', { name: 'The game continues in another window' })).toBeVisible();
});
