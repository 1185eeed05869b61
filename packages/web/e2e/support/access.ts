import { packed } from '@khora/bots/review-tools';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, question, settled, test } from './kit.ts';
import { type Moment, positions } from './positions.ts';
import { botGame, saveOf, store } from './saves.ts';

const PHASES = [
  'setup city',
  'draft draft',
  'dice assign',
  'dice pay',
  'action explore',
  'action play',
  'action develop',
  'progress progress',
  'resolution discard',
  'achievement claim',
] as const satisfies readonly Moment[];

type Check = (page: Page, what: string) => Promise<void>;

/** Opens the table at each phase and looks for violations; in two halves, which run side by side. */
async function checkPhases(page: Page, half: number, check: Check): Promise<void> {
  const phases = PHASES.filter((_, index) => index % 2 === half);
  const records = positions(phases);
  await page.goto('/');
  await store(page, ...[...records].map(([moment, record]) => saveOf(moment.replace(' ', '-'), record)));
  for (const moment of phases) {
    await page.goto(`/#/table/${moment.replace(' ', '-')}`);
    await question(page);
    await check(page, moment);
  }
}

/** Opens everything that can be over the table. */
async function checkLeaves(page: Page, check: Check): Promise<void> {
  const record = botGame({ players: 4, seed: 'leaves' }, 'ephebe', ({ round }) => round === 4);
  await page.goto('/');
  await store(page, saveOf('leaves', record));
  await page.goto('/#/table/leaves');
  await question(page);
  const dialog = page.getByRole('dialog');
  const close = async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  };
  for (const name of ['Log', 'Score', 'Menu']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(dialog).toBeVisible();
    await check(page, name);
    await close();
  }
  for (const name of ['Help', 'Library']) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await dialog.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await settled(page);
    await check(page, name);
    if (name === 'Help') await close();
  }
  await expect(page.getByText('R1.1', { exact: false }).first()).toBeVisible();
  await page.getByRole('tab', { name: 'Cards' }).click();
  await settled(page);
  await check(page, 'Cards');
}

/** Everything that is not a table, and what comes between and after games. */
async function checkScreens(page: Page, check: Check): Promise<void> {
  const setup = { players: 4, seed: 'screens' } as const;
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await check(page, 'first visit');
  const finished = botGame(setup, 'ephebe');
  const shared = botGame(setup, 'ephebe', ({ round }) => round === 1);
  await store(
    page,
    saveOf('finished', finished),
    saveOf('shared', shared, 2),
    { id: 'ruin' },
    { ...saveOf('foreign', shared), record: { ...shared, rules: 99 } },
  );
  await page.reload();
  await expect(page.locator('.saved').first()).toBeVisible();
  await expect(page.locator('.statistics')).toBeVisible();
  for (const screen of [
    'home',
    'new',
    'settings',
    'library',
    'credits',
    'daily',
    'sheet',
    'laurels',
    'explorer',
  ]) {
    await page.goto(`/#/${screen}`);
    await settled(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await check(page, screen);
  }
  await page.goto('/#/table/shared');
  await expect(page.getByRole('heading', { name: /Pass the screen/ })).toBeVisible();
  await check(page, 'handover');
  await page.goto('/#/result/finished');
  await expect(page.getByRole('heading', { name: 'Final result' })).toBeVisible();
  await check(page, 'result');
  await page.goto('/#/replay/finished');
  await page.getByRole('button', { name: 'One move forward' }).click();
  await check(page, 'replay');
  for (const id of ['foreign', 'ruin', 'missing']) {
    await page.goto(`/#/table/${id}`);
    await expect(page.getByRole('alert')).toBeVisible();
    await check(page, `trouble: ${id}`);
  }
}

/** Everything to learn from: lessons, puzzles, and what comes after games. */
export async function checkStudies(page: Page, check: Check): Promise<void> {
  const record = botGame({ players: 2, seed: 'study', options: { draft: 'deal' } }, 'ephebe');
  await page.goto('/?depth=glance');
  await store(page, saveOf('studied', record), saveOf('again', record));
  await page.evaluate(() =>
    localStorage.setItem('khora.what-if', JSON.stringify({ again: { id: 'studied', at: 12 } })),
  );
  const link = encodeURIComponent(packed(record, 12));
  for (const [screen, there] of [
    ['learn', 'main a'],
    ['lesson/paying', '.lecture-text'],
    ['summary', '.sheet[data-fits="true"]'],
    ['puzzles', 'main a'],
    ['puzzle/1', '.exercise-choices'],
    [`position/${link}`, 'main select'],
    ['result/again', '.endings'],
    ['review/studied', '.review-status[data-done="true"]'],
  ] as const) {
    await page.goto(`/?depth=glance#/${screen}`);
    await settled(page);
    await expect(page.locator(there).first()).toBeVisible();
    await check(page, screen);
  }
  await page.getByRole('link', { name: 'Practise the worst moments' }).click();
  await page.locator('.exercise-choices button').first().click();
  await expect(page.locator('.exercise-ask')).toHaveText(/Right|Not quite/);
  await check(page, 'an exercise');
  await page.goto('/#/mistakes');
  await expect(page.locator('.mistakes li').first()).toBeVisible();
  await check(page, 'own mistakes');
}

/** The tests of everything that needs no server, on the device of their project. */
export function testAccess(device: string, check: Check = expectAccessible): void {
  for (const half of [0, 1]) {
    test(`no phase of the table has an accessibility violation ${device}, part ${half + 1} of 2`, async ({
      page,
    }) => {
      await checkPhases(page, half, check);
    });
  }

  test(`nothing that lies over the table has one ${device}`, async ({ page }) => {
    await checkLeaves(page, check);
  });

  test(`no other screen has one ${device}`, async ({ page }) => {
    await checkScreens(page, check);
  });
}
