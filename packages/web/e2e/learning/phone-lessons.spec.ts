import { expect, test } from '../support/kit.ts';
import { expectShown, nextStep, takeLesson } from '../support/lesson-kit.ts';

test.use({ settings: { language: 'ru' } });

test('the guided game on a phone, in Russian: each step points at a visible piece', async ({ page }) => {
  await page.goto('/#/lesson/guided');
  const steps = await takeLesson(page, await nextStep(page, null), (seen) => expectShown(page, seen));
  const last = steps.at(-1);
  expect(last?.step).toMatch(/^Шаг (\d+) из \1$/);
  expect(last?.text).toContain('все семь действий');
});
