import { test as base, expect, type Frame, type Locator, type Page } from '@playwright/test';
import { violations } from './axe.ts';

/** A page whose test fails on any console error, with bots that answer at once. */
export const test = base.extend<{
  settings: Record<string, unknown>;
  newcomer: boolean;
  mayFail: boolean;
}>({
  settings: [{}, { option: true }],
  /** Somebody who has never played here: their first game is an easy one without a draft. */
  newcomer: [false, { option: true }],
  /** For tests of crashes, which appear in the console. */
  mayFail: [false, { option: true }],
  page: async ({ page, settings, newcomer, mayFail }, use) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => errors.push(String(error)));
    // Our words need no letter beyond those that every visitor gets.
    page.on('request', (request) => {
      if (/-normal-.*\.woff2?$/.test(request.url()))
        errors.push(`A whole font was fetched: ${request.url()}`);
    });
    await page.addInitScript(
      ([chosen, isNew]) => {
        if (!localStorage.getItem('khora.settings'))
          localStorage.setItem(
            'khora.settings',
            JSON.stringify({ pace: 'instant', motion: 'off', ...chosen }),
          );
        if (!isNew && !localStorage.getItem('khora.plan')) localStorage.setItem('khora.plan', '{}');
      },
      [settings, newcomer] as const,
    );
    await use(page);
    if (!mayFail) expect(errors).toEqual([]);
  },
});

export const prompt = (page: Page): Locator => page.getByRole('region', { name: 'Your decision' });
export const confirmButton = (page: Page): Locator =>
  prompt(page).getByRole('button', { name: 'Confirm', exact: true });

/** Two clicks from the front page into a game. */
export async function startGame(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await question(page);
}

/** Another language from the next load on. */
export function speak(page: Page, language: string): Promise<void> {
  return page.evaluate((chosen) => {
    const settings = JSON.parse(localStorage.getItem('khora.settings') ?? '{}') as object;
    localStorage.setItem('khora.settings', JSON.stringify({ ...settings, language: chosen }));
  }, language);
}

/** What the table shows now; it changes with every move. */
function position(page: Page): Promise<string> {
  return page.evaluate(() => {
    const log = document.querySelector('main.table')?.getAttribute('data-move') ?? '';
    return `${window.location.hash}${log}`;
  });
}

export type Press = (target: Locator) => Promise<void>;

/** Waits until the new screen is there, with everything on the table. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Presses Tab until the focus is there, as somebody without a mouse would. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(target).toBeFocused({ timeout: 1 });
  }).toPass({ intervals: [0] });
}

/** Waits until the player is asked something, or the game is over, in any language. */
export async function untilAsked(page: Page | Frame): Promise<void> {
  await page.waitForFunction(() => {
    const { hash } = window.location;
    if (hash.includes('/result/')) return true;
    // The previous table stays visible until the next one is drawn.
    const [, wanted] = /^#\/table\/(.+)/.exec(hash) ?? [];
    const shown = document.querySelector('main.table')?.getAttribute('data-game');
    const isHere = wanted === undefined || decodeURIComponent(wanted) === shown;
    return isHere && document.querySelector('.prompt.asked') && !document.querySelector('[aria-busy="true"]');
  });
}

/** The same; returns the question. */
export async function question(page: Page): Promise<string | null> {
  await untilAsked(page);
  if (page.url().includes('/result/')) return null;
  return (await prompt(page).locator('strong').first().textContent()) ?? '';
}

/** Answers the open question with something sensible. */
export async function answer(page: Page, asked: string, press: Press, turn: number): Promise<void> {
  const before = await position(page);
  await choose(page, asked, press, turn);
  const confirm = confirmButton(page);
  const pass = prompt(page).getByRole('button', { name: 'Pass', exact: true });
  if ((await confirm.getAttribute('aria-disabled')) === 'false') await press(confirm);
  else await press(pass);
  await page.waitForFunction((was) => {
    const move = document.querySelector('main.table')?.getAttribute('data-move') ?? '';
    return `${window.location.hash}${move}` !== was;
  }, before);
}

/** Where choices may be, the most important place first. */
export const OFFERS = ['.tray button', '.map button', '.development', '.progress', '.tile'].map(
  (place) => `${place}[aria-disabled="false"]`,
);
const TILES = '.dice-tiles .tile';
const ASSIGN = 'Put a different action tile';

/** What to press for a question: these by number, in the first of the places that has any. */
export function sensible(
  asked: string,
  { turn, dice }: { readonly turn: number; readonly dice: number },
): { readonly places: readonly string[]; readonly picks: readonly number[] } {
  if (asked.startsWith(ASSIGN)) {
    const picks = Array.from({ length: dice }, (_, die) => [1, 3, 4, 2, 5][(turn + die) % 5] ?? 0);
    return { places: [TILES], picks };
  }
  // A free raise is chosen already.
  if (/move up \d\slevels? on .* for free/.test(asked)) return { places: [], picks: [] };
  const isTwo = /2\scards/.test(asked) || asked.includes('two different');
  return { places: OFFERS, picks: isTwo ? [0, 1] : [0] };
}

/** A question's choices are drawn a moment after it: waits until one of these or a button can be pressed. */
async function untilOffered(page: Page, places: readonly string[]): Promise<void> {
  const buttons = prompt(page).locator('.prompt-buttons');
  const ready = buttons.locator('.primary[aria-disabled="false"], [aria-keyshortcuts="P"]');
  const any = page.locator(places.join(', ')).or(ready);
  await expect(any.filter({ visible: true }).first()).toBeVisible();
}

async function choose(page: Page, asked: string, press: Press, turn: number): Promise<void> {
  await untilOffered(page, asked.startsWith(ASSIGN) ? [TILES] : OFFERS);
  const dice = await page.locator('.die-slot').count();
  const { places, picks } = sensible(asked, { turn, dice });
  for (const place of places) {
    const offered = page.locator(place).filter({ visible: true });
    const count = await offered.count();
    for (const pick of picks) if (pick < count) await press(offered.nth(pick));
    if (count > 0) return;
  }
}

/** Plays until the game is over, or until `stop` says so. */
export async function playOn(
  page: Page,
  press: Press,
  stop?: (asked: string) => Promise<boolean>,
): Promise<void> {
  for (let turn = 0; turn < 300; turn++) {
    const asked = await question(page);
    if (asked === null || (stop && (await stop(asked)))) return;
    await answer(page, asked, press, turn);
  }
  throw new Error('The game does not end.');
}

/** No rule of axe is broken in either theme. One visit checks both. A page that is still loading has no heading yet. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  await settled(page);
  await expect(page.getByRole('heading', { level: 1 }).first(), what).toBeAttached();
  const dress = (theme: string) =>
    page.locator('html').evaluate((root, chosen) => root.setAttribute('data-theme', chosen), theme);
  for (const theme of ['dark', 'light']) {
    await dress(theme);
    expect.soft(await violations(page), `${what}, ${theme}`).toEqual([]);
  }
}

/** The same, and none with forced colours; if those are light, only their contrast is looked at. */
export async function expectAccessibleForced(page: Page, what: string): Promise<void> {
  await expectAccessible(page, what);
  for (const [colorScheme, rules] of [
    ['dark', []],
    ['light', ['color-contrast']],
  ] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    expect.soft(await violations(page, ...rules), `${what}, forced ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ forcedColors: null, colorScheme: null });
}

export { expect };
