import { resize } from '../support/fit.ts';
import { expect, settled, test, untilAsked } from '../support/kit.ts';
import { type Moment, positions } from '../support/positions.ts';
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
    const { left, top, width, height } = shownPart(shown);
    const seen = POINTS.filter(({ across, down }) =>
      shown.contains(document.elementFromPoint(left + width * across, top + height * down)),
    );
    // Pieces with explanations of their own may cover part of a thing: a third of it is enough.
    if (width <= 0 || height <= 0 || seen.length < POINTS.length / 3)
      found.push(`${shown.className} '${shown.getAttribute('aria-label') ?? shown.textContent}'`);
    element.blur();
  }
  return found;
}

const WINDOWS = [
  { width: 390, height: 664 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1280, height: 720 },
];
const MOMENTS = [
  'draft draft',
  'dice assign',
  'action explore',
  'action develop',
  'progress progress',
] as const satisfies readonly Moment[];
const SCREENS = ['home', 'new', 'settings', 'library', 'result/finished', 'replay/finished'];

test('whatever has the focus is visible, at the table and on every screen', async ({ page }) => {
  await page.goto('/');
  const finished = botGame({ players: 4, seed: 'screens' }, 'ephebe');
  const saves = [...positions(MOMENTS)].map(([moment, record]) => saveOf(moment.replace(' ', '-'), record));
  await store(page, saveOf('finished', finished), ...saves);
  for (const address of [...saves.map(({ id }) => `table/${id}`), ...SCREENS]) {
    await page.goto(`/#/${address}`);
    if (address.startsWith('table')) await untilAsked(page);
    await settled(page);
    for (const size of WINDOWS) {
      await resize(page, size);
      // The explanation of what has the focus may cover something else while it lasts.
      await expect(page.getByRole('tooltip')).toHaveCount(0);
      expect
        .soft(await page.evaluate(hiddenFocus), `${address} at ${size.width} × ${size.height}`)
        .toEqual([]);
    }
  }
});
