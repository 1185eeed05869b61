import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { crash, mayCrash } from '../support/crash.ts';
import { expect } from '../support/kit.ts';
import { join, moveNumber, openTable, playOn, somebody, test } from './online-kit.ts';

interface Report {
  readonly errors: readonly string[];
  readonly seen: { readonly moves: number; readonly log: readonly unknown[] };
}

/** Reads what the report says, where it should go, and its file. */
async function reported(page: Page): Promise<{ readonly text: string; readonly report: Report }> {
  await page.getByText('Report a problem').click();
  await expect(page.getByText('what you have seen of the game')).toBeVisible();
  await expect(page.getByRole('link', { name: 'help@khora.invalid' })).toHaveAttribute(
    'href',
    'mailto:help@khora.invalid',
  );
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Create a file' }).click();
  const text = readFileSync(await (await waiting).path(), 'utf8');
  return { text, report: JSON.parse(text) as Report };
}

test('a report from a server’s table has what this seat has seen, from the menu and after a crash, and no names', async ({
  browser,
  server,
}) => {
  // The crash is wanted, so what the page complains about is not looked at.
  const sappho = await somebody(browser, []);
  const pindar = await somebody(browser, []);
  await mayCrash(pindar);
  const hash = await openTable(sappho, server.origin);
  await join(pindar, `${server.origin}/${hash}`, 'Pindar');
  await playOn([sappho, pindar], async () => Number(await moveNumber(pindar)) >= 6);
  const moves = Number(await moveNumber(pindar));
  const expected = {
    record: null,
    screen: 'room',
    seen: { table: hash.split('/').at(-1), viewer: 1, moves },
  };

  await pindar.evaluate(() =>
    window.dispatchEvent(new ErrorEvent('error', { message: 'No city for Pindar' })),
  );
  await pindar.getByRole('button', { name: 'Menu' }).click();
  const fromMenu = await reported(pindar);
  expect(fromMenu.report).toMatchObject(expected);
  expect(fromMenu.report.seen.log).toHaveLength(moves + 1);
  expect(fromMenu.report.errors.at(-1)).toContain('No city for [name]');
  expect(fromMenu.text).not.toContain('Pindar');

  await pindar.keyboard.press('Escape');
  await crash(pindar);
  await expect(pindar.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  const fromCrash = await reported(pindar);
  expect(fromCrash.report).toMatchObject(expected);
  expect(fromCrash.report.seen.log).toHaveLength(moves + 1);
  expect(fromCrash.text).not.toContain('Pindar');
});
