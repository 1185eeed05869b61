import { misfitsAt } from '../support/fit.ts';
import { expect, settled, test, untilAsked } from '../support/kit.ts';
import { positions } from '../support/positions.ts';
import { botGame, saveOf, store } from '../support/saves.ts';

interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** A phone with rounded corners, a notch and a bar to swipe up from, held both ways. */
const PHONES = [
  {
    title: 'an upright phone',
    size: { width: 390, height: 844 },
    insets: { top: 47, right: 0, bottom: 34, left: 0 },
  },
  {
    title: 'a small phone',
    size: { width: 375, height: 640 },
    insets: { top: 44, right: 0, bottom: 34, left: 0 },
  },
  {
    title: 'a phone held sideways',
    size: { width: 844, height: 390 },
    insets: { top: 0, right: 47, bottom: 21, left: 47 },
  },
] as const;

/** What can be pressed or read at the edges of the window, where the phone is not all screen. Runs in the page. */
function atEdges({ top, right, bottom, left }: Insets): string[] {
  const { innerWidth, innerHeight } = window;
  const page = document.documentElement;
  const STEP = 6;
  const found = new Set<string>();
  const look = (isEdge: (x: number, y: number) => boolean) => {
    for (let x = 2; x < innerWidth; x += STEP)
      for (let y = 2; y < innerHeight; y += STEP) {
        const hit = isEdge(x, y) ? document.elementFromPoint(x, y) : null;
        const control = hit?.closest('button, a, input, select, label');
        const isText = [...(hit?.childNodes ?? [])].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
        );
        if (control || isText) found.add((control ?? hit)?.textContent.trim().slice(0, 40) ?? '');
      }
  };
  const isAside = (x: number) => x < left || x > innerWidth - right;
  window.scrollTo(0, 0);
  look((x, y) => isAside(x) || y < top);
  window.scrollTo(0, page.scrollHeight);
  look((x, y) => isAside(x) || y > innerHeight - bottom);
  return [...found];
}

for (const { title, size, insets } of PHONES) {
  test(`nothing is lost at the edges of ${title}`, async ({ page }) => {
    const moments = ['dice assign', 'action explore', 'progress progress'] as const;
    await page.setViewportSize(size);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets });
    await page.goto('/');
    const finished = botGame({ players: 4, seed: 'edges' }, 'ephebe');
    const saves = [...positions(moments)].map(([moment, record]) => saveOf(moment.replace(' ', '-'), record));
    await store(page, saveOf('finished', finished), ...saves);
    const expectFree = async (what: string) =>
      expect.soft(await page.evaluate(atEdges, insets), what).toEqual([]);
    for (const { id } of saves) {
      await page.goto(`/#/table/${id}`);
      await untilAsked(page);
      expect.soft(await misfitsAt(page, { ...size, touch: true }), id).toEqual([]);
      await expectFree(id);
    }
    for (const name of ['Log', 'Score', 'Menu']) {
      await page.getByRole('button', { name, exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectFree(name);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    for (const screen of [
      'home',
      'new',
      'settings',
      'library',
      'credits',
      'result/finished',
      'replay/finished',
    ]) {
      await page.goto(`/#/${screen}`);
      await settled(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await expectFree(screen);
    }
  });
}
