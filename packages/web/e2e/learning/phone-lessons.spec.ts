import { expect, settled, test } from '../support/kit.ts';
import { expectShown, nextStep, takeLesson } from '../support/lesson-kit.ts';

test.use({ settings: { language: 'ru' } });

test('the guided game on a phone, in Russian: each step points at a visible piece', async ({ page }) => {
  await page.goto('/#/lesson/guided');
  const steps = await takeLesson(page, await nextStep(page, null), (seen) => expectShown(page, seen));
  const last = steps.at(-1);
  expect(last?.step).toMatch(/^Шаг (\d+) из \1$/);
  expect(last?.text).toContain('все семь действий');
});

test('every short lesson on a phone, in Russian', async ({ page }) => {
  for (const id of ['paying', 'exploring', 'progress', 'events', 'achievements', 'endGame']) {
    await page.goto(`/#/lesson/${id}`);
    await settled(page);
    const steps = await takeLesson(page, await nextStep(page, null), (seen) => expectShown(page, seen));
    expect(steps.at(-1)?.step, id).toMatch(/^Шаг (\d+) из \1$/);
    await page.getByRole('link', { name: 'Другие уроки' }).click();
  }
  await expect(page.getByText('пройдено', { exact: true })).toHaveCount(6);
});
