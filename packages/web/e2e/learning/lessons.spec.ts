import { expect, expectAccessible, settled, test } from '../support/kit.ts';
import { expectShown, follow, nextStep, takeLesson } from '../support/lesson-kit.ts';

test.use({ newcomer: true, serviceWorkers: 'allow' });

test('the guided game from the front page to its end, with a break and offline', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Guided game' }).click();
  let seen = await nextStep(page, null);
  expect(seen.text).toContain('Welcome to Miletus');
  await follow(page, seen);
  seen = await nextStep(page, seen);
  // A wrong card is forgiven, with a reason; a press beside the choices says where to look.
  await page.getByRole('button', { name: 'Quarry' }).click();
  await expect(page.locator('.lecture-more')).toContainText('Here, take Gifts from the West');
  await page.locator('.city').click();
  await expect(page.locator('.lecture-more')).toContainText('The ring shows where to press');
  expect(await page.locator('main.table').getAttribute('data-move')).toBe('0');
  // The rule behind the step opens over the table, and the step is still there afterwards.
  await page.locator('.lecture-head').getByRole('button', { name: 'R1.3' }).click();
  await expect(page.getByRole('dialog').locator('[data-here]')).toContainText('R1.3');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('.lecture-text')).toHaveText(seen.text);
  await expectAccessible(page, 'a lesson');
  // With keys only: the ring is around the card, Enter on the question confirms.
  await page.locator(seen.points).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.locator('.lecture-text')).toContainText('Keep Diolkos');
  seen = await nextStep(page, null);
  // What a lesson needs is kept after the first move.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { name: 'How to play' })).toBeVisible();
  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('link', { name: 'Guided game Continue' }).click();
  const again = await nextStep(page, null);
  expect(again.text).toBe(seen.text);
  const steps = await takeLesson(page, again);
  expect(steps.at(-1)?.step).toMatch(/^Step (\d+) of \1$/);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(page.locator('.prompt.asked')).toBeVisible();
  await expect(page.locator('.lecture-text')).toHaveCount(0);
  await expect(page.getByText('Taxes bring drachmas every round')).toBeVisible();
});

const WINDOWS = [
  { width: 1920, height: 1080 },
  { width: 1024, height: 600 },
  { width: 768, height: 1024 },
  { width: 360, height: 560 },
  { width: 640, height: 360 },
];

test('every short lesson to its end, in windows of all kinds, and from a question of the first game', async ({
  page,
}) => {
  await page.goto('/#/learn');
  await expectAccessible(page, 'how to play');
  for (const [index, id] of [
    'paying',
    'exploring',
    'progress',
    'events',
    'achievements',
    'endGame',
  ].entries()) {
    const size = WINDOWS[index % WINDOWS.length];
    if (size) await page.setViewportSize(size);
    await page.goto(`/#/lesson/${id}`);
    await settled(page);
    const steps = await takeLesson(page, await nextStep(page, null), (seen) => expectShown(page, seen));
    expect(steps.at(-1)?.step, id).toMatch(/^Step (\d+) of \1$/);
    await page.getByRole('link', { name: 'More lessons' }).click();
  }
  await expect(page.getByText('done', { exact: true })).toHaveCount(6);
  await page.getByRole('button', { name: 'An easy first game' }).click();
  await page.getByRole('link', { name: 'Show me' }).click();
  await nextStep(page, null);
  await page.getByRole('link', { name: 'Back to your game' }).click();
  await expect(page.getByRole('link', { name: 'Show me' })).toBeVisible();
});
