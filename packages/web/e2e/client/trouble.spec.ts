import { readFileSync } from 'node:fs';
import { packed } from '@khora/bots/review-tools';
import type { GameRecord } from '@khora/engine';
import type { Page } from '@playwright/test';
import { crash, mayCrash } from '../support/crash.ts';
import {
  answer,
  test as base,
  confirmButton,
  expect,
  question,
  startGame,
  untilAsked,
} from '../support/kit.ts';
import { botGame, saveOf, store } from '../support/saves.ts';

const SETUP = { players: 2, seed: 'trouble' } as const;
const click = (target: { click(): Promise<void> }) => target.click();
const running = () => botGame(SETUP, 'random', ({ round }) => round === 2);

/** What the page does not control: its worker, and whether storage refuses. */
const test = base.extend<{ refusal: string }>({
  refusal: ['', { option: true }],
  page: async ({ page, refusal }, use) => {
    if (refusal) {
      await page.addInitScript(refusal);
      // The game is saved in a worker, where scripts of the page do not reach.
      await page.route(/game\.worker/, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: `${refusal};${await response.text()}` });
      });
    }
    await use(page);
  },
});

async function downloaded(page: Page): Promise<GameRecord> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the game file' }).first().click();
  return JSON.parse(readFileSync(await (await waiting).path(), 'utf8')) as GameRecord;
}

/** What a report of this device's game contains, from the menu or after a crash. */
async function reported(page: Page): Promise<unknown> {
  const waiting = page.waitForEvent('download');
  await page.getByText('Report a problem').click();
  await expect(page.getByText('The file contains this game')).toBeVisible();
  await expect(page.getByText('Attach it to an issue')).toBeVisible();
  await page.getByRole('button', { name: 'Create a file' }).click();
  return JSON.parse(readFileSync(await (await waiting).path(), 'utf8'));
}

function load(page: Page, content: unknown): Promise<void> {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  return page
    .getByLabel('Load a game file')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) });
}

test.describe('a record file', () => {
  const record = running();
  const [first, ...rest] = record.moves;
  const cases: readonly [title: string, content: unknown, message: string][] = [
    ['of broken JSON', JSON.stringify(record).slice(0, -20), 'cannot be read'],
    ['of something else', { format: 'chess' }, 'not a Khôra game file'],
    ['without moves', { ...record, moves: 'none' }, 'not a Khôra game file'],
    ['with an impossible setup', { ...record, setup: { players: 7, seed: 'x' } }, 'a game that cannot exist'],
    ['with a move left out', { ...record, moves: rest }, 'rules do not allow move'],
    [
      'with a foreign move',
      { ...record, moves: [{ ...first, move: { type: 'fly' } }] },
      'rules do not allow',
    ],
    ['with a foreign seat', { ...record, moves: [{ ...first, seat: 9 }] }, 'rules do not allow'],
    ['of a newer format', { ...record, version: 99 }, 'another version'],
    ['of newer rules', { ...record, rules: 99 }, 'another version'],
    ['that is far too large', ' '.repeat(2_000_001), 'too large'],
  ];
  test('that is broken or tampered with is refused with a reason, and nothing is lost', async ({ page }) => {
    await page.goto('/');
    await store(page, saveOf('kept', record));
    await page.reload();
    for (const [title, content, message] of cases) {
      await test.step(title, async () => {
        await load(page, content);
        await expect(page.getByRole('alert')).toContainText(message);
      });
    }
    await expect(page.locator('.saved')).toHaveCount(1);
    await load(page, record);
    expect(await question(page)).not.toBeNull();
  });
});

test.describe('in Czech', () => {
  test.use({ settings: { language: 'cs' } });
  test('a refused file says why in the language of the player', async ({ page }) => {
    const { moves, ...record } = running();
    await page.goto('/');
    await page.getByLabel('Načíst partii').setInputFiles({
      name: 'game.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify({ ...record, moves: moves.slice(1) })),
    });
    await expect(page.getByRole('alert')).toContainText('Pravidla nedovolují tah');
    await expect(page.getByRole('alert')).not.toContainText(/[a-z]{3,} (is|not|the) /);
  });
});

test.describe('storage that is forbidden', () => {
  test.use({
    refusal: 'IDBFactory.prototype.open = () => { throw new DOMException("no", "SecurityError"); }',
  });
  test('is reported at home and at the table; the game continues and can be downloaded', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('alert')).toContainText('does not allow saving');
    await page.getByRole('button', { name: 'Play now' }).click();
    const asked = await question(page);
    await answer(page, asked ?? '', click, 0);
    await question(page);
    await expect(page.getByRole('alert')).toContainText('cannot be saved');
    const record = await downloaded(page);
    expect(record.moves.filter(({ seat }) => seat === 0)).toHaveLength(1);
    page.on('dialog', (dialog) => void dialog.accept());
    const warned = page.waitForEvent('dialog');
    await page.reload();
    expect((await warned).type()).toBe('beforeunload');
    await expect(page.getByRole('button', { name: 'Home' })).toBeVisible();
  });
});

