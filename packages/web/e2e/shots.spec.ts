import { playOn, question, startGame, test } from './kit.ts';

// Pictures of every screen, for the README and for looking at: SHOTS=1 playwright test --project shots
const SIZES = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const;

for (const [device, viewport] of Object.entries(SIZES)) {
  for (const theme of ['light', 'dark']) {
    test.describe(`${device} ${theme}`, () => {
      test.use({ viewport, settings: { theme } });
      test(`shots ${device} ${theme}`, async ({ page }) => {
        const shot = async (name: string) => {
          await page.evaluate(() => document.fonts.ready);
          await page.screenshot({ path: `shots/${device}-${theme}-${name}.png` });
        };
        for (const screen of ['home', 'new', 'library', 'settings', 'credits']) {
          await page.goto(`/#/${screen}`);
          await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
          await shot(screen);
        }
        await startGame(page);
        await question(page);
        await shot('draft');
        const seen = new Set<string>();
        await playOn(
          page,
          (target) => target.click(),
          async (asked) => {
            const name = asked
              .toLowerCase()
              .replaceAll(/[^a-z]+/g, '-')
              .slice(0, 24);
            if (!seen.has(name)) await shot(`asked-${name}`);
            seen.add(name);
            return false;
          },
        );
        await page.getByRole('heading', { name: 'Final result' }).waitFor();
        await shot('result');
        await page.getByRole('link', { name: 'Replay' }).click();
        await page.getByRole('button', { name: 'One move on' }).click();
        await shot('replay');
      });
    });
  }
}
