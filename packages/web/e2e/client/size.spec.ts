import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { OnlineServer, PlayersLine } from '../online/online-server.ts';
import { expect, question, startGame, test } from '../support/kit.ts';

interface Fetched {
  readonly encoding: string | undefined;
  readonly vary: string;
  readonly body: Buffer;
}

/** What is on the wire, not yet unpacked. */
function fetched(url: string, accepted: string): Promise<Fetched> {
  return new Promise((done, fail) => {
    get(url, { headers: { 'accept-encoding': accepted } }, (response) => {
      const { 'content-encoding': encoding, vary = '' } = response.headers;
      done(buffer(response).then((body) => ({ encoding, vary, body })));
    }).on('error', fail);
  });
}

const UNPACKED = { br: brotliDecompressSync, gzip: gunzipSync, none: (body: Buffer) => body };

/** In kB, for everything that is loaded before the first decision can be answered. */
const LIMIT = 350;

test.describe('on the wire', () => {
  let server: OnlineServer;
  test.beforeAll(async () => {
    server = await OnlineServer.start();
  });
  test.afterAll(() => server.stop());

  test('files are sent with the best compression that the browser accepts', async ({ page, baseURL }) => {
    const coming = page.waitForResponse((response) => response.url().includes('/assets/app-'));
    await page.goto(server.origin);
    const { pathname } = new URL((await coming).url());
    const sizeOf = { br: 0, gzip: 0, none: 0 };
    // The real server, and the one that has only the client.
    for (const origin of [server.origin, baseURL ?? '']) {
      for (const [accepted, wanted] of [
        ['gzip, deflate, br', 'br'],
        ['br', 'br'],
        ['gzip, deflate', 'gzip'],
        ['gzip, br;q=0', 'gzip'],
        ['identity', 'none'],
      ] as const) {
        const { encoding, vary, body } = await fetched(origin + pathname, accepted);
        const what = `${accepted} from ${origin}`;
        expect(encoding, what).toBe(wanted === 'none' ? undefined : wanted);
        expect(vary.toLowerCase(), what).toContain('accept-encoding');
        sizeOf[wanted] = body.length;
        const whole = UNPACKED[wanted](body);
        expect(whole.length, what).toBeGreaterThan(1000);
        if (wanted !== 'none')
          expect(whole.equals((await fetched(origin + pathname, 'identity')).body)).toBe(true);
      }
      expect(sizeOf.br).toBeLessThan(sizeOf.gzip);
      expect(sizeOf.gzip).toBeLessThan(sizeOf.none);
    }
  });

  for (const language of ['en', 'ru']) {
    test.describe(language, () => {
      test.use({ settings: { language }, newcomer: true, serviceWorkers: 'allow' });
      test(`a first visit takes at most ${LIMIT} kB until the first decision can be answered (${language})`, async ({
        page,
      }) => {
        const line = await PlayersLine.to(server.port);
        const names = new Set<string>();
        page.on('request', (request) => names.add(request.url().split('/').at(-1) ?? ''));
        await page.goto(line.origin);
        await page.locator('.home-play button').click();
        await expect(page.locator('.prompt.asked')).toBeVisible();
        await page.waitForFunction(() => document.fonts.status === 'loaded');
        const first = line.received / 1000;
        const fetched = [...names].join(', ');
        for (const tile of ['0', '1']) await page.locator(`.tile[aria-keyshortcuts="${tile}"]`).click();
        await page.locator('.prompt .primary').click();
        await page.evaluate(async () => void (await navigator.serviceWorker.ready));
        const later = line.received / 1000 - first;
        console.log(
          `A first visit (${language}): ${first.toFixed(1)} kB of ${LIMIT} until the first decision, ` +
            `${later.toFixed(1)} kB later for play without a network. First: ${fetched}`,
        );
        line.close();
        expect(first).toBeGreaterThan(50);
        expect(first).toBeLessThanOrEqual(LIMIT);
        expect(later).toBeGreaterThan(100);
      });
    });
  }
});

/** Every element costs time when the table is drawn; half of them are strokes of pictures. */
const ELEMENTS = 4000;

test(`a table for four begins with at most ${ELEMENTS} elements`, async ({ page }) => {
  await startGame(page);
  await question(page);
  const count = await page.locator('*').count();
  console.log(`The table: ${count} elements of ${ELEMENTS}`);
  expect(count).toBeLessThanOrEqual(ELEMENTS);
});