test.describe('storage that is forbidden, in Czech on a phone', () => {
  test.use({
    settings: { language: 'cs' },
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    refusal: 'IDBFactory.prototype.open = () => { throw new DOMException("no", "SecurityError"); }',
  });
  test('a game from a link or a file is reviewed and practised, and a position of it played on', async ({
    page,
  }) => {
    const finished = botGame({ ...SETUP, options: { draft: 'deal' } }, 'ephebe');
    await page.goto(`/?depth=glance#/position/${encodeURIComponent(packed(finished))}`);
    await page.getByRole('button', { name: 'Rozebrat tuto partii' }).tap();
    await expect(page.locator('.review-status')).toHaveAttribute('data-done', 'true');
    await page.getByRole('link', { name: 'Procvičit nejhorší chvíle' }).tap();
    await page.locator('.exercise-choices button').first().tap();
    await expect(page.locator('.exercise-ask')).toHaveText(/Správně:|Ne tak docela:/);
    await page.goto('/#/home');
    await page.getByLabel('Načíst partii').setInputFiles({
      name: 'game.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(finished)),
    });
    await expect(page).toHaveURL(/#\/replay\//);
    await expect(page.locator('main.replay, main.table')).toBeVisible();
    await page.goto(`/#/position/${encodeURIComponent(packed(finished, 12))}`);
    await page.locator('.what-if .primary').tap();
    await expect(page).toHaveURL(/#\/table\//);
    await untilAsked(page);
  });
});

test.describe('storage that is full', () => {
  test.use({
    refusal: 'IDBObjectStore.prototype.put = () => { throw new DOMException("full", "QuotaExceededError"); }',
  });
  test('is reported, and what was saved before stays', async ({ page }) => {
    await page.goto('/');
    await load(page, running());
    await expect(page.getByRole('alert')).toContainText('is full');
    await page.getByRole('button', { name: 'Play now' }).click();
    await question(page);
    await expect(page.getByRole('alert')).toContainText('cannot be saved');
    expect((await downloaded(page)).format).toBe('khora');
  });
});

test('a saved game of another version is not opened, not lost, and its record can be downloaded', async ({
  page,
}) => {
  const record = running();
  await page.goto('/');
  const newer = saveOf('newer', record);
  await store(
    page,
    { ...newer, id: 'rules', record: { ...record, rules: 99 } },
    { ...newer, id: 'format', record: { ...record, version: 99 } },
  );
  for (const [id, changed] of [
    ['rules', { ...record, rules: 99 }],
    ['format', { ...record, version: 99 }],
  ] as const) {
    await page.goto(`/#/table/${id}`);
    await expect(page.getByRole('alert')).toContainText('another version');
    expect(await downloaded(page)).toEqual(changed);
    await page.getByRole('button', { name: 'Home' }).click();
    await expect(page.locator('.saved')).toHaveCount(2);
  }
});

test('an entry in the storage that is not a game does not block the others', async ({ page }) => {
  await page.goto('/');
  await store(page, { id: 'ruin', seats: 3 }, saveOf('good', running()));
  await page.reload();
  await expect(page.getByRole('link', { name: 'Continue' })).toBeVisible();
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the saved data' }).click();
  expect(JSON.parse(readFileSync(await (await waiting).path(), 'utf8'))).toEqual({ id: 'ruin', seats: 3 });
  await page.goto('/#/table/ruin');
  await expect(page.getByRole('alert')).toContainText('another version');
});

test('a deleted game can be restored', async ({ page }) => {
  await page.goto('/');
  await store(page, saveOf('dear', running()));
  await page.reload();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.locator('.saved')).toHaveCount(0);
  await page.getByRole('button', { name: 'Restore' }).click();
  await page.getByRole('link', { name: 'Continue' }).click();
  expect(await question(page)).not.toBeNull();
});

test.describe('after a crash', () => {
  test.use({ mayFail: true });
  test('of the page, the game is kept, its record is offered, and it continues', async ({ page }) => {
    await mayCrash(page);
    await startGame(page);
    const asked = await question(page);
    await answer(page, asked ?? '', click, 0);
    await question(page);
    const move = await page.locator('main').getAttribute('data-move');
    await page.getByRole('button', { name: 'Menu' }).click();
    expect(await reported(page)).toMatchObject({
      screen: 'table',
      errors: [],
      record: { moves: expect.any(Array) },
    });
    await page.keyboard.press('Escape');
    await crash(page);
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('saved up to the last move');
    expect((await downloaded(page)).moves).toHaveLength(Number(move));
    expect(await reported(page)).toMatchObject({
      format: 'khora-problem',
      version: expect.stringMatching(/^\d+\.\d+/),
      browser: expect.stringContaining('Chrome'),
      screen: 'table',
      errors: expect.arrayContaining([expect.stringContaining('Error')]),
      record: { moves: expect.any(Array) },
      seen: null,
    });
    await page.getByRole('button', { name: 'Home' }).click();
    await page.getByRole('link', { name: 'Continue' }).click();
    await question(page);
    await expect(page.locator('main')).toHaveAttribute('data-move', move ?? '');
    await expect(confirmButton(page)).toBeVisible();
  });

  test('of the worker, the same holds after a reload', async ({ page }) => {
    await startGame(page);
    await question(page);
    const move = await page.locator('main').getAttribute('data-move');
    await page.route(/game\.worker/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("no more");' }),
    );
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('saved up to the last move');
    await page.unroute(/game\.worker/);
    await page.getByRole('button', { name: 'Reload' }).click();
    await question(page);
    await expect(page.locator('main')).toHaveAttribute('data-move', move ?? '');
  });
});
