import type { GameSetup, GameState } from '@khora/engine';
import { expect, question, settled, test } from './kit.ts';
import { botGame, saveOf, store } from './saves.ts';

// Pictures of every screen, for the README and for looking at: node scripts/shots.ts
const SIZES = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
  large: { width: 1920, height: 1080 },
  tablet: { width: 820, height: 1180 },
  sideways: { width: 844, height: 390 },
  small: { width: 360, height: 560 },
} as const;
/** These two show every screen, the others the table and the result. */
const ALL: readonly string[] = ['desktop', 'phone'];
const SETUP: GameSetup = { players: 4, seed: 'shots 3', cities: ['athens', 'miletus', 'sparta', 'olympia'] };

const asks = (kind: string, round: number) => (state: GameState) =>
  state.round >= round &&
  state.players[0]?.standby === 'asked' &&
  state.players[0].agenda.at(-1)?.do === kind;

for (const [device, viewport] of Object.entries(SIZES)) {
  for (const theme of ['light', 'dark']) {
    test.describe(`${device} ${theme}`, () => {
      test.use({ viewport, hasTouch: device !== 'desktop' && device !== 'large', settings: { theme } });
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
          await question(page);
          await shot(`table-${id}`);
        }
        await page.goto('/#/result/finished');
        await page.getByRole('heading', { name: 'Final result' }).waitFor();
        await shot('result');
        if (!ALL.includes(device)) return;
        await page.screenshot({ path: `shots/${device}-${theme}-result-full.png`, fullPage: true });
        await page.goto('/#/replay/finished');
        await page.getByRole('slider').press('End');
        await page.getByRole('button', { name: 'One move back' }).click();
        await settled(page);
        await shot('replay');
        await page.goto('/#/table/none');
        await expect(page.getByRole('alert')).toBeVisible();
        await shot('trouble');
      });
    });
  }
}
