import { LANGUAGES } from '@khora/locales';
import { allTexts } from '../support/all-texts.ts';
import { openFrame, type Size, textMisfitsInFrame } from '../support/fit.ts';
import { expect, test, untilAsked } from '../support/kit.ts';
import { saveOf, store } from '../support/saves.ts';

/** A phone both ways round and a small one, a tablet, the smallest desktop, a usual one and two large ones. */
const WINDOWS: readonly Size[] = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1024, height: 600 },
  { width: 1280, height: 720 },
  { width: 1920, height: 940 },
  { width: 1920, height: 1080 },
];

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ settings: { language } });
    test('every card, development, event and tile can be read to its end', async ({ page }) => {
      const readings = allTexts();
      await page.goto('/');
      await store(page, ...readings.map(({ record }, index) => saveOf(`texts-${index}`, record)));
      const frame = await openFrame(page);
      for (const [index, { parts }] of readings.entries()) {
        await frame.goto(`/#/table/texts-${index}`);
        await untilAsked(frame);
        expect.soft(await textMisfitsInFrame(frame, WINDOWS, parts), `table ${index}`).toEqual({});
      }
    });
  });
}
