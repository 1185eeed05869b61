import { english } from '@khora/locales';
import { dailyGame } from '@khora/protocol/client';
import { tooNarrow } from '../support/fit.ts';
import { expect, expectAccessible, test, untilAsked } from '../support/kit.ts';
import { botGame, saveOf, store } from '../support/saves.ts';

const DAY = '2026-11-17';
const NOON = new Date(`${DAY}T12:00:00Z`);

test.describe('in Spanish', () => {
  test.use({ settings: { language: 'es' }, permissions: ['clipboard-read', 'clipboard-write'] });
  test('the game of the day is begun once, continues after a reload, and its result is shared', async ({
    page,
  }) => {
    await page.clock.setFixedTime(NOON);
    await page.goto('/');
    await page.getByRole('link', { name: 'Partida del día' }).click();
    await page.getByRole('button', { name: 'Jugar la partida de hoy' }).click();
    await untilAsked(page);
    expect(page.url()).toContain(`#/table/daily-${DAY}`);
    // A game that everybody plays has no hints.
    await expect(page.getByRole('button', { name: 'Pista', exact: true })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await page.reload();
    await untilAsked(page);
    await page.goto('/#/daily');
    await page.getByRole('link', { name: 'Seguir con la partida de hoy' }).click();
    await untilAsked(page);
    // The same game, finished.
    const save = saveOf(`daily-${DAY}`, botGame(dailyGame(DAY).setup, 'citizen'));
    await page.goto('/#/home');
    await store(page, save);
    await page.goto('/#/daily');
    const card = page.locator('.daily-card');
    await expect(card).toContainText(`${save.points[0]} puntos`);
    await expect(page.getByRole('heading', { name: 'Tus días' })).toBeVisible();
    await card.getByRole('button').click();
    const shared = await page.evaluate(() => navigator.clipboard.readText());
    expect(shared).toMatch(/Puesto\s\d\sde\s4 · \d+\spuntos/);
    expect(shared).toMatch(/[▁▂▃▄▅▆▇█]{9}\n/);
    expect(shared).toContain('#/daily');
    await expectAccessible(page, 'a day that is over');
    // Playing again is practice, and does not change what counts.
    await page.getByRole('button', { name: 'Jugarla otra vez para practicar' }).click();
    await untilAsked(page);
    expect(page.url()).toMatch(new RegExp(`daily-${DAY}-\\w+`));
    await page.goto(`/#/result/daily-${DAY}`);
    await expect(card).toContainText(`${save.points[0]} puntos`);
    // The next day brings another game.
    await page.clock.setFixedTime(new Date('2026-11-18T00:30:00Z'));
    await page.goto('/#/home');
    await page.goto('/#/daily');
    await expect(page.getByRole('button', { name: 'Jugar la partida de hoy' })).toBeVisible();
    await expect(page.locator('.daily-streak')).toContainText('1 día');
  });
});

test('on a server the day has a table, on a phone too', async ({ page }) => {
  const placed = { user: 'u1', name: 'Ada', rank: 1, points: 71, lead: 9, city: 'athens' };
  await page.route('**/server.json', (route) => route.fulfill({ json: { online: true } }));
  await page.route('**/api/daily?*', (route) =>
    route.fulfill({ json: { day: DAY, players: 2, best: [placed], own: null } }),
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/#/daily');
  await expect(page.getByRole('heading', { name: 'Today’s results' })).toBeVisible();
  await expect(page.locator('.daily-table li')).toContainText(`Ada${english.amount('points', 71)}`);
  await expect(page.getByRole('link', { name: /Sign in/ })).toBeVisible();
  expect(await tooNarrow(page)).toEqual([]);
});

const ME = { id: 'ada', name: 'Ada', guest: false };

test.describe('in German, begun before midnight', () => {
  test.use({ settings: { language: 'de' } });
  test('the page turns to the new day at midnight, and a game that ends after it enters the table of its own day', async ({
    page,
  }) => {
    const entered: unknown[] = [];
    const placed = { user: 'ada', name: 'Ada', rank: 1, points: 71, lead: 9, city: 'athens' };
    await page.addInitScript(() => localStorage.setItem('khora.known', 'yes'));
    await page.route('**/server.json', (route) => route.fulfill({ json: { online: true } }));
    await page.route('**/api/me', (route) => route.fulfill({ json: ME }));
    await page.route('**/api/me/progress', (route) => route.fulfill({ json: [] }));
    await page.route('**/api/me/progress/*', (route) =>
      route.fulfill({ json: { stored: true, version: 1 } }),
    );
    await page.route('**/api/daily?*', (route) => {
      const day = new URL(route.request().url()).searchParams.get('day');
      return route.fulfill({ json: { day, players: 0, best: [], own: null } });
    });
    await page.route('**/api/daily', (route) => {
      entered.push(route.request().postDataJSON());
      return route.fulfill({ json: { day: DAY, players: 1, best: [placed], own: placed } });
    });
    await page.clock.install({ time: new Date(`${DAY}T23:59:50Z`) });
    await page.goto('/#/daily');
    await expect(page.locator('.daily-day')).toContainText('17. November 2026');
    await page.clock.runFor(20_000);
    await expect(page.locator('.daily-day')).toContainText('18. November 2026');
    await expect(page.getByRole('button', { name: 'Die heutige Partie spielen' })).toBeVisible();
    await expect(page.getByText('Noch hat niemand die heutige Partie beendet.')).toBeVisible();
    const save = saveOf(`daily-${DAY}`, botGame(dailyGame(DAY).setup, 'citizen'));
    await store(page, save);
    await page.goto(`/#/result/daily-${DAY}`);
    await page.clock.runFor(60_000);
    const list = page.locator('.daily-list');
    await expect(list.getByRole('heading', { name: '17. November 2026' })).toBeVisible();
    await expect(list.locator('.daily-table li')).toContainText('Ada');
    expect(entered).toEqual([{ day: DAY, rules: save.record.rules, moves: save.record.moves }]);
  });
});

test('a result that cannot be copied is shown, to be copied by hand', async ({ page }) => {
  // As over plain HTTP, where there is no clipboard.
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.clock.setFixedTime(NOON);
  await page.goto('/');
  await store(page, saveOf(`daily-${DAY}`, botGame(dailyGame(DAY).setup, 'citizen')));
  await page.goto('/#/daily');
  await page.getByRole('button', { name: 'Share the result' }).click();
  const text = page.getByRole('textbox', { name: 'Share the result' });
  await expect(text).toHaveValue(/Place\s\d\sof\s4 · \d+\spoints/);
  expect(await text.evaluate((field: HTMLTextAreaElement) => field.selectionEnd - field.selectionStart)).toBe(
    (await text.inputValue()).length,
  );
  await expectAccessible(page, 'a text to copy');
});
