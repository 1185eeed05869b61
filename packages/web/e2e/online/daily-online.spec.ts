import { english } from '@khora/locales';
import { dailyGame } from '@khora/protocol/client';
import type { Browser, Page } from '@playwright/test';
import type { Save } from '../../src/runner/game.ts';
import { expect, settled } from '../support/kit.ts';
import { botGame, saveOf, store } from '../support/saves.ts';
import { makeAccount, somebody, test } from './online-kit.ts';

const DAY = '2026-11-17';
const NOON = Date.parse(`${DAY}T12:00:00Z`);

async function visitor(browser: Browser, complaints: string[]): Promise<Page> {
  const page = await somebody(browser, complaints);
  await page.clock.setFixedTime(NOON);
  return page;
}

test('the game of the day has one table for everybody, in which only the first try counts', async ({
  browser,
  server,
}) => {
  const complaints: string[] = [];
  const { setup } = dailyGame(DAY);
  const played = (level: 'citizen' | 'ephebe') => saveOf(`daily-${DAY}`, botGame(setup, [level]));
  const [hers, his] = [played('ephebe'), played('citizen')];
  const pointsOf = ({ points: [own = 0] }: Save) => english.amount('points', own);
  await server.restart(NOON - Date.now());
  const places = (page: Page) => page.locator('.daily-table li');
  const play = (page: Page) => page.getByRole('button', { name: 'Play today’s game' });
  const account = async (name: string) => {
    const page = await visitor(browser, complaints);
    await page.goto(`${server.origin}/#/account`);
    await page.getByRole('button', { name: 'Play as a guest' }).click();
    await makeAccount(page, name);
    return page;
  };
  /** Begins the day's game, has it played, and looks at the table. */
  const finish = async (page: Page, game: Save) => {
    await page.goto(`${server.origin}/#/daily`);
    await play(page).click();
    await expect(page.locator('.prompt.asked')).toBeVisible();
    await page.goto(`${server.origin}/#/home`);
    await store(page, game);
    await page.goto(`${server.origin}/#/daily`);
    await expect(page.locator('.daily-table [aria-current]')).toBeVisible();
  };

  const sappho = await account('sappho');
  await finish(sappho, hers);
  await expect(places(sappho)).toHaveText([`1sappho${pointsOf(hers)}`]);
  await expect(play(sappho)).toHaveCount(0);
  const pindar = await account('pindar');
  await finish(pindar, his);
  await expect(places(pindar)).toHaveCount(2);
  await expect(places(pindar).filter({ hasText: 'pindar' })).toContainText(pointsOf(his));

  // A device tells the account a few seconds later.
  const told = async () => (await sappho.request.get(`${server.origin}/api/me/progress/daily`)).text();
  await expect.poll(told).toContain('outcome');
  // On another device the day is over too, and another result there changes nothing.
  const other = await visitor(browser, complaints);
  await other.goto(`${server.origin}/#/account`);
  const signIn = other.locator('form', { hasText: 'I have an account' });
  await signIn.getByLabel('User name').fill('sappho');
  await signIn.getByLabel('Password').fill('lesbos-lyre-7');
  await signIn.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(other.getByText('are saved in your account')).toBeVisible();
  await other.goto(`${server.origin}/#/daily`);
  await settled(other);
  await expect(places(other)).toHaveCount(2);
  await expect(play(other)).toHaveCount(0);
  await store(other, his);
  await other.goto(`${server.origin}/#/home`);
  await other.goto(`${server.origin}/#/daily`);
  await expect(places(other).filter({ hasText: 'sappho' })).toContainText(pointsOf(hers));
  const { rules, moves } = his.record;
  const again = await other.request.post(`${server.origin}/api/daily`, { data: { day: DAY, rules, moves } });
  expect(await again.json()).toMatchObject({ players: 2, own: { points: hers.points[0] } });
  expect(complaints).toEqual([]);
});
