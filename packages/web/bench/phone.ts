import { loadavg } from 'node:os';
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from '@playwright/test';
import { chromiumPath } from '../e2e/browsers/browser.ts';
import { OnlineServer } from '../e2e/online/online-server.ts';
import { answer, playOn, question } from '../e2e/support/kit.ts';
import { buildIfStale, DIST } from '../src/build.ts';
import { Host, queued } from './host.ts';
import { tapsOf, watchTaps } from './interactions.ts';
import { PHONE, toldOfPhone, type Visit } from './phone-report.ts';

const HOME = '.home-play button';
/** First-time visitors are asked for tiles first, everybody else for a card. */
const CHOICE = ':is(.tray-choices button, .dice-tiles .tile)[aria-disabled="false"]';

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

/** Milliseconds until a new window has settled. */
const OPENING = 4000;

/** What a window needs for its own frame and bars, at most; in pixels. */
const FRAME = 200;

/** A page as slow as the phone, which deals the same game every time. */
async function openPage(phone: BrowserContext): Promise<Page> {
  const page = await phone.newPage();
  const devtools = await phone.newCDPSession(page);
  // The whole phone inside the window: it is as large as the phone, but with bars of its own, and what changes below its edge
  // counts as shown only when something above it does.
  const { windowId } = await devtools.send('Browser.getWindowForTarget');
  const bounds = { width: PHONE.width + FRAME, height: PHONE.height + FRAME };
  await devtools.send('Browser.setWindowBounds', { windowId, bounds });
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
  // A new Chromium window loads much of its own.
  await page.waitForTimeout(OPENING);
  return page;
}

/** How long every open page has waited for a processor used by others, by process. */
async function waits(browser: Browser): Promise<ReadonlyMap<number, number>> {
  const devtools = await browser.newBrowserCDPSession();
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  await devtools.detach();
  return new Map(processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => [id, queued(id)]));
}

/** Adds the milliseconds that pages have waited for a processor meanwhile. */
async function waited<T>(browser: Browser, act: () => Promise<T>): Promise<T & { waited: number }> {
  const before = await waits(browser);
  const result = await act();
  const after = await waits(browser);
  const sum = [...after].reduce((all, [id, now]) => all + now - (before.get(id) ?? 0), 0);
  return { ...result, waited: sum };
}

interface Spot {
  /** The page's clock, which begins with the navigation. */
  readonly at: number;
  readonly x: number;
  readonly y: number;
}

/**
 * Where and when something can be pressed. The page itself looks: with each frame that shows a change until it is there, since
 * asking more often would slow it down, and then with every frame, since what moves or covers it need not change the page.
 */
function whenInReach(page: Page, selector: string): Promise<Spot> {
  return page.evaluate(
    (wanted) =>
      new Promise<Spot>((resolve) => {
        let isLooking = false;
        const look = () => {
          isLooking = false;
          const element = document.querySelector(wanted);
          if (!element) return;
          const { left, top, width, height } = element.getBoundingClientRect();
          const [x, y] = [left + width / 2, top + height / 2];
          if (!element.contains(document.elementFromPoint(x, y))) {
            lookSoon();
            return;
          }
          changes.disconnect();
          // With this frame it is on the screen.
          setTimeout(() => resolve({ at: performance.now(), x, y }));
        };
        const lookSoon = () => {
          if (!isLooking) requestAnimationFrame(look);
          isLooking = true;
        };
        const changes = new MutationObserver(lookSoon);
        changes.observe(document, { childList: true, subtree: true, attributes: true });
        lookSoon();
      }),
    selector,
  );
}

/** From the navigation to the first question, as fast as anybody can tap. */
function visit(browser: Browser, page: Page, url: string): Promise<Visit> {
  return waited(browser, async () => {
    await page.goto(url, { waitUntil: 'commit' });
    const home = await whenInReach(page, HOME);
    await page.touchscreen.tap(home.x, home.y);
    const asked = await whenInReach(page, CHOICE);
    return { home: home.at, asked: asked.at };
  });
}

/** A later visit, to a client that is stored on the phone. */
async function comeAgain(browser: Browser, phone: BrowserContext, first: Page, url: string): Promise<Visit> {
  await first.evaluate(async () => void (await navigator.serviceWorker.ready));
  await first.close();
  const page = await openPage(phone);
  const seen = await visit(browser, page, url);
  await page.close();
  return seen;
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
      if (asked.startsWith('Put a different action tile')) await lookAround(page);
      return false;
    },
  );
}

const VISITS = 3;

/** Visits and plays with a phone's processor and connection. */
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
      cold.push(await visit(browser, page, url));
      await answer(page, (await question(page)) ?? '', (target) => tap(page, target), 0);
      warm.push(await comeAgain(browser, phone, page, url));
      await phone.close();
    }
    const phone = await newPhone(browser);
    const page = await openPage(phone);
    cold.push(await visit(browser, page, url));
    const game = await waited(browser, async () => {
      await playByTouch(page);
      return tapsOf(page);
    });
    warm.push(await comeAgain(browser, phone, page, url));
    const report = { load: loadavg()[0], stolen: host.taken(), cold, warm, ...game };
    console.log(json ? JSON.stringify({ phone: PHONE, ...report }, null, 2) : toldOfPhone(report));
  } finally {
    host.close();
    await browser.close();
    await server.stop();
  }
}
