import type { GameSetup, GameState } from '@khora/engine';
import type { Page } from '@playwright/test';
import { expect, test, untilAsked } from '../support/kit.ts';
import { botGame, saveOf, store } from '../support/saves.ts';

const SETUP: GameSetup = { players: 4, seed: 'shots 3', cities: ['athens', 'miletus', 'sparta', 'olympia'] };
const QUESTIONS = ['draft', 'assign', 'explore', 'progress'] as const;
const WINDOWS = [
  { width: 360, height: 560 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 1024, height: 600 },
  { width: 820, height: 1180 },
  { width: 1920, height: 1080 },
];

function asks(kind: (typeof QUESTIONS)[number]): (state: GameState) => boolean {
  return ({ round, players: [first] }) =>
    round >= (kind === 'draft' ? 0 : 4) && first?.standby === 'asked' && first.agenda.at(-1)?.do === kind;
}

async function ask(page: Page, id: string): Promise<void> {
  await page.goto(`/#/table/${id}`);
  await untilAsked(page);
  await page.keyboard.press('h');
  await expect(page.locator('.hint').first()).toBeVisible();
}

for (const language of ['en', 'de'] as const) {
  test.describe(language, () => {
    test.use({ settings: { language } });
    test(`advice says what its chances mean, gives reasons and stays in the window: ${language}`, async ({
      page,
    }) => {
      await page.goto('/');
      await store(page, ...QUESTIONS.map((kind) => saveOf(kind, botGame(SETUP, 'citizen', asks(kind)))));
      const advice = page.locator('.hints');
      for (const kind of QUESTIONS) {
        await ask(page, kind);
        await expect(advice).toContainText('Trierarch');
        const chances = await page.locator('.hint-chance').allTextContents();
        for (const chance of chances) expect(chance).toMatch(/\b[1-9]\d?\s?% ± [1-9]\d?\b/);
        await expect(page.locator('.hint-reasons').first()).not.toBeEmpty();
        for (const window of WINDOWS) {
          await page.setViewportSize(window);
          await expect
            .poll(() => advice.evaluate(isInWindow), `${kind} ${window.width}×${window.height}`)
            .toBe(true);
        }
      }
    });
  });
}

function isInWindow(element: Element): boolean {
  const { top, left, right, bottom } = element.getBoundingClientRect();
  return top >= 0 && left >= 0 && right <= window.innerWidth && bottom <= window.innerHeight;
}

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });
  test('advice needs no network', async ({ page, context }) => {
    await page.goto('/');
    await store(page, saveOf('assign', botGame(SETUP, 'citizen', asks('assign'))));
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await context.setOffline(true);
    await ask(page, 'assign');
    await expect(page.locator('.hint-reasons').first()).not.toBeEmpty();
  });
});
