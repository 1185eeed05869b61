import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test';
import { expect, expectAccessible, settled } from '../support/kit.ts';
import { join, makeAccount, openTable, somebody } from './online-kit.ts';
import type { OnlineServer } from './online-server.ts';

interface Seen {
  readonly browser: Browser;
  readonly server: OnlineServer;
  /** The device, as the project describes it. */
  readonly options: BrowserContextOptions;
  readonly check?: typeof expectAccessible;
}

/** Every screen that needs a server, as two players come by it. */
export async function checkOnline({
  browser,
  server,
  options,
  check = expectAccessible,
}: Seen): Promise<void> {
  const complaints: string[] = [];
  const browsing = { options };
  const sappho = await somebody(browser, complaints, browsing);
  const pindar = await somebody(browser, complaints, browsing);
  const look = async (page: Page, screen: string, there: Locator) => {
    await page.goto(`${server.origin}/#/${screen}`);
    await settled(page);
    await expect(there.first()).toBeVisible();
    await check(page, screen);
  };

  await look(sappho, 'account', sappho.getByRole('button', { name: 'Play as a guest' }));
  await look(sappho, 'games', sappho.getByText('There are no finished games yet.'));
  await look(sappho, 'best', sappho.getByText('Nobody has played enough rated games of this kind yet.'));
  const plan = JSON.stringify({ clock: 'live', visibility: 'public' });
  await sappho.addInitScript((kept) => localStorage.setItem('khora.table-plan', kept), plan);
  const hash = await openTable(sappho, server.origin);
  await check(sappho, 'gathering, as the host');
  await look(sappho, 'home', sappho.getByRole('heading', { name: 'My games' }));
  await sappho.getByRole('link', { name: /free seat/ }).click();
  await look(pindar, 'online', pindar.getByRole('link', { name: /free seat/ }));
  await pindar.getByRole('button', { name: 'Find opponents' }).click();
  await expect(pindar.getByText('Nobody else is looking for such a game yet.')).toBeVisible();
  await pindar.getByRole('button', { name: 'Stop looking' }).click();
  await pindar.getByText('Variants').click();
  await check(pindar, 'lobby with its variants');
  await pindar.goto(`${server.origin}/${hash}`);
  await expect(pindar.getByRole('button', { name: 'Take a seat' })).toBeVisible();
  await check(pindar, 'gathering, as a visitor');

  await join(pindar, `${server.origin}/${hash}`, 'Pindar');
  await settled(pindar);
  await expect(pindar.locator('.prompt.asked')).toBeVisible();
  await check(pindar, 'online table');
  await pindar.getByRole('button', { name: 'Players, chat' }).click();
  await pindar.getByLabel('Say something').fill('Chaire!');
  await pindar.keyboard.press('Enter');
  await expect(pindar.getByRole('dialog').getByText('Chaire!')).toBeVisible();
  await pindar.getByRole('button', { name: 'Resign' }).click();
  await check(pindar, 'players and chat');
  await pindar.getByRole('button', { name: 'Yes, resign' }).click();

  await expect(sappho.getByRole('button', { name: 'Check the dice' })).toBeVisible();
  await sappho.getByRole('button', { name: 'Check the dice' }).click();
  await expect(sappho.getByText('The dice were fair.')).toBeVisible();
  // The player who resigned is last, whatever the points say.
  await expect(sappho.locator('.column', { hasText: 'Pindar' })).toContainText('2nd');
  await expect(sappho.locator('.column', { hasText: 'Pindar' })).toContainText('resigned');
  await expect(sappho.locator('.column.won')).not.toContainText('Pindar');
  await check(sappho, 'result online');
  await look(sappho, 'fair-play', sappho.getByRole('heading', { name: 'When someone disappears' }));
  await look(sappho, 'friends', sappho.getByText('You have no friends here yet.'));
  await look(sappho, 'games', sappho.getByRole('link', { name: /Pindar/ }));
  await look(sappho, 'online', sappho.getByRole('heading', { name: 'My finished games' }));
  await sappho.getByRole('link', { name: 'Profile' }).click();
  await expect(sappho.getByText('Rating', { exact: true })).toBeVisible();
  await settled(sappho);
  await check(sappho, 'profile');

  await look(sappho, 'account', sappho.getByRole('button', { name: 'Create an account' }));
  await makeAccount(sappho, 'sappho');
  await sappho.getByText('API keys').click();
  await sappho.getByLabel('What it is for').fill('my bot');
  await sappho.getByRole('button', { name: 'Create the key' }).click();
  await expect(sappho.getByLabel('The new key')).toBeVisible();
  await sappho.getByRole('button', { name: 'Delete my account' }).click();
  await check(sappho, 'account with recovery codes and a key');
  expect(complaints).toEqual([]);
}
