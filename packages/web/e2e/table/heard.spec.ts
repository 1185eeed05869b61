import type { Page } from '@playwright/test';
import { expect, test, untilAsked } from '../support/kit.ts';
import { positions } from '../support/positions.ts';
import { saveOf, store } from '../support/saves.ts';

// Plays without seeing: the script goes only by what a screen reader would say, and only uses keys.

/** In the page: keeps what is added to live regions, and after which move a picture was drawn with the focus on nothing. */
function listen(): void {
  const heard: string[] = [];
  const lost = new Set<string>();
  Object.assign(window, { heard, lost });
  const look = () => {
    const table = document.querySelector('main.table');
    const isLost = document.activeElement === document.body && document.querySelector('#question');
    // The table has just come, and asks nothing yet.
    if (table && isLost && heard.length > 0) lost.add(table.getAttribute('data-move') ?? '');
    requestAnimationFrame(look);
  };
  look();
  const LIVE = '[role="log"], [role="status"], [role="alert"], [aria-live]';
  new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      const element = node instanceof Element ? node : node.parentElement;
      const text = element?.closest(LIVE) ? (node.textContent ?? '').trim() : '';
      if (text) heard.push(text);
    }
  }).observe(document, { childList: true, subtree: true });
}

/** What was announced, or only what came after so many announcements. */
const spoken = (page: Page, from = 0) =>
  page.evaluate((first) => (window as unknown as { heard: readonly string[] }).heard.slice(first), from);

/** After which moves the focus was on nothing, since this was last asked. */
const lost = (page: Page) =>
  page.evaluate(() => {
    const { lost: moves } = window as unknown as { lost: Set<string> };
    const found = [...moves];
    moves.clear();
    return found;
  });

/** The name of what has the focus. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent.trim() ?? '';
  });

/** Waits until a question was spoken, after so many announcements, and has the focus, or the game is over. */
async function nextQuestion(page: Page, from: number): Promise<string | null> {
  await page.waitForFunction((first) => {
    const { heard } = window as unknown as { heard: readonly string[] };
    const { activeElement } = document;
    const name = activeElement?.id === 'question' ? (activeElement.getAttribute('aria-label') ?? '') : '';
    const isAsked = heard.includes(name, first) && !document.querySelector('[aria-busy="true"]');
    return window.location.hash.includes('/result/') || isAsked;
  }, from);
  return page.url().includes('/result/') ? null : focused(page);
}

/** What of a log was not announced in its order. */
function unheardOf(lines: readonly string[], heard: readonly string[]): readonly string[] {
  let at = -1;
  return lines.filter((line) => {
    const found = heard.indexOf(line, at + 1);
    if (found >= 0) at = found;
    return found < 0;
  });
}

/** What the open log says, in a dialog or beside the table. */
async function linesOfLog(page: Page): Promise<readonly string[]> {
  const log = page.getByRole('list', { name: 'Log' }).locator('p');
  await expect(log.last()).toBeAttached();
  return log.allTextContents();
}

/** Opens the log with its key, compares it with what was heard, and comes back. */
async function expectHeard(page: Page): Promise<void> {
  expect(await lost(page)).toEqual([]);
  await page.keyboard.press('l');
  const lines = await linesOfLog(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // What is closed gives the focus back a picture later.
  await page.waitForFunction(() => document.activeElement !== document.body);
  await lost(page);
  await page.keyboard.press('Escape');
  expect(lines.length).toBeGreaterThan(50);
  expect(unheardOf(lines, await spoken(page))).toEqual([]);
}

/** Answers a question with keys, and returns how many it took. */
async function answerWithKeys(page: Page, question: string): Promise<number> {
  const before = await page.locator('main.table').getAttribute('data-move');
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    return focused(page);
  };
  const first = /for free/.test(question) ? question : await press('ArrowDown');
  if (/for free/.test(question)) await press('Enter');
  else if (first === question) {
    // Nothing can be chosen.
    let button = question;
    while (button !== 'Pass') button = await press('Tab');
    await press('Enter');
  } else if (first.startsWith('Die')) {
    await press('Escape');
    await press('Enter');
  } else {
    const several = /^Put a different action tile|2\scards|two different/.test(question);
    let now = await press('Enter');
    // No question needs more than three.
    for (let more = several ? 2 : 0; more > 0 && now !== 'Confirm'; more--) {
      await press('ArrowRight');
      now = await press('Enter');
    }
    await press('Enter');
  }
  await page.waitForFunction(
    (was) =>
      window.location.hash.includes('/result/') ||
      document.querySelector('main.table')?.getAttribute('data-move') !== was,
    before,
  );
  return keys;
}

