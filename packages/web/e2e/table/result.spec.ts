import { readFileSync } from 'node:fs';
import { type GameRecord, replay, standings, view } from '@khora/engine';
import { expect, test } from '../support/kit.ts';
import { botGame, saveOf, store } from '../support/saves.ts';

const record = botGame({ players: 3, seed: 'result' }, 'ephebe');

/** The points of each seat at the end. */
function points(): number[] {
  const last = [...replay(record)].at(-1);
  if (!last) throw new Error('The record is empty.');
  return standings(view(last, 'spectator'))
    .toSorted((a, b) => a.seat - b.seat)
    .map((standing) => standing.points);
}

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await store(page, saveOf('done', record));
});

test('the result shows what each player has and where it came from', async ({ page }) => {
  await page.goto('/#/result/done');
  await expect(page.getByText(/wins the game|share the victory/)).toBeVisible();
  await expect(page.locator('.column-base strong')).toHaveText(points().map(String));
  const totals = page.getByRole('row', { name: /^Total/ }).getByRole('cell');
  await expect(totals).toHaveText(points().map(String));
  await expect(page.getByRole('img', { name: /Projected points by round/ })).toBeVisible();
  const sums = await page.locator('.breakdown tbody tr').evaluateAll((rows) =>
    rows.reduce<number[]>((all, row) => {
      const cells = [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent) || 0);
      return cells.map((value, seat) => value + (all[seat] ?? 0));
    }, []),
  );
  expect(sums).toEqual(points());
});

test.describe('with motion', () => {
  test.use({ settings: { motion: 'full' } });
  test('the points count up source by source, until the player skips it', async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(10_000);
    await page.goto('/#/result/done');
    await expect(page.getByText('Counting the points')).toBeVisible();
    const pending = page.locator('.breakdown tr.pending');
    const all = await page.locator('.breakdown tbody tr').count();
    await expect(pending).toHaveCount(all);
    for (let counted = 1; counted < 4; counted++) {
      await page.clock.runFor(1000);
      await expect(pending).toHaveCount(all - counted);
    }
    await expect(page.getByText(/wins the game|share the victory/)).toHaveCount(0);
    await page.getByRole('button', { name: 'Show everything' }).click();
    await expect(pending).toHaveCount(0);
    await expect(page.getByText(/wins the game|share the victory/)).toBeVisible();
  });
});

test('a replay works with slider, buttons and keys, from any seat, and can be downloaded', async ({
  page,
}) => {
  const end = record.moves.length;
  await page.goto('/#/replay/done');
  const position = (move: number) => page.getByText(`${move} / ${end}`, { exact: true });
  await expect(position(0)).toBeVisible();
  await page.getByRole('button', { name: 'One move forward' }).click();
  await expect(position(1)).toBeVisible();
  await page.locator('main').click({ position: { x: 4, y: 4 } });
  await page.keyboard.press('ArrowRight');
  await expect(position(2)).toBeVisible();
  await page.keyboard.press('End');
  await expect(position(end)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(position(end - 1)).toBeVisible();
  await page.getByRole('slider').press('Home');
  await expect(position(0)).toBeVisible();
  await page.getByLabel('Point of view').selectOption('Solon');
  await expect(page.getByRole('region', { name: 'Other players' })).toContainText('Player');
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the game file' }).click();
  const file = await (await waiting).path();
  expect(JSON.parse(readFileSync(file, 'utf8')) as GameRecord).toEqual(record);
  await page.goto('/#/home');
  await page.getByLabel('Load a game file').setInputFiles(file);
  await expect(page).toHaveURL(/#\/replay\//);
  await expect(position(0)).toBeVisible();
});
