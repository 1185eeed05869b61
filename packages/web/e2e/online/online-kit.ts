import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { test as base } from '@playwright/test';
import { answer, expect, settled } from '../support/kit.ts';
import { OnlineServer, PlayersLine } from './online-server.ts';

export const test = base.extend<{ server: OnlineServer; line: PlayersLine }>({
  server: async ({ browserName: _any }, use) => {
    const server = await OnlineServer.start();
    await use(server);
    await server.stop();
  },
  line: async ({ server }, use) => {
    const line = await PlayersLine.to(server.port);
    await use(line);
    line.close();
  },
});

/** What a browser reports itself when it cannot reach a server. */
const UNREACHABLE = /WebSocket|net::ERR|Failed to load resource/;

interface Browsing {
  readonly options?: BrowserContextOptions;
  readonly settings?: Readonly<Record<string, unknown>>;
}

/** Somebody in a browser of their own; errors of their pages go on the list. */
export async function somebody(
  browser: Browser,
  complaints: string[],
  { options, settings }: Browsing = {},
): Promise<Page> {
  const context = await browser.newContext({
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    ...options,
  });
  await context.addInitScript((chosen) => {
    if (!localStorage.getItem('khora.settings'))
      localStorage.setItem('khora.settings', JSON.stringify({ pace: 'instant', motion: 'off', ...chosen }));
  }, settings);
  const page = await context.newPage();
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !UNREACHABLE.test(message.text())) complaints.push(message.text());
  });
  return page;
}

/** From the front page to a link for friends in two clicks. */
export async function openTable(page: Page, origin: string): Promise<string> {
  await page.goto(origin);
  await page.getByRole('link', { name: 'Play with friends' }).click();
  await page.getByRole('button', { name: 'Open a table' }).click();
  const link = page.getByLabel('Send this link to your friends');
  await expect(link).toHaveValue(/\/room\/\w{12}$/);
  return `#${new URL(await link.inputValue()).pathname}`;
}

export async function join(page: Page, address: string, name: string): Promise<void> {
  await page.goto(address);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Take a seat' }).click();
  await expect(page.locator('main.table')).toBeVisible();
}

export const asked = (page: Page) =>
  page.evaluate(() => {
    if (window.location.hash.includes('/result/')) return 'over';
    return document.querySelector('.prompt.asked strong')?.textContent ?? null;
  });

export const moveNumber = (page: Page) => page.locator('main.table').getAttribute('data-move');

let turn = 0;
/** Answers the page's question, if it has one. */
export async function step(page: Page): Promise<boolean> {
  const question = await asked(page);
  if (question === null || question === 'over') return false;
  await settled(page);
  await answer(page, question, (target) => target.click(), turn++);
  return true;
}

/** Lets both play until `stop` holds, or the game is over. */
export async function playOn(pages: readonly Page[], stop?: () => Promise<boolean>): Promise<void> {
  for (;;) {
    for (const page of pages) {
      if (await stop?.()) return;
      if ((await asked(page)) === 'over') return;
      await step(page);
    }
    // After a move, the others must hear of it before they are looked at again.
    await Promise.race(
      pages.map((page) =>
        page.waitForFunction(
          () => window.location.hash.includes('/result/') || document.querySelector('.prompt.asked') !== null,
        ),
      ),
    );
  }
}

/** Turns a guest into an account, on the account screen; returns a recovery code. */
export async function makeAccount(page: Page, username: string): Promise<string> {
  const form = page.locator('form', { hasText: 'Create an account to keep my games' });
  await form.getByLabel('User name').fill(username);
  await form.getByLabel('Password').fill('lesbos-lyre-7');
  await form.getByRole('button', { name: 'Create an account' }).click();
  const codes = page.locator('.codes code');
  await expect(codes.first()).toBeVisible();
  return (await codes.first().textContent()) ?? '';
}
