import type { Frame, Page } from '@playwright/test';
import type { Tab } from '../../src/table/state/use-tab.ts';
import { MISFITS } from './fit-page.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A window, and whether it is used with fingers. */
export interface Window extends Size {
  readonly touch: boolean;
}

export async function resize(page: Page, size: Size): Promise<void> {
  await page.setViewportSize(size);
  // Two frames: one for what listens to the size, one for its layout.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Lets the style sheets know whether fingers or a mouse are used. */
async function pointWith(page: Page, { touch }: { readonly touch: boolean }): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: touch });
}

/** Resizes the page and says what no longer fits. */
export async function misfitsAt(page: Page, { touch, ...size }: Window): Promise<string[]> {
  await pointWith(page, { touch });
  await resize(page, size);
  return page.evaluate<string[]>(`(() => { ${MISFITS}; return misfits({ touch: ${touch} }); })()`);
}

/** A frame in the page, which changes its size without being painted: a third of the work. */
export async function openFrame(page: Page): Promise<Frame> {
  await page.setViewportSize({ width: 100, height: 100 });
  const style = 'position: fixed; left: 200px; width: 1280px; height: 800px; border: 0';
  const body = `<!doctype html><link rel="icon" href="data:,"><iframe src="/" style="${style}"></iframe>`;
  await page.route('**/frame', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('/frame');
  const frame = page.frames()[1];
  if (!frame) throw new Error('The page has no frame.');
  return frame;
}

/** What does not fit into each of these windows, by their sizes; in the whole table, or only in the dialog over it. */
export async function misfitsInFrame(
  frame: Frame,
  windows: readonly Window[],
  { dialog = false }: { readonly dialog?: boolean } = {},
): Promise<Record<string, string[]>> {
  const look = dialog ? 'dialogMisfits' : 'misfits';
  const found: Record<string, string[]> = {};
  for (const touch of [true, false]) {
    await pointWith(frame.page(), { touch });
    const pointed = windows.filter((window) => window.touch === touch);
    const some = await frame.evaluate<Record<string, string[]>>(`(async () => {
      ${MISFITS}
      const all = {};
      // What is drawn in a picture matters to no layout, but takes a third of the time.
      for (const picture of document.querySelectorAll('svg')) picture.replaceChildren();
      for (const { width, height, touch } of ${JSON.stringify(pointed)}) {
        Object.assign(frameElement.style, { width: width + 'px', height: height + 'px' });
        // Only once the page around it is laid out, the frame has its size. What listens to that has done so before the
        // next picture, what watches the layout right after it.
        frameElement.getBoundingClientRect();
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        const found = ${look}({ touch });
        if (found.length > 0) all[width + ' × ' + height + (touch ? ' by touch' : '')] = found;
      }
      return all;
    })()`);
    Object.assign(found, some);
  }
  return found;
}

/** Where the texts of a part are. */
const PLACES: Readonly<Record<Tab, string>> = {
  tray: '.tray',
  board: '.table-board',
  city: '.own-city',
  dice: '.dice-tiles',
  hand: '.hand',
  others: '.opponents',
};

/** The tabs of the table, where one part is shown at a time, in order; the first one only while something is there. */
const TABS: readonly Tab[] = ['tray', 'board', 'city', 'dice', 'hand', 'others'];

/**
 * The texts of the event and of these parts of the table that do not fit into each of these windows, by their sizes; where
 * there is room for one part at a time, one after the other.
 */
export function textMisfitsInFrame(
  frame: Frame,
  windows: readonly Size[],
  parts: readonly Tab[],
): Promise<Record<string, string[]>> {
  const tabs = parts.map((part) => TABS.indexOf(part));
  const places = ['.event-card', ...parts.map((part) => PLACES[part])].join();
  return frame.evaluate<Record<string, string[]>>(`(async () => {
    ${MISFITS}
    const all = {};
    const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const note = (where) => {
      const found = textMisfits('${places}');
      if (found.length > 0) all[where] = found;
    };
    for (const picture of document.querySelectorAll('svg')) picture.replaceChildren();
    for (const { width, height } of ${JSON.stringify(windows)}) {
      Object.assign(frameElement.style, { width: width + 'px', height: height + 'px' });
      frameElement.getBoundingClientRect();
      await drawn();
      const tabs = [...document.querySelectorAll('.table-tabs button')];
      const wanted = tabs[0].checkVisibility() ? ${JSON.stringify(tabs)} : [];
      for (const index of wanted) {
        tabs[index].click();
        // The part follows the tab a picture later.
        await drawn();
        await drawn();
        note(width + ' × ' + height + ', ' + tabs[index].textContent);
      }
      if (wanted.length === 0) note(width + ' × ' + height);
    }
    return all;
  })()`);
}

/** Phones and tablets both ways round, and desktops. */
const WINDOWS: readonly Size[] = [
  { width: 360, height: 560 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

/** The windows in which a screen is wider than the window, so that it would have to be scrolled sideways. */
export async function tooNarrow(page: Page): Promise<readonly Size[]> {
  const found: Size[] = [];
  for (const size of WINDOWS) {
    await resize(page, size);
    if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) found.push(size);
  }
  return found;
}
