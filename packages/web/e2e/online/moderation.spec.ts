import { expect, expectAccessible, settled, test } from '../support/kit.ts';

const ME = {
  id: 'anna',
  name: 'Anna',
  guest: false,
  username: 'anna',
  hasPassword: true,
  passkeys: 0,
  recoveryCodes: 8,
  rating: null,
  muted: [],
  sanctions: [],
  role: 'admin',
};
const LINE = { at: 1_790_000_000_000, user: 'rudolf', name: 'Rudolf', deleted: false };
const REPORT = {
  table: 'abcdefgh2345',
  number: 2,
  at: 1_790_000_000_000,
  by: 'bea',
  reason: 'He shouts.',
  settled: null,
  lines: [
    { ...LINE, number: 1, text: 'Hello.' },
    { ...LINE, number: 2, text: 'Fools!' },
  ],
};
const PERSON = {
  id: 'rudolf',
  name: 'Rudolf',
  username: null,
  guest: true,
  created: 1_780_000_000_000,
  role: null,
  sanctions: [{ kind: 'mute', until: null, reason: 'Be kind.' }],
  tables: ['abcdefgh2345'],
  acts: [],
};
const LOGGED = {
  at: 1_790_000_000_000,
  act: 'mute',
  by: { id: 'anna', name: 'Anna' },
  user: 'rudolf',
  place: null,
  until: null,
  reason: 'Be kind.',
};

test('moderators read reports and act on them', async ({ page }) => {
  const done: unknown[] = [];
  await page.addInitScript(() => localStorage.setItem('khora.known', 'yes'));
  await page.route('**/api/me', (route) => route.fulfill({ json: ME }));
  await page.route('**/api/me/progress', (route) => route.fulfill({ json: [] }));
  await page.route('**/api/me/progress/*', (route) => route.fulfill({ json: { stored: true, version: 1 } }));
  await page.route('**/api/moderation/reports?*', (route) => route.fulfill({ json: [REPORT] }));
  await page.route('**/api/moderation/people/rudolf', (route) => route.fulfill({ json: PERSON }));
  await page.route('**/api/moderation/acts', (route) => {
    if (route.request().method() === 'GET') return route.fulfill({ json: [LOGGED] });
    done.push(route.request().postDataJSON());
    return route.fulfill({ json: {} });
  });
  await page.goto('/#/moderation');
  await settled(page);
  await expect(page.getByText('He shouts.')).toBeVisible();
  await page.getByRole('button', { name: 'Delete the message' }).click();
  await page.getByRole('button', { name: 'Rudolf' }).first().click();
  // Before the person is there, the first reason is that of the closed form for networks.
  await expect(page.getByRole('link', { name: 'Rudolf' })).toBeVisible();
  await page.getByLabel('Reason (they can read it)').first().fill('Enough.');
  await page.getByLabel('For how long').first().selectOption('7 days');
  await page.getByRole('button', { name: 'Ban', exact: true }).click();
  await page.getByRole('button', { name: 'Lift the mute' }).click();
  await expect
    .poll(() => done)
    .toEqual([
      { act: 'delete-line', table: 'abcdefgh2345', number: 2 },
      { act: 'ban', user: 'rudolf', hours: 168, reason: 'Enough.' },
      { act: 'unmute', user: 'rudolf', reason: 'Enough.' },
    ]);
  await page.getByText('A network').click();
  await expectAccessible(page, 'moderation');
});
