import { asked, join, test as online, somebody, step } from '../online/online-kit.ts';
import { expect, test, untilAsked } from '../support/kit.ts';
import { type Moment, positions } from '../support/positions.ts';
import { saveOf, store } from '../support/saves.ts';

/** Every question that has a lesson. */
const LESSONS = {
  'dice assign': 'paying',
  'dice pay': 'paying',
  'action explore': 'exploring',
  'action play': 'endGame',
  'progress progress': 'progress',
  'resolution lose': 'events',
  'resolution discard': 'events',
  'achievement claim': 'achievements',
} as const satisfies Partial<Record<Moment, string>>;
const MOMENTS = Object.keys(LESSONS) as (keyof typeof LESSONS)[];

test.describe('on a phone in Spanish', () => {
  test.use({ settings: { language: 'es' }, viewport: { width: 390, height: 844 }, hasTouch: true });
  test('in any game a question leads to its lesson and back, until the lesson has been taken', async ({
    page,
  }) => {
    const records = positions(MOMENTS);
    await page.goto('/');
    for (const moment of MOMENTS) {
      const id = moment.replace(' ', '-');
      const record = records.get(moment);
      if (!record) throw new Error(`No position asks for ${moment}.`);
      await store(page, saveOf(id, record));
      await page.goto(`/#/table/${id}`);
      await untilAsked(page);
      const show = page.locator('.prompt').getByRole('link', { name: 'Enséñamelo' });
      await show.tap();
      await expect(page).toHaveURL(new RegExp(`#/lesson/${LESSONS[moment]}/${id}$`));
      await page.locator('.lecture-leave').tap();
      await expect(page).toHaveURL(new RegExp(`#/table/${id}$`));
      await untilAsked(page);
      await expect(show).toBeVisible();
      await page.evaluate(
        (taken) => localStorage.setItem('khora.lessons', taken),
        JSON.stringify([LESSONS[moment]]),
      );
      await page.reload();
      await untilAsked(page);
      await expect(show).toHaveCount(0);
      await page.evaluate(() => localStorage.removeItem('khora.lessons'));
    }
  });
});

online(
  'a lesson leads back to a private table on a server, from the rules and from a question',
  async ({ browser, server }) => {
    const complaints: string[] = [];
    const host = await somebody(browser, complaints);
    const friend = await somebody(browser, complaints);
    await host.goto(`${server.origin}/#/online`);
    await host.getByText('Private', { exact: true }).click();
    await host.getByRole('button', { name: 'Open a table' }).click();
    const link = host.getByLabel('Send this link to your friends');
    await expect(link).toHaveValue(/\/room\/\w{12}\/[\w-]+$/);
    await join(friend, await link.inputValue(), 'Korinna');
    await expect(host.locator('main.table')).toBeVisible();
    const room = friend.url();
    const takeAndReturn = async () => {
      await expect(friend).toHaveURL(/#\/lesson\/paying\//);
      await friend.getByRole('link', { name: 'Back to your game' }).click();
      await expect(friend).toHaveURL(room);
      await untilAsked(friend);
    };
    await untilAsked(friend);
    await friend.locator('.prompt').getByRole('button', { name: /^R\d/ }).click();
    await friend.getByRole('dialog').locator('a[href*="#/lesson/paying"]').click();
    await takeAndReturn();
    for (let turn = 0; turn < 30 && !(await asked(friend))?.startsWith('Put a different'); turn++) {
      await step(host);
      await step(friend);
    }
    await friend.locator('.prompt').getByRole('link', { name: 'Show me' }).click();
    await takeAndReturn();
    expect(complaints).toEqual([]);
  },
);
