import type { Page } from '@playwright/test';
import { misfitsInFrame, openFrame, type Size, type Window } from '../support/fit.ts';
import { expect, test, untilAsked } from '../support/kit.ts';
import { DECISIONS, fullest, type Moment, positions } from '../support/positions.ts';
import { botGame, saveOf, store } from '../support/saves.ts';

const size = (text: string): Size => {
  const [width = 0, height = 0] = text.split('×').map(Number);
  return { width, height };
};

/** Phones and tablets, both ways round, and windows reduced by zooming. */
const HELD = ['360×560', '360×640', '390×664', '390×844', '640×340', '667×375', '844×390']
  .concat(['640×400', '853×533', '768×1024', '820×1180', '1180×820', '1024×768', '1366×1024', '1024×1366'])
  .map(size);
const DESKTOP = ['1024×600', '1280×720', '1366×657', '1536×730', '1920×940', '2560×1440'].map(size);

/** Twenty more windows, the same ones each time. */
function drawn(): Size[] {
  let state = 4711;
  const below = (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * most);
  };
  return Array.from({ length: 20 }, () => {
    const width = 360 + below(2200);
    // Realistic windows: neither slits nor pillars, and none smaller than a small phone.
    const height = Math.round(Math.min(1440, (width * (45 + below(130))) / 100));
    return width > height
      ? { width: Math.max(640, width), height: Math.max(340, height) }
      : { width, height: Math.max(560, height) };
  });
}

/** The largest tablet. */
const TABLET = { long: 1366, short: 1024 };

/** Whether a phone or a tablet can have this size: whatever can be pressed is then at least 44 px; for a mouse, 24 px. */
function isTouched({ width, height }: Size): boolean {
  return Math.max(width, height) <= TABLET.long && Math.min(width, height) <= TABLET.short;
}

/** By width, so that the layout seldom changes from one to the next, which takes time. */
const byWidth = (one: Size, other: Size) => one.width - other.width;
const touched = (windows: readonly Size[]): Window[] =>
  windows.filter(isTouched).map((own) => ({ ...own, touch: true }));
const pointed = (windows: readonly Size[]): Window[] => windows.map((own) => ({ ...own, touch: false }));

/** Desktops of a tablet's size are there with a mouse, too. */
const WINDOWS: readonly Window[] = [
  ...touched([...HELD, ...DESKTOP, ...drawn()]),
  ...pointed([...DESKTOP, ...drawn().filter((own) => !isTouched(own))]),
].sort(byWidth);

async function checkAll(
  page: Page,
  moments: readonly Moment[],
  { find }: { readonly find: typeof positions } = { find: positions },
): Promise<void> {
  const records = find(moments);
  await page.goto('/');
  await store(page, ...[...records].map(([moment, record]) => saveOf(moment.replace(' ', '-'), record)));
  const frame = await openFrame(page);
  for (const moment of moments) {
    expect(records.has(moment), `no position asks for ${moment}`).toBe(true);
    await frame.goto(`/#/table/${moment.replace(' ', '-')}`);
    await untilAsked(frame);
    expect.soft(await misfitsInFrame(frame, WINDOWS), moment).toEqual({});
  }
}

/** English, and the language with the longest words; the largest text where there is most to read. */
const CASES = [
  { title: 'in English', settings: { language: 'en' } },
  { title: 'in German', settings: { language: 'de' } },
] as const;

for (const { title, settings } of CASES) {
  test.describe(title, () => {
    test.use({ settings });
    for (const part of [0, 1, 2]) {
      test(`every choice is visible in every window, and nothing covers or sticks out of anything, part ${part + 1} of 3`, async ({
        page,
      }) => {
        test.setTimeout(600_000);
        await checkAll(
          page,
          DECISIONS.filter((_, index) => index % 3 === part),
        );
      });
    }
  });
}

/** Where a late position has much more to show than an early one: three dice and scrolls, nine cards, the whole map lit. */
const MUCH = ['dice assign', 'dice pay', 'action explore', 'action play'] as const;

for (const { title, settings, moments } of [
  { title: 'in German', settings: { language: 'de' }, moments: MUCH },
  // A hand of nine cards in full is only for text of the usual size.
  {
    title: 'with the largest text',
    settings: { language: 'de', textSize: 'larger' },
    moments: MUCH.filter((moment) => moment !== 'action play'),
  },
]) {
  test.describe(`late in a game, ${title}`, () => {
    test.use({ settings });
    test('nothing covers or sticks out of anything', async ({ page }) => {
      await checkAll(page, moments, { find: fullest });
    });
  });
}

test.describe('a replay in German', () => {
  test.use({ settings: { language: 'de' } });
  test('is complete in every window', async ({ page }) => {
    const record = botGame({ players: 4, seed: 'replayed' }, 'ephebe');
    await page.goto('/');
    await store(page, saveOf('finished', record));
    const frame = await openFrame(page);
    await frame.goto(`/#/replay/finished/${record.moves.length - 40}`);
    await frame.locator('.look-told:not(:empty)').waitFor();
    await expect(frame.locator('[aria-busy="true"]')).toHaveCount(0);
    expect(await misfitsInFrame(frame, WINDOWS)).toEqual({});
  });
});

/** What can be laid over the table, and the button that opens it. */
const LEAVES = {
  log: '.table-menu button:nth-child(1)',
  score: '.table-menu button:nth-child(2)',
  menu: '.table-menu button:nth-child(3)',
  city: '.opponent .open-city',
} as const;

for (const language of ['en', 'de']) {
  test.describe(`over the table, in ${language}`, () => {
    test.use({ settings: { language } });
    test('log, score, menu and the city of an opponent are whole, and their buttons as large as fingers', async ({
      page,
    }) => {
      const record = fullest(['dice assign']).get('dice assign');
      if (!record) throw new Error('No position asks for tiles.');
      await page.goto('/');
      await store(page, saveOf('late', record));
      const frame = await openFrame(page);
      await frame.goto('/#/table/late');
      await untilAsked(frame);
      for (const [leaf, opener] of Object.entries(LEAVES)) {
        await frame.locator(opener).first().dispatchEvent('click');
        const dialog = frame.getByRole('dialog');
        await dialog.waitFor();
        expect.soft(await misfitsInFrame(frame, WINDOWS, { dialog: true }), leaf).toEqual({});
        await dialog.press('Escape');
        await expect(dialog).toHaveCount(0);
      }
    });
  });
}

test.describe('in Russian', () => {
  test.use({ settings: { language: 'ru' } });
  test('the map is large enough to choose a space on it', async ({ page }) => {
    await checkAll(page, ['action explore']);
  });
});

test.describe('with the largest text', () => {
  test.use({ settings: { textSize: 'larger' } });
  test('every choice is visible in every window, and nothing covers or sticks out of anything', async ({
    page,
  }) => {
    test.setTimeout(600_000);
    await checkAll(page, ['dice assign', 'action explore', 'progress progress']);
  });
});
