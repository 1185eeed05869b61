import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dailyGame } from '@khora/protocol/client';
import type { Page } from '@playwright/test';
import { answer, test as base, expect, OFFERS, question, untilAsked } from '../support/kit.ts';
import { nextStep, takeLesson } from '../support/lesson-kit.ts';
import { botGame, saveOf, store } from '../support/saves.ts';
import { release, type Site, serve } from './releases.ts';

const test = base.extend<{ site: Site }>({
  site: async ({ browserName }, use, info) => {
    const site = await serve(info.outputPath(`site-${browserName}`));
    release(site.folder, 'one');
    await use(site);
    await site.close();
  },
});

test.use({ serviceWorkers: 'allow' });

const click = (target: { click(): Promise<void> }) => target.click();
const version = (page: Page) => page.locator('html').getAttribute('data-version');

/** Opens the front page once the client is stored for offline use, which is soonest for visitors who do not play. */
async function visit(page: Page, site: Site): Promise<void> {
  await page.goto(`${site.url}/#/credits`);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  // The front page asks whether there is a server to play on.
  const asked = page.waitForResponse(/server\.json/);
  await page.goto(`${site.url}/#/`);
  await asked;
}

const DAY = '2026-11-17';
const NOON = new Date(`${DAY}T12:00:00Z`);

/** Passes, or takes what is offered first, until the game is over; in any language. */
async function finish(page: Page): Promise<void> {
  const buttons = page.locator('.prompt-buttons');
  const pass = buttons.locator('[aria-keyshortcuts="P"]');
  const offer = page.locator(OFFERS.join()).filter({ visible: true }).first();
  for (await untilAsked(page); !page.url().includes('/result/'); await untilAsked(page)) {
    const move = await page.locator('main.table').getAttribute('data-move');
    await expect(pass.or(offer).first()).toBeVisible();
    if (await pass.isVisible()) await pass.tap();
    else {
      await offer.tap();
      await buttons.locator('.primary').tap();
    }
    await expect(page.locator(`main.table[data-move="${move}"]`)).toHaveCount(0);
  }
}

/** Looks for a new version, and returns whether one is waiting. */
function look(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update().catch(() => undefined);
    return Boolean(registration?.waiting);
  });
}

/**
 * Waits until a version has taken over. The browser first waits until the old worker is idle, which takes half a minute
 * if a page has just asked it for something. While it is being watched, as here, it would never be idle, so it is
 * stopped.
 */
async function expectVersion(page: Page, wanted: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('ServiceWorker.enable');
  const isOneWaiting = async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return Boolean(registration?.waiting && !registration.installing);
  };
  const versionNow = async () => {
    // While the page reloads, it cannot be asked.
    if (await page.evaluate(isOneWaiting).catch(() => false))
      await devtools.send('ServiceWorker.stopAllWorkers');
    return version(page);
  };
  await expect.poll(versionNow).toBe(wanted);
}

test('bots can be played against without a network', async ({ page, site, context }) => {
  await visit(page, site);
  await site.close();
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: 'Play now' }).click();
  const asked = await question(page);
  await answer(page, asked ?? '', click, 0);
  await question(page);
  await page.goto(`${site.url}/#/library`);
  await page.getByRole('tab', { name: 'Rules' }).click();
  await expect(page.getByText('R1.1', { exact: false }).first()).toBeVisible();
  await page.getByRole('searchbox').fill('helepol');
  await expect(page.locator('.book-hit').first()).toContainText('Helepole');
  for (const [screen, title] of [
    ['summary', 'Summary on two pages'],
    ['sheet', 'Score sheet'],
    ['daily', 'Game of the day'],
  ] as const) {
    await page.goto(`${site.url}/#/${screen}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Play today’s game' }).click();
  await question(page);
});

test('puzzles, laurels, the review of a finished game with its notes, its exercises, own mistakes and what if need no network', async ({
  page,
  site,
  context,
}) => {
  await visit(page, site);
  await store(page, saveOf('done', botGame({ players: 2, seed: 'offline' }, 'ephebe')));
  await site.close();
  await context.setOffline(true);
  await page.reload();
  await page.goto(`${site.url}/#/puzzle/1`);
  await page.locator('.exercise-choices button').first().click();
  await expect(page.locator('.exercise-ask')).toHaveText(/Right:|Not quite\./);
  await page.goto(`${site.url}/#/laurels`);
  await expect(page.getByRole('heading', { level: 1, name: 'Laurels' })).toBeVisible();
  await page.goto(`${site.url}/?depth=glance#/review/done`);
  await expect(page.getByText('The review is complete.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Your notes' }).fill('More scrolls.');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the review as a file' }).click();
  const path = await (await downloading).path();
  await page.goto(`${site.url}/?depth=glance#/home`);
  await page.locator('input[type=file]').setInputFiles(path);
  await expect(page.getByRole('textbox', { name: 'Your notes' })).toHaveValue('More scrolls.');
  await page.getByRole('link', { name: 'Practise the worst moments' }).click();
  await page.locator('.exercise-choices button').first().click();
  await expect(page.locator('.exercise-ask')).toHaveText(/Right:|Not quite:/);
  await page.goto(`${site.url}/#/mistakes`);
  await expect(page.getByRole('heading', { level: 1, name: 'Your mistakes' })).toBeVisible();
  await page.goBack();
  await page.goBack();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await question(page);
});

