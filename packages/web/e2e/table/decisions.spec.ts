import type { Page } from '@playwright/test';
import { answer, confirmButton, expect, prompt, question, test } from '../support/kit.ts';
import { DECISIONS, gloryTrade, type Moment, paymentUnasked, positions } from '../support/positions.ts';
import { saveOf, store } from '../support/saves.ts';

/** Every kind of decision, in every phase in which it is met. No choice is ever open in the event and tax phases. */
const MOMENTS = [
  ...DECISIONS,
  'resolution progress',
  'resolution play',
  'resolution token',
] as const satisfies readonly Moment[];

/** Everything that a player sees, hears of and can press. */
async function seen(page: Page): Promise<string> {
  await question(page);
  return page.locator('main').ariaSnapshot();
}

// In two halves, which run side by side.
for (const half of [0, 1]) {
  test(`every decision survives a reload and can be made, part ${half + 1} of 2`, async ({ page }) => {
    const moments = MOMENTS.filter((_, index) => index % 2 === half);
    const records = positions(moments);
    const saves = moments.map((moment) => {
      const record = records.get(moment);
      if (!record) throw new Error(`No position asks for ${moment}.`);
      return saveOf(moment.replace(' ', '-'), record);
    });
    await page.goto('/');
    await store(page, ...saves);
    for (const { id } of saves) {
      await test.step(id, async () => {
        await page.goto(`/#/table/${id}`);
        const before = await seen(page);
        await page.reload();
        expect(await seen(page)).toBe(before);
        const asked = await question(page);
        await answer(page, asked ?? '', (target) => target.click(), 0);
      });
    }
  });
}

test('a free raise is preselected: Enter takes it, Pass refuses it', async ({ page }) => {
  const record = positions(['action raise']).get('action raise');
  if (!record) throw new Error('No position asks for a free raise.');
  await page.goto('/');
  await store(page, saveOf('take', record), saveOf('refuse', record));
  const chosen = page.locator('.progress.chosen');
  /** Opens the game, makes the move, and says how many levels the offer and the move were. */
  const answered = async (id: string, move: () => Promise<void>) => {
    await page.goto(`/#/table/${id}`);
    const offer = /^You may move up (\d)\slevels? on (\w+) for free/.exec((await question(page)) ?? '');
    const track = page.locator(`.progress.${offer?.[2]?.toLowerCase()}`);
    const levels = () => track.locator('.done').count();
    await expect(chosen).toHaveCount(1);
    const before = await levels();
    await move();
    await expect(chosen).toHaveCount(0);
    return { offered: Number(offer?.[1]), raised: (await levels()) - before };
  };
  const taken = await answered('take', () => page.keyboard.press('Enter'));
  expect(taken.raised).toBe(taken.offered);
  const refused = await answered('refuse', async () => {
    // A click on what is chosen from the start leaves it chosen.
    await chosen.click();
    await expect(confirmButton(page)).toHaveAttribute('aria-disabled', 'false');
    await prompt(page).getByRole('button', { name: 'Pass', exact: true }).click();
  });
  expect(refused.raised).toBe(0);
});

test('glory is traded with its button, whatever else is asked', async ({ page }) => {
  await page.goto('/');
  await store(page, saveOf('glory', gloryTrade()));
  await page.goto('/#/table/glory');
  const asked = await question(page);
  const own = page.getByRole('region', { name: 'What you own' });
  const label = await own.getByRole('img', { name: /^\d+ glory$/ }).getAttribute('aria-label');
  await prompt(page).getByRole('button', { name: 'Trade glory' }).click();
  const left = Number.parseInt(label ?? '', 10) - 1;
  await expect(own.getByRole('img', { name: `${left} glory`, exact: true })).toBeVisible();
  expect(await question(page)).toBe(asked);
});

test('which tiles to carry out is not asked if nobody would choose otherwise, unless that is taken back', async ({
  page,
}) => {
  const record = paymentUnasked();
  const { length } = record.moves;
  await page.goto('/');
  await store(page, saveOf('plain', record));
  await page.goto('/#/table/plain');
  const table = page.locator('main.table');
  await expect(table).not.toHaveAttribute('data-move', `${length}`);
  expect(await question(page)).not.toContain('Choose the tiles');
  const undo = prompt(page).getByRole('button', { name: 'Undo' });
  await expect(undo).toHaveAttribute('aria-disabled', 'false');
  await undo.click();
  await expect(table).toHaveAttribute('data-move', `${length}`);
  expect(await question(page)).toContain('Choose the tiles');
});
