import type { Page, Response } from '@playwright/test';
import { answer, expect, prompt } from '../support/kit.ts';
import {
  asked,
  join,
  makeAccount,
  moveNumber,
  openTable,
  playOn,
  somebody,
  step,
  test,
} from './online-kit.ts';

const SECRET = /^(Put a different action tile|Keep one card)/;
/** Whether the page is asked something whose answer everybody sees. */
async function isAskedOpenly(page: Page): Promise<boolean> {
  const question = await asked(page);
  return question !== null && question !== 'over' && !SECRET.test(question);
}

function isReview(response: Response, method: string): boolean {
  return response.url().endsWith('/review') && response.request().method() === method;
}

/** The result says why somebody left, ranks them last, and the other one has won. */
async function expectLast(
  page: Page,
  name: string,
  { why, winner }: { readonly why: string; readonly winner: string },
): Promise<void> {
  await expect(page.locator('.result-stage')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Final result');
  const skip = page.getByRole('button', { name: 'Show everything' });
  if (await skip.isVisible()) await skip.click();
  await expect(page.locator('.column-left')).toHaveText(why);
  await expect(page.locator('.column', { hasText: why })).toContainText(new RegExp(`2nd.*${name}`));
  await expect(page.locator('.winner')).toHaveText(new RegExp(`^${winner} wins the game`));
}

async function findOpponents(
  page: Page,
  origin: string,
  { players, wait }: { readonly players: string; readonly wait: string },
): Promise<void> {
  await page.goto(`${origin}/#/online`);
  const form = page.locator('form', { hasText: 'With people of your strength' });
  await form.getByLabel('Players').selectOption(players);
  await form.getByLabel('Wait for people').selectOption(wait);
  await form.getByRole('button', { name: 'Find opponents' }).click();
}

/** How many laurels somebody has, after seeing the result. */
async function laurelsOf(page: Page): Promise<number> {
  await expect(page.getByRole('button', { name: 'Check the dice' })).toBeVisible();
  const result = page.url();
  await page.goto(`${new URL(result).origin}/#/laurels`);
  await expect(page.locator('.laurel').first()).toBeVisible();
  const count = await page.locator('.laurel.won').count();
  await page.goto(result);
  return count;
}

async function openReview(page: Page): Promise<void> {
  const skip = page.getByRole('button', { name: 'Show everything' });
  const review = page.getByRole('link', { name: 'Review', exact: true });
  await expect(skip.or(review).first()).toBeVisible();
  if (await skip.isVisible()) await skip.click();
  await review.click();
}

test('two players and a spectator through a game with reloads, a restart and a broken connection', async ({
  browser,
  server,
  line,
}) => {
  const complaints: string[] = [];
  const sappho = await somebody(browser, complaints);
  const pindar = await somebody(browser, complaints);
  const watcher = await somebody(browser, complaints);
  const players = [sappho, pindar];

  const hash = await openTable(sappho, line.origin);
  await join(pindar, `${server.origin}/${hash}`, 'Pindar');
  await watcher.goto(`${server.origin}/${hash}`);
  await expect(watcher.getByText('You are watching')).toBeVisible();
  await expect(sappho).toHaveTitle(/^Your turn/);

  await pindar.getByRole('button', { name: 'Players, chat' }).click();
  await pindar.getByLabel('Say something').fill('Chaire!');
  await pindar.keyboard.press('Enter');
  await pindar.keyboard.press('Escape');
  await sappho.getByRole('button', { name: 'Chat (1 new)' }).click();
  await expect(sappho.getByText('Chaire!')).toBeVisible();
  await sappho.getByRole('button', { name: 'Report', exact: true }).click();
  await expect(sappho.getByRole('button', { name: 'Reported' })).toBeVisible();
  await sappho.getByRole('button', { name: 'Mute Pindar' }).click();
  await expect(sappho.getByText('Chaire!')).toHaveCount(0);
  await sappho.getByRole('button', { name: 'Unmute everyone' }).click();
  await expect(sappho.getByText('Chaire!')).toBeVisible();
  // The button that had the focus is gone: the dialog takes it back a frame later, and only then hears keys.
  await expect(async () => {
    await sappho.keyboard.press('Escape');
    await expect(sappho.getByRole('dialog')).toHaveCount(0, { timeout: 500 });
  }).toPass();

  await step(sappho);
  await prompt(sappho).getByRole('button', { name: 'Undo' }).click();
  await expect(sappho.locator('.prompt.asked')).toBeVisible();
  await expect(pindar.locator('main.table')).toHaveAttribute('data-move', '0');

  await playOn(players, async () => Number(await moveNumber(sappho)) >= 14);
  await expect(watcher.getByText(/hidden cards/)).toBeVisible();
  const before = await moveNumber(sappho);
  await sappho.reload();
  await expect(sappho.locator('main.table')).toHaveAttribute('data-move', before ?? '');

  // Away while the other plays on.
  await playOn(players, () => isAskedOpenly(sappho));
  await pindar.goto(`${server.origin}/#/online`);
  await expect(sappho.getByRole('img', { name: 'offline' })).toBeVisible();
  await step(sappho);
  await pindar.goto(`${server.origin}/${hash}`);
  await expect(pindar.getByRole('region', { name: 'Since your last move' })).toContainText(
    /Since your move · \d+ /,
  );

  // A move without a connection is kept, and made when there is one again.
  await playOn(players, () => isAskedOpenly(sappho));
  const shown = await moveNumber(pindar);
  line.cut();
  await sappho.context().setOffline(true);
  await expect(sappho.getByText('Connection lost')).toBeVisible();
  const question = (await asked(sappho)) ?? '';
  const answered = answer(sappho, question, (target) => target.click(), 0);
  await expect(prompt(sappho)).toContainText('No connection: your move is kept');
  await expect(pindar.locator('main.table')).toHaveAttribute('data-move', shown ?? '');
  line.mend();
  await sappho.context().setOffline(false);
  await answered;
  await expect(sappho.getByText('Connection lost')).toHaveCount(0);

  await server.restart();
  await playOn(players, async () => Number(await moveNumber(pindar)) >= 60);
  await pindar.reload();
  await watcher.reload();
  await playOn(players);

  for (const page of [sappho, pindar, watcher]) {
    await expect(page.getByRole('heading', { name: 'Final result' })).toBeVisible();
    const skip = page.getByRole('button', { name: 'Show everything' });
    if (await skip.isVisible()) await skip.click();
  }
  // Each player has won what is theirs, and a spectator nothing, not even after replaying the game from a seat.
  const winners = (await pindar.locator('.winner').textContent()) ?? '';
  for (const [page, won] of [
    [pindar, winners.includes('Pindar')],
    [sappho, !winners.startsWith('Pindar wins')],
  ] as const) {
    const laurels = page.getByRole('region', { name: 'Laurels' });
    await expect(laurels).toContainText('First steps');
    await expect(laurels.getByText('In good company')).toHaveCount(won ? 1 : 0);
  }
  const result = watcher.url();
  await watcher.getByRole('link', { name: 'Replay' }).click();
  await expect(watcher.getByLabel('Point of view')).toBeVisible();
  await watcher.goto(result);
  const skip = watcher.getByRole('button', { name: 'Show everything' });
  if (await skip.isVisible()) await skip.click();
  expect(await laurelsOf(watcher)).toBe(0);
  await sappho.getByRole('button', { name: 'Check the dice' }).click();
  await expect(sappho.getByText('The dice were fair.')).toBeVisible();
  await expect(sappho.getByText('The randomness of this browser is part of the seed.')).toBeVisible();
  await expect(watcher.getByRole('button', { name: /rematch/i })).toHaveCount(0);
  await sappho.getByRole('button', { name: 'Rematch' }).click();
  await expect(sappho.getByRole('heading', { name: 'The table' })).toBeVisible();
  await pindar.getByRole('button', { name: 'Join the rematch' }).click();
  await expect(sappho.locator('main.table')).toBeVisible();

  // A game by link is in no list, but anyone with the link sees how it ended.
  await watcher.goto(`${server.origin}/#/games`);
  await expect(watcher.getByText('There are no finished games yet.')).toBeVisible();
  await expect(watcher.getByRole('link', { name: /Pindar/ })).toHaveCount(0);
  await watcher.goto(`${server.origin}/${hash}`);
  await expect(watcher.getByRole('heading', { name: 'Final result' })).toBeVisible();

  // The server reviews the game when a player asks, once for everybody.
  await pindar.goto(`${server.origin}/${hash}`);
  const asking = pindar.waitForResponse((response) => isReview(response, 'POST'));
  await openReview(pindar);
  expect(await (await asking).json()).toMatchObject({ review: null });
  await expect(pindar.getByText('The review is complete.')).toBeVisible();
  const finding = watcher.waitForResponse((response) => isReview(response, 'GET'));
  await openReview(watcher);
  expect(await (await finding).json()).toMatchObject({ status: 'ready' });
  await expect(watcher.getByText('The review is complete.')).toBeVisible();
  const method = (page: Page) => page.getByText(/games played to the end/).textContent();
  expect(await method(watcher)).toBe(await method(pindar));
  // It begins with the player's own seat, whose decisions count in their trend; a spectator has none.
  await expect(pindar.getByRole('heading', { name: 'What Pindar could have done better' })).toBeVisible();
  await expect(pindar.getByRole('heading', { name: 'What costs you most' })).toBeVisible();
  await expect(watcher.getByRole('heading', { name: 'What costs you most' })).toHaveCount(0);
  await expect(pindar.getByLabel('Your seat')).toHaveValue('1');
  await pindar.getByRole('link', { name: 'Practise the worst moments' }).click();
  await expect(pindar).toHaveURL(/#\/practice\/[^/]+\/1\//);
  expect(complaints).toEqual([]);
});

test('a guest creates an account, keeps the table, gets back in with a recovery code, and has everything on another device', async ({
  browser,
  server,
}) => {
  const complaints: string[] = [];
  const page = await somebody(browser, complaints, { settings: { theme: 'dark' } });
  await page.goto(server.origin);
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page.locator('.prompt.asked')).toBeVisible();
  await openTable(page, server.origin);
  await page.goto(`${server.origin}/#/account`);
  const code = await makeAccount(page, 'sappho');
  await page.getByText('Change the password').click();
  await page.getByLabel('New password').fill('a-third-lyre-9');
  await page.getByRole('button', { name: 'Set the password' }).click();
  const proof = page.getByRole('dialog', { name: 'Is that you?' });
  await proof.getByLabel('Password').fill('lesbos-lyre-7');
  await proof.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
  await page.getByText('Where I am signed in').click();
  await expect(page.locator('.soft', { hasText: 'this device' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByText('Forgot your password?').click();
  const lost = page.locator('details form');
  await lost.getByLabel('User name').fill('sappho');
  await lost.getByLabel('Recovery code').fill(code);
  await lost.getByLabel('New password').fill('another-lyre-8');
  await lost.getByRole('button').click();
  await expect(page.getByText('Signed in as sappho.')).toBeVisible();
  await page.goto(`${server.origin}/#/online`);
  await expect(page.getByRole('heading', { name: 'My games' })).toBeVisible();
  await page.getByRole('link', { name: /free seat/ }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.locator('.prompt.asked')).toBeVisible();

  const other = await somebody(browser, complaints);
  await other.goto(`${server.origin}/#/account`);
  const signIn = other.locator('form', { hasText: 'I have an account' });
  await signIn.getByLabel('User name').fill('sappho');
  await signIn.getByLabel('Password').fill('another-lyre-8');
  await signIn.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(other.getByText('are saved in your account')).toBeVisible();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await other.goto(`${server.origin}/#/`);
  await expect(other.locator('.saved')).toHaveCount(1);
  expect(complaints).toEqual([]);
});

test('a guest with a passkey is an account, and signs in with it', async ({ browser, server }) => {
  const complaints: string[] = [];
  const page = await somebody(browser, complaints);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto(`${server.origin}/#/account`);
  await page.getByRole('button', { name: 'Play as a guest' }).click();
  const name = await page.getByLabel('Your name').inputValue();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('1 passkey')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByText(`Signed in as ${name}.`)).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a program plays with a key until the key is revoked', async ({ browser, server, request }) => {
  const complaints: string[] = [];
  const page = await somebody(browser, complaints);
  await page.goto(`${server.origin}/#/account`);
  await page.getByRole('button', { name: 'Play as a guest' }).click();
  await expect(page.getByText('API keys')).toHaveCount(0);
  await makeAccount(page, 'pindar');
  await page.getByText('API keys').click();
  await page.getByLabel('What it is for').fill('my bot');
  await page.getByLabel('play', { exact: true }).uncheck();
  await page.getByRole('button', { name: 'Create the key' }).click();
  const key = page.getByLabel('The new key');
  await expect(key).toHaveValue(/^khora_/);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy the key' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const secret = await page.evaluate(() => navigator.clipboard.readText());
  expect(secret).toBe(await key.inputValue());

  const headers = { authorization: `Bearer ${secret}` };
  const api = `${server.origin}/api/tables`;
  const look = () => request.get(`${api}/mine`, { headers });
  expect(await (await look()).json()).toEqual([]);
  const settings = { players: 2 };
  const open = () => request.post(api, { headers, data: { settings, entropy: 'ab'.repeat(32) } });
  expect((await open()).status()).toBe(403);

  await page.reload();
  await page.getByText('API keys').click();
  const row = page.getByRole('listitem').filter({ hasText: 'my bot' });
  await expect(row).toContainText('watch games');
  await expect(row).toContainText('last used on');
  await expect(key).toHaveCount(0);
  await row.getByRole('button', { name: 'Revoke “my bot”' }).click();
  await expect(row).toHaveCount(0);
  expect((await look()).status()).toBe(401);
  expect(complaints).toEqual([]);
});

test('a private table is for those with its invitation', async ({ browser, server }) => {
  const complaints: string[] = [];
  const host = await somebody(browser, complaints);
  const friend = await somebody(browser, complaints);
  await host.goto(`${server.origin}/#/online`);
  await host.getByText('Private', { exact: true }).click();
  await host.getByRole('button', { name: 'Open a table' }).click();
  const link = host.getByLabel('Send this link to your friends');
  await expect(link).toHaveValue(/\/room\/\w{12}\/[\w-]+$/);
  const address = await link.inputValue();
  await friend.goto(address.slice(0, address.lastIndexOf('/')));
  await expect(friend.getByText('This table is private')).toBeVisible();
  await join(friend, address, 'Korinna');
  await expect(host.locator('main.table')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a player whose time ran out comes back and takes over from the bot', async ({ browser, server }) => {
  const complaints: string[] = [];
  const players = [await somebody(browser, complaints), await somebody(browser, complaints)] as const;
  const [host, guest] = players;
  // Cities are chosen in turn: only one player's clock runs.
  const plan = { clock: 'blitz', options: { cityChoice: 'choose' } };
  await host.addInitScript((kept) => localStorage.setItem('khora.table-plan', kept), JSON.stringify(plan));
  const hash = await openTable(host, server.origin);
  await join(guest, `${server.origin}/${hash}`, 'Korinna');
  await expect.poll(() => Promise.all(players.map(asked))).toContainEqual(expect.any(String));
  const [late, other] = (await asked(host)) === null ? [guest, host] : [host, guest];

  await server.restart(15 * 60_000);
  const back = late.getByRole('button', { name: 'I am back' });
  await expect(back).toBeVisible();
  await expect(other.getByRole('img', { name: 'away, a bot is playing' })).toBeVisible();
  await expect(other.locator('.prompt.asked')).toBeVisible();
  await back.click();
  await expect(back).toHaveCount(0);
  await expect(other.getByRole('img', { name: 'away, a bot is playing' })).toHaveCount(0);

  // The bot has chosen a city meanwhile; from here on the player decides again.
  await step(other);
  await expect(late.locator('.prompt.asked strong')).toHaveText('Keep one card and pass the others on');
  expect(await step(late)).toBe(true);
  expect(complaints).toEqual([]);
});

test('without a server nothing is offered that needs one', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('link', { name: 'Play with friends' })).toHaveCount(0);
  await page.goto('/#/online');
  await expect(page.getByText('No connection to the game server')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a rated correspondence game: no hints, days off, a planned move, and players who resign or run out of time are last', async ({
  browser,
  server,
}) => {
  const complaints: string[] = [];
  const players = [await somebody(browser, complaints), await somebody(browser, complaints)] as const;
  const [sappho, pindar] = players;
  for (const [page, name] of [
    [sappho, 'sappho'],
    [pindar, 'pindar'],
  ] as const) {
    await page.goto(`${server.origin}/#/account`);
    await page.getByRole('button', { name: 'Play as a guest' }).click();
    await makeAccount(page, name);
  }
  await pindar.getByText('Days off', { exact: true }).click();
  await pindar.getByLabel('Days', { exact: true }).fill('3');
  await pindar.getByRole('button', { name: 'Take days off' }).click();
  await expect(pindar.getByText('25 days of 28 left this year')).toBeVisible();

  const plan = { clock: 'days', kind: 'rated', options: { cityChoice: 'choose' } };
  await sappho.evaluate((kept) => localStorage.setItem('khora.table-plan', kept), JSON.stringify(plan));
  const hash = await openTable(sappho, server.origin);
  await expect(sappho.getByText('Anyone who resigns or runs out of time is ranked last.')).toBeVisible();
  await pindar.goto(`${server.origin}/${hash}`);
  await pindar.getByRole('button', { name: 'Take a seat' }).click();
  await expect(sappho.getByText(/days off until/)).toBeVisible();

  // Cities are chosen in turn: the second player can plan theirs ahead.
  await expect.poll(() => Promise.all(players.map(asked))).toContainEqual(expect.any(String));
  const [first, second] = (await asked(sappho)) === null ? [pindar, sappho] : [sappho, pindar];
  await expect(first.getByRole('button', { name: 'Hint' })).toHaveAttribute('aria-disabled', 'true');
  await second.getByRole('button', { name: 'Plan ahead' }).click();
  const planner = second.getByRole('dialog', { name: 'Plan your next move' });
  await planner.getByRole('button', { pressed: false }).last().click();
  await expect(planner.getByRole('button', { pressed: true })).toBeVisible();
  await second.keyboard.press('Escape');
  await expect(second.getByRole('button', { name: /^Planned: / })).toBeVisible();
  await step(first);
  // Both draft: the second city was chosen as planned, if the first player left it.
  await expect(first.locator('.prompt.asked strong')).toHaveText('Keep one card and pass the others on');

  await pindar.getByRole('button', { name: 'Players, chat' }).click();
  await pindar.getByRole('button', { name: 'Resign', exact: true }).click();
  await pindar.getByRole('button', { name: 'Yes, resign' }).click();
  for (const page of players) await expectLast(page, 'pindar', { why: 'resigned', winner: 'sappho' });

  // In the rematch, the home screen shows whose turn it is; then that player's time runs out.
  await sappho.getByRole('button', { name: 'Rematch' }).click();
  await pindar.getByRole('button', { name: 'Join the rematch' }).click();
  for (const page of players) await expect(page.locator('main.table')).toBeVisible();
  await expect.poll(() => Promise.all(players.map(asked))).toContainEqual(expect.any(String));
  const isHers = (await asked(sappho)) !== null;
  const [late, other] = isHers ? players : [pindar, sappho];
  const [loser, winner] = isHers ? ['sappho', 'pindar'] : ['pindar', 'sappho'];
  for (const [page, state] of [
    [late, 'Your turn'],
    [other, `waiting for ${loser}`],
  ] as const) {
    await page.goto(`${server.origin}/#/`);
    const row = page.locator('.table-list', { hasText: 'My games' }).getByRole('listitem');
    await expect(row).toHaveCount(1);
    await expect(row).toContainText(state);
    await row.getByRole('link').click();
    await expect(page.locator('main.table')).toBeVisible();
  }
  await server.restart(10 * 24 * 3600_000);
  for (const page of players) await expectLast(page, loser, { why: 'ran out of time', winner });
  expect(complaints).toEqual([]);
});

test('looking for opponents finds a person, or bots after the wait', async ({ browser, server }) => {
  const complaints: string[] = [];
  const alone = await somebody(browser, complaints);
  const pair = [await somebody(browser, complaints), await somebody(browser, complaints)] as const;
  // While one waits in vain, the two others find each other.
  const asking = alone.waitForResponse((response) => response.url().endsWith('/api/seek'));
  await findOpponents(alone, server.origin, { players: '3', wait: '10 seconds' });
  expect(await (await asking).json()).toEqual({ table: null, others: 0 });
  for (const page of pair)
    await findOpponents(page, server.origin, { players: '2', wait: 'as long as it takes' });
  for (const page of pair)
    await expect(page.getByRole('img', { name: 'online', exact: true })).toHaveCount(2);
  const [one, other] = pair.map((page) => new URL(page.url()).hash);
  expect(one).toBe(other);
  await expect(alone.getByRole('img', { name: 'Bot: Citizen (solid)' })).toHaveCount(2);
  await expect(alone.locator('.prompt.asked')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('two windows of one player at a table are in step: what is done in one shows in the other', async ({
  browser,
  server,
}) => {
  const complaints: string[] = [];
  const sappho = await somebody(browser, complaints);
  const pindar = await somebody(browser, complaints);
  const hash = await openTable(sappho, server.origin);
  await join(pindar, `${server.origin}/${hash}`, 'Pindar');
  const twin = await sappho.context().newPage();
  twin.on('pageerror', (error) => complaints.push(String(error)));
  await twin.goto(`${server.origin}/${hash}`);
  const table = (page: Page) => page.locator('main.table');

  // A secret answer, and its taking back in the other window.
  await expect(table(twin)).toHaveAttribute('data-move', '0');
  expect(await step(sappho)).toBe(true);
  await expect(table(twin)).toHaveAttribute('data-move', '1');
  await expect(twin.locator('.prompt.asked')).toHaveCount(0);
  await prompt(twin).getByRole('button', { name: 'Undo' }).click();
  await expect(table(sappho)).toHaveAttribute('data-move', '0');
  await expect(sappho.locator('.prompt.asked')).toBeVisible();

  // The player goes from window to window, and both show the same.
  const own = (page: Page) => page.getByRole('region', { name: 'What you own' }).textContent();
  for (const [here, there] of [
    [twin, sappho],
    [sappho, twin],
    [twin, sappho],
  ] as const) {
    await playOn([pindar, here], async () => (await asked(here)) !== null);
    await expect(table(there)).toHaveAttribute('data-move', (await moveNumber(here)) ?? '');
    expect(await asked(there)).toBe(await asked(here));
    await step(here);
    await expect(table(there)).toHaveAttribute('data-move', (await moveNumber(here)) ?? '');
    expect(await own(there)).toBe(await own(here));
  }
  expect(complaints).toEqual([]);
});
