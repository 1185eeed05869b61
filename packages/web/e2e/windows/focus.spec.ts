import type { Page } from '@playwright/test';
import { resize, type Size } from '../support/fit.ts';
import { expect, settled, test, untilAsked } from '../support/kit.ts';
import { DECISIONS, type Moment, positions } from '../support/positions.ts';
import { botGame, saveOf, store } from '../support/saves.ts';

/** Focuses one thing after another and names those that are then hidden or covered. Runs in the page. */
function hiddenFocus(): string[] {
  /** What is left of a box inside everything that clips it. */
  const shownPart = (element: Element) => {
    let { left, top, right, bottom } = element.getBoundingClientRect();
    for (let at = element.parentElement; at; at = at.parentElement) {
      const isPage = at === document.documentElement;
      const { overflowX, overflowY } = getComputedStyle(at);
      const box = isPage ? new DOMRect(0, 0, innerWidth, innerHeight) : at.getBoundingClientRect();
      if (isPage || overflowX !== 'visible')
        [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      if (isPage || overflowY !== 'visible')
        [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
    }
    return { left, top, width: right - left, height: bottom - top };
  };
  /** Whether something lies over the page, and this thing is not in it. */
  const floats = (hit: Element | null, shown: Element) => {
    for (let at = hit; at && !at.contains(shown); at = at.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return true;
    return false;
  };
  const SHARES = [0.2, 0.5, 0.8];
  const POINTS = SHARES.flatMap((across) => SHARES.map((down) => ({ across, down })));
  const found: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>(
    'button, a[href], input, select, [tabindex]',
  )) {
    element.focus();
    if (document.activeElement !== element) continue;
    // An input that only screen readers see is represented by what is around it.
    const shown = element.closest('label, .slider-thumb') ?? element;
    // A way to close that only screen readers see.
    if (shown.parentElement?.clientWidth === 1) continue;
    const { left, top, width, height } = shownPart(shown);
    const hits = POINTS.map(({ across, down }) =>
      document.elementFromPoint(left + width * across, top + height * down),
    );
    const seen = hits.filter((hit) => shown.contains(hit));
    const isUnder = hits.some((hit) => !shown.contains(hit) && floats(hit, shown));
    // Pieces with explanations of their own may cover part of a thing: a third of it is enough.
    if (width <= 0 || height <= 0 || isUnder || seen.length < POINTS.length / 3)
      found.push(
        `${shown.className} '${shown.getAttribute('aria-label') ?? shown.textContent.slice(0, 60)}'`,
      );
    element.blur();
  }
  return found;
}

/** A phone and a desktop for everything; a phone held sideways and a tablet for what is laid out differently there. */
const WINDOWS = [
  { width: 390, height: 664 },
  { width: 1280, height: 720 },
];
const MORE_WINDOWS = [...WINDOWS, { width: 844, height: 390 }, { width: 768, height: 1024 }];
const OFTEN: ReadonlySet<Moment> = new Set([
  'draft draft',
  'dice assign',
  'action explore',
  'action develop',
  'progress progress',
]);
const SCREENS = [
  'home',
  'new',
  'settings',
  'library',
  'result/finished',
  'replay/finished',
  'puzzles',
  'mistakes',
];

const idOf = (moment: Moment) => moment.replace(' ', '-');

/** Looks at everything on the page that takes the focus, in each of these windows. */
async function expectVisible(page: Page, what: string, windows: readonly Size[]): Promise<void> {
  for (const size of windows) {
    await resize(page, size);
    // The explanation of what has the focus may cover something else while it lasts.
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    expect.soft(await page.evaluate(hiddenFocus), `${what} at ${size.width} × ${size.height}`).toEqual([]);
  }
}

for (const half of [0, 1]) {
  test(`whatever has the focus is visible at every question, part ${half + 1} of 2`, async ({ page }) => {
    const moments = DECISIONS.filter((_, index) => index % 2 === half);
    await page.goto('/');
    await store(page, ...[...positions(moments)].map(([moment, record]) => saveOf(idOf(moment), record)));
    for (const moment of moments) {
      await page.goto(`/#/table/${idOf(moment)}`);
      await untilAsked(page);
      await settled(page);
      await expectVisible(page, moment, OFTEN.has(moment) ? MORE_WINDOWS : WINDOWS);
    }
  });
}

test('whatever has the focus is visible on every screen, and in what opens over the table', async ({
  page,
}) => {
  await page.goto('/');
  const setup = { players: 4, seed: 'screens' } as const;
  const open = botGame(setup, 'ephebe', ({ round }) => round === 4);
  await store(page, saveOf('finished', botGame(setup, 'ephebe')), saveOf('open', open));
  for (const address of SCREENS) {
    await page.goto(`/#/${address}`);
    await settled(page);
    await expectVisible(page, address, MORE_WINDOWS);
  }
  await page.goto('/#/table/open');
  await untilAsked(page);
  const dialog = page.getByRole('dialog');
  for (const key of ['l', 's', '?', 'Menu', 'Library']) {
    if (key.length === 1) await page.keyboard.press(key);
    else await page.getByRole('button', { name: 'Menu' }).click();
    if (key === 'Library') await dialog.getByRole('button', { name: key }).click();
    await expect(dialog).toBeVisible();
    await settled(page);
    await expectVisible(page, `over the table: ${key}`, WINDOWS);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
  }
});

test('Escape leads to the question from anywhere', async ({ page }) => {
  const moment = 'action explore';
  await page.goto('/');
  await store(page, ...[...positions([moment]).values()].map((record) => saveOf('asked', record)));
  await page.goto('/#/table/asked');
  await untilAsked(page);
  await settled(page);
  for (const part of ['map', 'hand', 'opponents', 'table-menu', 'dice-tiles', 'own-city', 'prompt-buttons']) {
    const button = page.locator(`.${part} button`).filter({ visible: true }).last();
    await button.focus();
    await expect(button).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator('#question'), part).toBeFocused();
  }
});
