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
