import { packed } from '@khora/bots/review-tools';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, playOn, question, speak, test } from '../support/kit.ts';
import { botGame, forget, saveOf, store } from '../support/saves.ts';

const record = botGame({ players: 2, seed: 'review', options: { draft: 'deal' } }, 'ephebe');
/** From here the first seat decides once more. */
const LAST = record.moves.findLastIndex(({ seat }) => seat === 0);
const ENDING = saveOf('done', record).points;

/** Saves the review as a file, and opens it as somebody else would who got it; it is there at once, with these notes. */
async function passOn(page: Page, save: string, notes: string): Promise<void> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: save }).click();
  const path = await (await downloading).path();
  const own = page.url();
  await page.goto('/?depth=glance#/home');
  await page.locator('input[type=file]').setInputFiles(path);
  await expect(page.locator('.review-notes')).toHaveValue(notes);
  await expect(page.locator('.review-status')).toHaveAttribute('data-done', 'true');
  expect(page.url()).not.toBe(own);
  await page.goto(own);
}

test('a review shows curves, an account that adds up and better moves, and is passed on with its notes, on a desktop and on a phone', async ({
  page,
}) => {
  await page.goto('/?depth=glance');
  await store(page, saveOf('done', record));
  await page.goto('/?depth=glance#/result/done');
  await page.getByRole('link', { name: 'Review', exact: true }).click();
  await expect(page.getByText('The review is complete.')).toBeVisible();
  await expectAccessible(page, 'review');
  const account = page.locator('.waterfall details');
  await account.getByText('As a table').click();
  const amounts = await account
    .locator('tbody td:nth-child(2)')
    .evaluateAll((cells) =>
      cells.map((cell) => Math.round(10 * Number.parseFloat(cell.textContent.replace('−', '-')))),
    );
  expect(amounts.slice(0, -1).reduce((sum, amount) => sum + amount, 0)).toBe(amounts.at(-1));
  const parts = await page
    .locator('.account-parts dd')
    .evaluateAll((cells) =>
      cells.map((cell) => Math.round(10 * Number.parseFloat(cell.textContent.replace('−', '-')))),
    );
  expect(parts).toHaveLength(5);
  expect(parts.slice(0, -1).reduce((sum, amount) => sum + amount, 0)).toBe(parts.at(-1));
  // What was done well has a reason too, and no amount is minus nothing.
  const well = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'What Player did well' }) });
  await expect(well.locator('.findings li').first()).toContainText('It brings ');
  // Three of each, or it says that there are no more.
  const badly = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'What Player could have done better' }) });
  for (const [list, rest] of [
    [well, 'was measurably better'],
    [badly, 'gave away anything measurable'],
  ] as const) {
    const count = await list.locator('.findings li').count();
    expect(count).toBeLessThanOrEqual(3);
    await expect(list.getByText(rest)).toHaveCount(count < 3 ? 1 : 0);
  }
  // The better move and the one that was played are told apart.
  for (const finding of await page.locator('.findings li').filter({ hasText: 'Better: ' }).all()) {
    const [brings = '', instead = ''] = await finding.locator('.finding-gains').allTextContents();
    expect(brings.replace('It brings', '')).not.toBe(instead.replace('The move played brings', ''));
  }
  expect(await page.locator('.waterfall').textContent()).not.toMatch(/−0\.0\D/);
  await page.getByRole('slider', { name: 'Position' }).press('End');
  await expect(page.locator('.course output')).toHaveText('The end');
  await expect(page.locator('.move-made')).toHaveCount(0);
  // At every position: the move that was made there, and how good it was.
  const rating =
    /gave away \d+\.\d\spoints ±|gave away nothing|gained\s\d|the best of \d+\smoves|no other move was tried/;
  for (let back = 0; back < 12; back++) {
    await page.getByRole('slider', { name: 'Position' }).press('ArrowLeft');
    await expect(page.locator('.move-made')).toHaveText(/^(Player|Aspasia): /);
    await expect(page.locator('.move-made')).toHaveText(rating);
  }
  await expect(page.getByRole('heading', { name: 'What costs you most' })).toBeVisible();
  await expect(
    page.getByText(/Other moves were tried in .* Reference policy-\w+, rules version/),
  ).toBeVisible();
  await expect(page.getByText(/come from \d+\sgames among themselves/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Your notes' }).fill('More scrolls.');
  await passOn(page, 'Save the review as a file', 'More scrolls.');
  // The worst moments come back as exercises.
  await page.getByRole('link', { name: 'Practise the worst moments' }).click();
  await expect(page.locator('.exercise-ask')).toHaveText(/^Exercise\s1\s/);
  await page.locator('.exercise-choices button').first().click();
  await expect(page.locator('.exercise-ask')).toHaveText(
    /Right: .* than what was played\.|Not quite: .* gives away/,
  );
  await expect(page.locator('.exercise-basis')).toHaveText(/Reference policy-\w+, rules version \d/);
  await expectAccessible(page, 'an exercise');
  await page.goBack();
  await expect(page.getByText('The review is complete.')).toBeVisible();

  // The review is kept: another language and a phone find it at once.
  await speak(page, 'de');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(page.getByText('Die Analyse ist fertig.')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const notes = page.getByRole('textbox', { name: 'Deine Notizen' });
  await expect(notes).toHaveValue('More scrolls.');
  await notes.fill('Mehr Philosophie.');
  await passOn(page, 'Analyse als Datei speichern', 'Mehr Philosophie.');
  await page.getByRole('link', { name: 'Die teuersten Momente üben' }).click();
  await page.locator('.exercise-choices button').first().click();
  await expect(page.locator('.exercise-ask')).toHaveText(/Richtig:|Nicht ganz:/);
  await page.goBack();
  await page.getByRole('button', { name: 'Von hier weiterspielen' }).click();
  await expect(page).toHaveURL(/#\/table\//);
  await expect(page.locator('main.table')).toBeVisible();
});

test.describe('on a phone in German', () => {
  test.use({ settings: { language: 'de' }, viewport: { width: 390, height: 844 }, hasTouch: true });
  test('a link carries a finished game, which can be reviewed', async ({ page }) => {
    await page.goto(`/?depth=glance#/position/${encodeURIComponent(packed(record))}`);
    await page.getByRole('button', { name: 'Diese Partie analysieren' }).tap();
    await expect(page.getByText('Die Analyse ist fertig.')).toBeVisible();
    // It is somebody else's: nothing in it is what costs the reader most.
    await expect(page.locator('.review-notes')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Was dich am meisten kostet' })).toHaveCount(0);
    const at = await tapChart(page);
    await page.goBack();
    await expect(page.locator('.course output')).toContainText(`Zug ${at}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

/** Taps the middle of the chart; returns the move that the replay shows. */
async function tapChart(page: Page): Promise<string> {
  const chart = page.locator('.course-chart');
  await chart.scrollIntoViewIfNeeded();
  const { width = 0 } = (await chart.boundingBox()) ?? {};
  await chart.tap({ position: { x: width / 2, y: 120 } });
  await page.waitForURL(/#\/replay\/[^/]+\/\d+$/);
  return page.url().split('/').at(-1) ?? '';
}

test('a click on the chart goes to the position; dragging and the slider only choose one', async ({
  page,
}) => {
  await page.goto('/?depth=glance');
  await store(page, saveOf('done', record));
  await page.goto('/?depth=glance#/review/done');
  await expect(page.getByText('The review is complete.')).toBeVisible();
  const chart = page.locator('.course-chart');
  const place = page.locator('.course output');
  const box = await chart.boundingBox();
  if (!box) throw new Error('There is no chart.');
  const y = box.y + 100;
  await page.mouse.move(box.x + 200, y);
  await expect(page.locator('.course-pointed')).toContainText(/move\s\d+/);
  const before = (await place.textContent()) ?? '';
  await page.mouse.down();
  await page.mouse.move(box.x + 400, y, { steps: 5 });
  await page.mouse.up();
  await expect(page).toHaveURL(/#\/review\/done$/);
  await expect(place).not.toHaveText(before);
  await page.mouse.click(box.x + 600, y);
  await expect(page).toHaveURL(/#\/replay\/done\/\d+$/);
  const at = page.url().split('/').at(-1) ?? '';
  await expect(page.locator('main.replay')).toBeVisible();
  await page.goBack();
  await expect(place).toHaveText(new RegExp(`move\\s${at}$`));
  // By keyboard: the slider, then the link.
  const slider = page.getByRole('slider', { name: 'Position' });
  await slider.press('ArrowRight');
  await page.getByRole('link', { name: 'Look at this position' }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`#/replay/done/${Number(at) + 1}$`));
});

test('own mistakes come back until they are solved, on a phone in Czech too', async ({ page }) => {
  await page.goto('/?depth=glance');
  await store(page, saveOf('done', record));
  await page.goto('/?depth=glance#/mistakes');
  await expect(page.getByText('There are none yet.')).toBeVisible();
  await page.goto('/?depth=glance#/review/done');
  await expect(page.getByText('The review is complete.')).toBeVisible();
  await page.goto('/#/puzzles');
  await page.getByRole('link', { name: 'Your mistakes' }).click();
  const rows = page.locator('.mistakes li');
  await expect(page.getByText(/^0\sof\s\d+\ssolved$/)).toBeVisible();
  await expectAccessible(page, 'own mistakes');
  const first = (await rows.first().textContent()) ?? '';
  await page.getByRole('link', { name: 'Next', exact: true }).click();
  const choices = page.locator('.exercise-choices button');
  await choices.first().click();
  const best = (await page.locator('[data-mark="right"]').textContent()) ?? '';
  await page.reload();
  await choices.getByText(best, { exact: true }).click();
  await expect(page.locator('.exercise-ask')).toContainText('Right:');
  await page.goto('/#/mistakes');
  await expect(page.getByText(/^1\sof\s\d+\ssolved$/)).toBeVisible();
  await expect(rows.last()).toHaveText(`${first}solved`);
  await speak(page, 'cs');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Vaše chyby' })).toBeVisible();
  await expect(rows.last()).toContainText('vyřešeno');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

/** Plays a position on to the end, which is compared with how the game ended. */
async function expectCompared(page: Page): Promise<void> {
  await playOn(page, (target) => target.click());
  const cells = page.locator('.endings tbody td:nth-child(2)');
  await expect(cells).toHaveText(ENDING.map(String));
  await expect(page.locator('.endings a')).toHaveCount(0);
}

test('a link and a file carry a position and how its game ended', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await store(page, saveOf('done', record));
  await page.goto(`/#/replay/done/${LAST}`);
  await page.getByRole('button', { name: 'What if…' }).click();
  await page.getByRole('button', { name: 'Copy a link to this position' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save this position as a file' }).click();
  const path = await (await downloading).path();
  // Somebody else's device does not have the game.
  await forget(page, 'done');
  await page.goto(link);
  await expectAccessible(page, 'a shared position');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expectCompared(page);
  await page.goto('/#/home');
  await page.locator('input[type=file]').setInputFiles(path);
  await expect(page).toHaveURL(/#\/table\//);
  await expectCompared(page);
  await page.goto('/#/position/nonsense');
  await expect(page.getByRole('alert')).toHaveText('This link does not contain a playable position.');
});

test('an older link has no ending, and the result says so', async ({ page }) => {
  await page.goto(`/#/position/${encodeURIComponent(packed(record, LAST))}`);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await playOn(page, (target) => target.click());
  await expect(page.getByText('there is nothing to compare it with')).toBeVisible();
  await speak(page, 'de');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(page.getByText('deren ursprüngliches Ende nicht bekannt ist')).toBeVisible();
  await expectAccessible(page, 'a result without another to compare it with');
});

test('a replay is taken over where it stands, and a file carries the position', async ({ page }) => {
  await page.goto('/');
  await store(page, saveOf('done', record));
  await page.goto('/#/replay/done/20');
  await page.getByRole('button', { name: 'What if…' }).click();
  const panel = page.getByRole('dialog', { name: 'What if…' });
  await expectAccessible(page, 'taking over a replay');
  const downloading = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Save this position as a file' }).click();
  const path = await (await downloading).path();
  await panel.getByLabel('Your seat').selectOption({ index: 1 });
  await panel.getByRole('button', { name: 'Play on from here' }).click();
  await question(page);
  await page.goto('/#/home');
  await page.locator('input[type=file]').setInputFiles(path);
  await expect(page).toHaveURL(/#\/table\//);
  await question(page);

  // Taken over at the last decision of a seat, the game ends soon, and both endings are compared.
  await page.goto(`/#/replay/done/${LAST}`);
  await page.getByRole('button', { name: 'What if…' }).click();
  await panel.getByLabel('Your seat').selectOption({ index: 0 });
  await panel.getByRole('button', { name: 'Play on from here' }).click();
  await playOn(page, (target) => target.click());
  await expect(page.locator('.endings tbody tr')).toHaveCount(2);
  await expect(page.locator('.endings')).toContainText('As it was');
  await expectAccessible(page, 'two endings');
  // They can be compared when the game they come from is gone.
  const taken = page.url();
  const cells = await page.locator('.endings tbody td').allTextContents();
  await page.goto('/#/home');
  await forget(page, 'done');
  await page.goto(taken);
  await expect(page.locator('.endings tbody td')).toHaveText(cells);
});

test('a review that was kept as one’s own stops counting once the game is known to be somebody else’s', async ({
  page,
}) => {
  await page.goto('/?depth=glance');
  await store(page, saveOf('done', record));
  await page.goto('/?depth=glance#/review/done');
  const trend = page.getByRole('heading', { name: 'What costs you most' });
  await expect(trend).toBeVisible();
  await store(page, { ...saveOf('done', record), own: null });
  // The first visit corrects what was kept.
  await expect(async () => {
    await page.reload();
    await expect(page.locator('.review-notes')).toBeVisible();
    await expect(trend).toHaveCount(0, { timeout: 1000 });
  }).toPass();
});

test('exercises of a game that was never reviewed here lead to its review', async ({ page }) => {
  await page.goto('/');
  await store(page, saveOf('done', record));
  await page.goto('/?depth=glance#/practice/done/0/0');
  await expect(page.getByText('There is no review of this game on this device.')).toBeVisible();
  await page.getByRole('link', { name: 'Game review' }).click();
  await expect(page.getByText('The review is complete.')).toBeVisible();
});

test('a puzzle asks for the best move and gives the reason, on a phone in German too', async ({ page }) => {
  await page.goto('/#/puzzles');
  await expectAccessible(page, 'puzzles');
  await page.getByRole('link', { name: 'Puzzle of the day' }).click();
  const choices = page.locator('.exercise-choices button');
  await choices.first().click();
  await expect(page.locator('.exercise-ask')).toHaveText(/Right:|Not quite\./);
  await expect(page.locator('.exercise-basis')).toHaveText(
    'Found in 8 worlds and confirmed in 80. Rules version 2.',
  );
  await expectAccessible(page, 'puzzle');
  await speak(page, 'de');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/#/puzzle/3');
  await page.reload();
  await choices.first().click();
  await expect(page.locator('.exercise-ask')).toHaveText(/Richtig:|Nicht ganz\./);
});

test('whoever continues with a theme stays in it', async ({ page }) => {
  await page.goto('/#/puzzles');
  await page.getByRole('link', { name: 'Continue: Payment' }).click();
  for (let puzzle = 0; puzzle < 3; puzzle++) {
    await expect(page.locator('.exercise-ask')).toContainText(', Payment, rated');
    await page.locator('.exercise-choices button').first().click();
    const before = page.url();
    await page.getByRole('link', { name: 'Next', exact: true }).click();
    await expect(page).not.toHaveURL(before);
  }
});
