import { loadavg } from 'node:os';
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from '@playwright/test';
import { chromiumPath } from '../e2e/browser.ts';
import { answer, playOn, question } from '../e2e/kit.ts';
import { OnlineServer } from '../e2e/online-server.ts';
import { buildIfStale, DIST } from '../src/build.ts';
import { Host, queued } from './host.ts';
import { tapsOf, watchTaps } from './interactions.ts';
import { PHONE, toldOfPhone, type Visit } from './phone-report.ts';

const HOME = '.home-play button';
const CHOICE = '.tray-choices button[aria-disabled="false"]';

async function tap(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${String(target)} cannot be tapped.`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/** A mid-range phone that has never been here. */
function newPhone(browser: Browser): Promise<BrowserContext> {
  const { width, height } = PHONE;
  return browser.newContext({ viewport: { width, height }, isMobile: true, hasTouch: true, locale: 'en-GB' });
}

/** A page that is as slow as the phone, and deals the same game every time. */
async function openPage(phone: BrowserContext): Promise<Page> {
  const page = await phone.newPage();
  const devtools = await phone.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: PHONE.slower });
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: PHONE.latency,
    downloadThroughput: PHONE.down / 8,
    uploadThroughput: PHONE.up / 8,
  });
  await page.addInitScript(() => {
    let last = 1;
    crypto.getRandomValues = (array) => {
      if (array instanceof Uint8Array)
        for (let index = 0; index < array.length; index++) {
          last = (last * 48_271) % 2_147_483_647;
          array[index] = last;
        }
      return array;
    };
  });
  await watchTaps(page);
  return page;
}

/** The page's clock when something can be hit where it is; it begins with the navigation. */
async function whenInReach(page: Page, selector: string): Promise<number> {
  await page.waitForFunction((wanted) => {
    const element = document.querySelector(wanted);
    if (!element) return false;
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  }, selector);
  return page.evaluate(() => performance.now());
}

/** From the address to the first question, as fast as anybody can tap. */
async function visit(page: Page, url: string): Promise<Visit> {
  await page.goto(url, { waitUntil: 'commit' });
  const home = await whenInReach(page, HOME);
  await tap(page, page.locator(HOME));
  return { home, asked: await whenInReach(page, CHOICE) };
}

/** One that comes again, to a client that is kept on the phone. */
async function comeAgain(phone: BrowserContext, first: Page, url: string): Promise<Visit> {
  await first.evaluate(async () => void (await navigator.serviceWorker.ready));
  await first.close();
  const page = await openPage(phone);
  const seen = await visit(page, url);
  await page.close();
  return seen;
}

/** What the pages that are open have waited for a processor, beside the slowness of the phone. */
async function waitedFor(browser: Browser): Promise<number> {
  const devtools = await browser.newBrowserCDPSession();
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  await devtools.detach();
  return processInfo.reduce((sum, { type, id }) => sum + (type === 'renderer' ? queued(id) : 0), 0);
}

/** Looks at all parts of the table, and into the log and the score. */
async function lookAround(page: Page): Promise<void> {
  const tabs = page.locator('.table-tabs button');
  const here = await page.locator('.table-tabs button[aria-pressed="true"]').textContent();
  for (const tab of await tabs.all()) await tap(page, tab);
  await tap(page, tabs.getByText(here ?? '', { exact: true }));
  for (const name of ['Log', 'Score']) {
    await tap(page, page.getByRole('button', { name, exact: true }));
    await tap(page, page.getByRole('button', { name: 'Close', exact: true }));
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
}

/** Plays a whole game, and looks around in every round. */
async function playByTouch(page: Page): Promise<void> {
  await playOn(
    page,
    (target) => tap(page, target),
    async (asked) => {
      if (asked.startsWith('Put a different tile')) await lookAround(page);
      return false;
    },
  );
}

const VISITS = 3;

/** Visits and plays with a phone's processor and line. */
export async function benchPhone({ json }: { json: boolean }): Promise<void> {
  await buildIfStale();
  const server = await OnlineServer.start(DIST);
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: ['--no-sandbox'] });
  const host = new Host();
  try {
    const cold: Visit[] = [];
    const warm: Visit[] = [];
    const url = `${server.origin}/`;
    for (let turn = 1; turn < VISITS; turn++) {
      const phone = await newPhone(browser);
      const page = await openPage(phone);
      cold.push(await visit(page, url));
      await answer(page, (await question(page)) ?? '', (target) => tap(page, target), 0);
      warm.push(await comeAgain(phone, page, url));
      await phone.close();
    }
    const phone = await newPhone(browser);
    const page = await openPage(phone);
    cold.push(await visit(page, url));
    const before = await waitedFor(browser);
    await playByTouch(page);
    const game = { ...(await tapsOf(page)), waited: (await waitedFor(browser)) - before };
    warm.push(await comeAgain(phone, page, url));
    const report = { load: loadavg()[0], stolen: host.taken(), cold, warm, ...game };
    console.log(json ? JSON.stringify({ phone: PHONE, ...report }, null, 2) : toldOfPhone(report));
  } finally {
    host.close();
    await browser.close();
    await server.stop();
  }
}