test.describe('in German on a phone', () => {
  test.use({
    settings: { language: 'de' },
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  test('lessons, the rule book, puzzles, the game of the day to its end and what comes after games need no network', async ({
    page,
    site,
    context,
  }) => {
    await page.clock.setFixedTime(NOON);
    await visit(page, site);
    const done = saveOf('done', botGame({ players: 2, seed: 'offline' }, 'ephebe'));
    await store(page, { ...done, updated: done.created + 1 }, { ...done, id: 'again' });
    const origins = JSON.stringify({ again: { id: 'done', at: 12 } });
    await page.evaluate((kept) => localStorage.setItem('khora.what-if', kept), origins);
    await site.close();
    await context.setOffline(true);
    await page.reload();
    const open = (screen: string) => page.goto(`${site.url}/?depth=glance#/${screen}`);

    await open('lesson/paying');
    const steps = await takeLesson(page, await nextStep(page, null));
    expect(steps.at(-1)?.step).toMatch(/^Schritt (\d+) von \1$/);
    await open('library');
    await page.getByRole('searchbox').fill('helepol');
    await expect(page.locator('.book-hit').first()).toContainText('Helepol');
    await open('puzzle/1');
    await page.locator('.exercise-choices button').first().tap();
    await expect(page.locator('.exercise-ask')).toHaveText(/Richtig:|Nicht ganz\./);
    await open('sheet');
    await page.getByLabel('Siegpunkte auf der Leiste').first().fill('12');
    await expect(page.locator('.score-ranking li').first()).toContainText('12');
    await open('laurels');
    await expect(page.locator('.laurel.won').first()).toContainText('Errungen');
    await open('review/done');
    await expect(page.getByText('Die Analyse ist fertig.')).toBeVisible();
    await open('result/again');
    await expect(page.locator('.endings')).toContainText('Wie es war');

    await open('daily');
    await page.getByRole('button', { name: 'Die heutige Partie spielen' }).tap();
    await untilAsked(page);
    // The same game, where its player is asked for the last time, or nearly.
    const whole = botGame(dailyGame(DAY).setup);
    const moves = whole.moves.slice(
      0,
      whole.moves.findLastIndex(({ seat }) => seat === 0),
    );
    await open('home');
    await store(page, saveOf(`daily-${DAY}`, { ...whole, moves }));
    await open(`table/daily-${DAY}`);
    await page.reload();
    await finish(page);
    await expect(page.locator('.daily-card')).toContainText('Platz');
    await open('daily');
    await expect(page.getByRole('heading', { name: 'Deine Tage' })).toBeVisible();
  });
});

test('a new version waits while a game is open and takes over between games', async ({
  page,
  site,
  context,
}) => {
  await visit(page, site);
  await page.getByRole('button', { name: 'Play now' }).click();
  await question(page);
  release(site.folder, 'two');
  await expect.poll(() => look(page)).toBe(true);
  await page.reload();
  const asked = await question(page);
  expect(await version(page)).toBe('one');
  await answer(page, asked ?? '', click, 0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();

  // Another window on the front page does not force the version through either.
  const other = await context.newPage();
  await other.goto(site.url);
  await other.getByRole('link', { name: 'Settings' }).click();
  await expect(other.getByRole('heading', { name: 'Settings' })).toBeVisible();
  expect(await look(other)).toBe(true);
  expect(await version(other)).toBe('one');

  await page.getByRole('dialog').getByRole('link', { name: 'Home' }).click();
  await expectVersion(page, 'two');
  await expectVersion(other, 'two');
  await page.getByRole('link', { name: 'Continue' }).click();
  expect(await question(page)).toContain('Keep one card');
  expect(await version(page)).toBe('two');
});

test('a window between games gets the new version when the game in another window is closed', async ({
  page,
  site,
  context,
}) => {
  await visit(page, site);
  const other = await context.newPage();
  await visit(other, site);
  await other.getByRole('button', { name: 'Play now' }).click();
  await question(other);
  release(site.folder, 'two');
  await expect.poll(() => look(page)).toBe(true);
  expect(await version(page)).toBe('one');
  await other.close();
  await expectVersion(page, 'two');
});

test('a version that comes while nobody plays takes over at once', async ({ page, site }) => {
  await visit(page, site);
  release(site.folder, 'two');
  // On returning to the front page, the page may already be looking, too early to see it; then our own look finds it.
  await expect
    .poll(async () => (await look(page).catch(() => true)) || (await version(page)) === 'two')
    .toBe(true);
  await expectVersion(page, 'two');
});

test('an incomplete version is not accepted', async ({ page, site }) => {
  await visit(page, site);
  release(site.folder, 'two');
  writeFileSync(join(site.folder, 'index.html'), '<!doctype html><title>three</title>');
  expect(await look(page)).toBe(false);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
  expect(await version(page)).toBe('one');
});

test('what a server offers besides the client bypasses the service worker', async ({ page, site }) => {
  await visit(page, site);
  await page.reload();
  for (const path of ['/api/tables', '/healthz', '/ws', '/server.json']) {
    const seen = page.waitForResponse(site.url + path);
    const texts = await page.evaluate(
      async (url) => [await (await fetch(url)).text(), await (await fetch(url)).text()],
      path,
    );
    expect(new Set(texts).size).toBe(2);
    expect((await seen).fromServiceWorker()).toBe(false);
  }
  const style = page.waitForResponse(/assets\/.*\.css/);
  await page.reload();
  expect((await style).fromServiceWorker()).toBe(true);
  await page.goto(`${site.url}/healthz`);
  await expect(page.locator('body')).toContainText('answer');
});
