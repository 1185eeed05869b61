import { randomBytes } from 'node:crypto';
import { type Page, request } from '@playwright/test';
import { openTable, somebody, test } from '../online/online-kit.ts';
import { misfitsAt, type Window } from '../support/fit.ts';
import { expect, speak, untilAsked } from '../support/kit.ts';

const touched = (width: number, height: number): Window => ({ width, height, touch: true });
const pointed = (width: number, height: number): Window => ({ width, height, touch: false });

/** Phones and tablets both ways round, and two desktops. */
const WINDOWS: readonly Window[] = [
  touched(360, 640),
  touched(390, 664),
  touched(390, 844),
  touched(640, 340),
  touched(667, 375),
  touched(844, 390),
  touched(853, 533),
  touched(768, 1024),
  touched(820, 1180),
  touched(1024, 768),
  touched(1180, 820),
  touched(1366, 1024),
  pointed(1280, 720),
  pointed(1920, 940),
];

/** Of twenty letters each. */
const HOST = 'Anakreon Stesichoros';
const GUESTS = ['Themistokles Polydor', 'Kleisthenes Megakles', 'Peisistratos Hippias'] as const;

/** Somebody who takes a seat, but looks at no page. */
async function seat(origin: string, table: string, name: string): Promise<void> {
  const guest = await request.newContext({ baseURL: origin, extraHTTPHeaders: { origin } });
  const entropy = randomBytes(32).toString('hex');
  await expect(await guest.post('/api/auth/sign-in/anonymous', { data: {} })).toBeOK();
  await expect(await guest.patch('/api/me', { data: { name } })).toBeOK();
  await expect(await guest.post(`/api/tables/${table}/join`, { data: { entropy } })).toBeOK();
  await guest.dispose();
}

/** Opens a table for four under a name of one's own. */
async function host(page: Page, origin: string, clock: string): Promise<string> {
  const plan = JSON.stringify({ players: '4', clock });
  await page.addInitScript(
    ([name, kept]) => {
      localStorage.setItem('khora.name', name);
      localStorage.setItem('khora.table-plan', kept);
    },
    [HOST, plan] as const,
  );
  return openTable(page, origin);
}

// With a running clock, and with days for each move, which can then be planned ahead.
for (const clock of ['blitz', 'days']) {
  test(`a table online with the clock '${clock}' and long names is whole in every window`, async ({
    browser,
    server,
  }) => {
    const complaints: string[] = [];
    const page = await somebody(browser, complaints);
    const address = await host(page, server.origin, clock);
    const table = address.slice(address.lastIndexOf('/') + 1);
    for (const name of GUESTS) await seat(server.origin, table, name);
    for (const language of ['en', 'de']) {
      await speak(page, language);
      await page.reload();
      await expect(page.locator('.strip .clock')).toHaveCount(4);
      await untilAsked(page);
      for (const window of WINDOWS) {
        const what = `${language}, ${window.width} × ${window.height}`;
        expect.soft(await misfitsAt(page, window), what).toEqual([]);
      }
    }
    expect(complaints).toEqual([]);
  });
}
