import type { GameSetup, GameState } from '@khora/engine';
import { OnlineServer } from '../online/online-server.ts';
import { expect, settled, test, untilAsked } from '../support/kit.ts';
import { botGame, saveOf, store } from '../support/saves.ts';

// Pictures of every screen, for the README and for looking at: node scripts/shots.ts
const SIZES = {
  desktop: { width: 1280, height: 800, language: 'en' },
  phone: { width: 390, height: 844, language: 'en' },
  laptop: { width: 1366, height: 657, language: 'cs' },
  least: { width: 1024, height: 600, language: 'de' },
  large: { width: 1920, height: 940, language: 'en' },
  huge: { width: 2560, height: 1440, language: 'ru' },
  tablet: { width: 768, height: 1024, language: 'ru' },
  sideways: { width: 844, height: 390, language: 'es' },
  small: { width: 360, height: 640, language: 'de' },
} as const;
/** These two show every screen, the others the table, the result and the replay. */
const ALL: readonly string[] = ['desktop', 'phone'];
const POINTED: readonly string[] = ['desktop', 'laptop', 'least', 'large', 'huge'];
const LANGUAGES = ['en', 'de', 'es', 'cs', 'ru'] as const;
const SETUP: GameSetup = { players: 4, seed: 'shots 3', cities: ['athens', 'miletus', 'sparta', 'olympia'] };

const asks = (kind: string, round: number) => (state: GameState) =>
  state.round >= round &&
  state.players[0]?.standby === 'asked' &&
  state.players[0].agenda.at(-1)?.do === kind;

for (const [device, { language, ...viewport }] of Object.entries(SIZES)) {
  for (const theme of ['light', 'dark']) {
    test.describe(`${device} ${theme}`, () => {
      test.use({ viewport, hasTouch: !POINTED.includes(device), settings: { theme, language } });
      test(`shots ${device} ${theme}`, async ({ page }) => {
        const shot = async (name: string) => {
          await page.evaluate(() => document.fonts.ready);
          await page.screenshot({ path: `shots/${device}-${theme}-${name}.png` });
        };
        await page.goto('/');
        await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
        await shot('home-first');
        const tables = {
          draft: botGame(SETUP, 'citizen', asks('draft', 0)),
          assign: botGame(SETUP, 'citizen', asks('assign', 4)),
          explore: botGame(SETUP, 'citizen', asks('explore', 4)),
          progress: botGame(SETUP, 'citizen', asks('progress', 6)),
          claim: botGame(SETUP, 'citizen', asks('claim', 1)),
        };
        const finished = saveOf('finished', botGame(SETUP));
        await store(page, finished, ...Object.entries(tables).map(([id, record]) => saveOf(id, record)));
        await page.reload();
        for (const screen of ALL.includes(device) ? ['home', 'new', 'library', 'settings', 'credits'] : []) {
          await page.goto(`/#/${screen}`);
          await settled(page);
          await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
          await shot(screen);
        }
        for (const id of Object.keys(tables)) {
          await page.goto(`/#/table/${id}`);
          await untilAsked(page);
          await shot(`table-${id}`);
        }
        await page.goto('/#/result/finished');
        await page.locator('.columns').waitFor();
        await shot('result');
        await page.goto(`/#/replay/finished/${finished.record.moves.length - 40}`);
        await page.getByRole('slider').waitFor();
        await settled(page);
        await shot('replay');
        if (!ALL.includes(device)) return;
        await page.goto('/#/result/finished');
        await page.locator('.columns').waitFor();
        await page.screenshot({ path: `shots/${device}-${theme}-result-full.png`, fullPage: true });
        await page.goto('/#/table/none');
        await expect(page.getByRole('alert')).toBeVisible();
        await shot('trouble');
        await page.goto('/?depth=glance#/review/finished');
        await expect(page.getByText('The review is complete.')).toBeVisible();
        await shot('review');
        const server = await OnlineServer.start();
        await page.goto(`${server.origin}/#/online`);
        await settled(page);
        await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
        await shot('lobby');
        await server.stop();
      });
    });
  }
}

// For reading: what the table, the page of a card and the result say in every language, from top to bottom.
for (const device of ['desktop', 'phone'] as const) {
  const { language: _, ...viewport } = SIZES[device];
  for (const language of LANGUAGES) {
    test.describe(`${device} ${language}`, () => {
      test.use({ viewport, hasTouch: !POINTED.includes(device), settings: { theme: 'light', language } });
      test(`words ${device} ${language}`, async ({ page }) => {
        const shot = async (name: string, { fullPage } = { fullPage: false }) => {
          await settled(page);
          await page.evaluate(() => document.fonts.ready);
          await page.screenshot({ path: `shots/words-${language}-${device}-${name}.png`, fullPage });
        };
        await page.goto('/');
        await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
        const table = saveOf('table', botGame(SETUP, 'citizen', asks('progress', 6)));
        await store(page, table, saveOf('finished', botGame(SETUP)));
        await page.reload();
        await page.goto('/#/table/table');
        await untilAsked(page);
        await shot('table');
        await page.goto('/#/library/cards/oracle');
        await page.locator('[data-here]').waitFor();
        await shot('card');
        await shot('cards', { fullPage: true });
        await page.goto('/#/result/finished');
        await page.locator('.columns').waitFor();
        await shot('result', { fullPage: true });
      });
    });
  }
}
