import type { CDPSession, Page } from '@playwright/test';
import { MISFITS } from '../support/fit-page.ts';
import { expect, test, untilAsked } from '../support/kit.ts';
import { fullest, positions } from '../support/positions.ts';
import { saveOf, store } from '../support/saves.ts';

interface Finger {
  readonly x: number;
  readonly y: number;
}

/** Seconds between two touches: two taps are a double tap, however busy the machine. */
const STEP = 0.02;
let clock = Date.now() / 1000;

/** Real fingers: each step is where all of them are; none are left at the end. */
async function drag(fingers: CDPSession, ...steps: readonly (readonly Finger[])[]): Promise<void> {
  for (const [index, touchPoints] of [...steps, []].entries()) {
    const type = index === 0 ? 'touchStart' : index === steps.length ? 'touchEnd' : 'touchMove';
    clock += STEP;
    await fingers.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [...touchPoints],
      timestamp: clock,
    });
  }
}

/** How much larger than its frame the map is drawn. */
function scaleOf(page: Page): Promise<number> {
  return page.locator('.map-sheet').evaluate((sheet) => {
    const frame = sheet.parentElement?.clientWidth ?? Number.NaN;
    return Math.round((sheet.getBoundingClientRect().width / frame) * 10) / 10;
  });
}

test('two fingers and a double tap enlarge the map, one finger moves it, a tap chooses a space and enlarges a card', async ({
  page,
}) => {
  const record = positions(['action explore']).get('action explore');
  if (!record) throw new Error('No position asks for a space.');
  await page.goto('/');
  await store(page, saveOf('map', record));
  await page.goto('/#/table/map');
  await untilAsked(page);
  const fingers = await page.context().newCDPSession(page);
  const map = page.locator('.map');
  const box = await map.boundingBox();
  if (!box) throw new Error('There is no map.');
  const x = Math.round(box.x + box.width / 2);
  const y = Math.round(box.y + box.height / 2);
  const apart = (by: number) => [
    { x: x - by, y },
    { x: x + by, y },
  ];
  expect(await scaleOf(page)).toBe(1);
  await drag(fingers, apart(20), apart(30), apart(40), apart(50));
  await expect.poll(() => scaleOf(page)).toBe(2.5);
  // Enlarged, the map follows the finger, and nothing is chosen or explained by it.
  const left = () => page.locator('.map-sheet').evaluate((sheet) => sheet.getBoundingClientRect().left);
  const before = await left();
  await drag(fingers, [{ x, y }], [{ x: x + 20, y }], [{ x: x + 60, y }]);
  await expect.poll(left).toBeGreaterThan(before + 55);
  await expect(page.locator('.chosen')).toHaveCount(0);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await page.getByRole('button', { name: 'Whole map' }).tap();
  await expect.poll(() => scaleOf(page)).toBe(1);
  // A tap chooses, with the map as it is; two taps enlarge it, and two more make it whole.
  const space = map.locator('.space.within').first();
  await space.tap();
  await expect(space).toHaveAttribute('aria-pressed', 'true');
  const corner = { x: Math.round(box.x + box.width * 0.93), y: Math.round(box.y + box.height * 0.1) };
  for (const scale of [2.5, 1]) {
    await drag(fingers, [corner]);
    await drag(fingers, [corner]);
    await expect.poll(() => scaleOf(page)).toBe(scale);
  }
  // Of two taps on a space only the first chooses, or takes the choice back; enlarged, one tap chooses again.
  const at = await space.boundingBox();
  if (!at) throw new Error('There is no space.');
  const middle = { x: Math.round(at.x + at.width / 2), y: Math.round(at.y + at.height / 2) };
  await drag(fingers, [middle]);
  await drag(fingers, [middle]);
  await expect.poll(() => scaleOf(page)).toBe(2.5);
  await expect(space).toHaveAttribute('aria-pressed', 'false');
  await space.tap();
  await expect(space).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Hand', exact: true }).tap();
  const card = page.locator('.hand-card').first();
  await expect(card).toBeVisible();
  const name = (await card.locator('.card-name').textContent()) ?? '';
  // It cannot be played now, but it can be read.
  await card.tap({ force: true });
  const enlarged = page.getByRole('tooltip').locator('.card-face');
  await expect(enlarged).toContainText(name);
  const [small, large] = [await card.boundingBox(), await enlarged.boundingBox()];
  expect(large?.height).toBeGreaterThan(1.5 * (small?.height ?? 0));
});

test.describe('on a small phone with the largest text', () => {
  test.use({ viewport: { width: 360, height: 640 }, settings: { textSize: 'larger' } });
  test('an enlarged map shows the rewards of all spaces, inside them and large enough to read', async ({
    page,
  }) => {
    const record = fullest(['action explore']).get('action explore');
    if (!record) throw new Error('No position asks for a space.');
    await page.goto('/');
    await store(page, saveOf('late', record));
    await page.goto('/#/table/late');
    await untilAsked(page);
    const reward = page.locator('.map .gains').first();
    await expect(reward).toBeHidden();
    const box = await page.locator('.map').boundingBox();
    if (!box) throw new Error('There is no map.');
    const fingers = await page.context().newCDPSession(page);
    const between = { x: Math.round(box.x + box.width * 0.93), y: Math.round(box.y + box.height * 0.1) };
    await drag(fingers, [between]);
    await drag(fingers, [between]);
    await expect(reward).toBeVisible();
    const look = (what: string) => page.evaluate<string[]>(`(() => { ${MISFITS}; return ${what}; })()`);
    expect(await look("hiddenRewards(document.querySelector('.map'))")).toEqual([]);
    const sizes = await page
      .locator('.map [data-figure]')
      .evaluateAll((all) =>
        all.map((each) => Number.parseFloat(getComputedStyle(each, '::before').fontSize)),
      );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
  });
});
