import type { Page } from '@playwright/test';
import { test, untilAsked } from '../support/kit.ts';
import { expectShown, nextStep, takeLesson } from '../support/lesson-kit.ts';

// What somebody sees who has never played: the front page, every step of the guided game, and the first questions of an
// easy game. docs/first-ten-minutes.md shows some of these pictures.
const VISITS = {
  desktop: { width: 1366, height: 768, language: 'en' },
  phone: { width: 390, height: 844, language: 'ru' },
  tablet: { width: 768, height: 1024, language: 'cs' },
} as const;
const QUESTIONS = 12;

/** Answers the open question with the first thing on offer, by what is lit and nothing else. */
async function answer(page: Page): Promise<void> {
  const before = await page.locator('main.table').getAttribute('data-move');
  const confirm = page.locator('.prompt-buttons .primary');
  const isReady = async () => (await confirm.getAttribute('aria-disabled')) === 'false';
  const offered = page.locator(
    ':is(.tray, .map, .city, .own) button[aria-disabled="false"], .tile.legal:not(.used)',
  );
  for (let press = 0; press < 4 && !(await isReady()); press++) {
    const next = offered.filter({ visible: true }).nth(press);
    if ((await next.count()) === 0) break;
    await next.click();
  }
  await ((await isReady()) ? confirm : page.locator('.prompt-buttons [aria-keyshortcuts="P"]')).click();
  await page.waitForFunction(
    (was) => document.querySelector('main.table')?.getAttribute('data-move') !== was,
    before,
  );
}

for (const [device, { language, ...viewport }] of Object.entries(VISITS)) {
  test.describe(device, () => {
    test.use({ newcomer: true, viewport, hasTouch: device !== 'desktop', settings: { language } });
    test(`first steps ${device}`, async ({ page }) => {
      let number = 0;
      const shot = async () => {
        await page.evaluate(() => document.fonts.ready);
        const name = `${device}-${String(number++).padStart(2, '0')}`;
        await page.screenshot({ path: `shots/first-steps/${name}.png` });
      };
      await page.goto('/');
      await page.locator('.home-frieze svg').waitFor();
      await shot();
      await page.locator('a[href="#/lesson/guided"]').click();
      await takeLesson(page, await nextStep(page, null), async (seen) => {
        await expectShown(page, seen);
        await shot();
      });
      await shot();
      await page.goto('/#/home');
      await page.locator('.home-play button').first().click();
      // The sentence of why comes a moment after the question.
      await page.locator('.prompt-why').waitFor();
      for (let question = 0; question < QUESTIONS; question++) {
        await untilAsked(page);
        await page.locator('.prompt-more').waitFor();
        await shot();
        await answer(page);
      }
    });
  });
}