/**
 * Plays from the front page to the end, or until the questions are answered, and looks at the log before question
 * `reads`; returns the most keys that a question took.
 */
async function playWithKeys(
  page: Page,
  { reads, questions = 300 }: { readonly reads: number; readonly questions?: number },
): Promise<number> {
  await page.addInitScript(listen);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).focus();
  await page.keyboard.press('Enter');
  let most = 0;
  let from = 0;
  for (let turn = 0; turn < questions; turn++) {
    const question = await nextQuestion(page, from);
    if (question === null) break;
    if (turn === reads) await expectHeard(page);
    from = (await spoken(page)).length;
    const keys = await answerWithKeys(page, question);
    expect(keys, question).toBeLessThan(10);
    most = Math.max(most, keys);
  }
  return most;
}

test('a game with only keys, hearing only what is announced, in fewer than ten keys for each decision', async ({
  page,
}) => {
  const most = await playWithKeys(page, { reads: 20 });
  console.log(`At most ${most} keys for a decision.`);
  expect(await lost(page)).toEqual([]);
  await expect(page.getByRole('heading', { name: 'Final result' })).toBeVisible();
  const heard = await spoken(page);
  await page.evaluate(() => window.location.assign(window.location.hash.replace('result', 'replay')));
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  expect(unheardOf(await linesOfLog(page), heard)).toEqual([]);
});

test.describe('at a pace that can be followed', () => {
  test.use({ settings: { pace: 'brisk' } });
  test('everything is announced too', async ({ page }) => {
    await playWithKeys(page, { reads: 13, questions: 14 });
  });
});

test('what is refused says why, each time, and so does a combination before it is confirmed', async ({
  page,
}) => {
  const found = positions(['dice pay', 'action explore']);
  await page.addInitScript(listen);
  await page.goto('/');
  await store(page, ...[...found].map(([moment, record]) => saveOf(moment.replace(' ', '-'), record)));
  const heardAfter = async (press: () => Promise<void>) => {
    const from = (await spoken(page)).length;
    await press();
    await expect.poll(async () => (await spoken(page, from)).length).toBeGreaterThan(0);
    return spoken(page, from);
  };
  await page.goto('/#/table/action-explore');
  await untilAsked(page);
  const refused = page.locator('.map button[aria-disabled="true"]').first();
  const first = await heardAfter(() => refused.press('Enter'));
  expect(first).toEqual([expect.stringMatching(/\(R\d\.\w+\)$/)]);
  expect(await heardAfter(() => refused.press('Enter'))).toEqual(first);

  await page.goto('/#/table/dice-pay');
  await untilAsked(page);
  // Nobody can pay for all of them.
  const said = await heardAfter(() => page.locator('.die-slot[aria-pressed="false"]').first().click());
  expect(said).toEqual([expect.stringMatching(/citizens.*\(R\d\.\w+\)$/)]);
  await expect(page.locator('.prompt-more')).toContainText(said[0]?.replace(/ \(R.*/, '') ?? 'nothing');
  expect(
    await heardAfter(() => page.keyboard.press('Escape').then(() => page.keyboard.press('Enter'))),
  ).toEqual(said);
});
