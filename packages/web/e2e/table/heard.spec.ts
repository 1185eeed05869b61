import type { Page } from '@playwright/test';
import { expect, test } from '../support/kit.ts';

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

const spoken = (page: Page) => page.evaluate(() => (window as unknown as { heard: readonly string[] }).heard);

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

/** Waits until a question was spoken and has the focus, or the game is over. */
async function nextQuestion(page: Page): Promise<string | null> {
  await page.waitForFunction(() => {
    const { heard } = window as unknown as { heard: readonly string[] };
    const { activeElement } = document;
    const name = activeElement?.id === 'question' ? (activeElement.getAttribute('aria-label') ?? '') : '';
    const isAsked = heard.includes(name) && !document.querySelector('[aria-busy="true"]');
    return window.location.hash.includes('/result/') || isAsked;
  });
  return page.url().includes('/result/') ? null : focused(page);
}

test('a game with only keys, hearing only what is announced, in fewer than ten keys for each decision', async ({
  page,
}) => {
  await page.addInitScript(listen);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).focus();
  await page.keyboard.press('Enter');
  let most = 0;
  for (let turn = 0; turn < 300; turn++) {
    const question = await nextQuestion(page);
    if (question === null) break;
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
    most = Math.max(most, keys);
    expect(keys, question).toBeLessThan(10);
    await page.waitForFunction(
      (was) =>
        window.location.hash.includes('/result/') ||
        document.querySelector('main.table')?.getAttribute('data-move') !== was,
      before,
    );
    if (turn === 20) {
      await nextQuestion(page);
      expect(await lost(page)).toEqual([]);
      await page.keyboard.press('l');
      const log = page.getByRole('dialog').locator('.log p');
      await expect(log.last()).toBeAttached();
      const lines = await log.allTextContents();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      // What is closed gives the focus back a picture later.
      await page.waitForFunction(() => document.activeElement !== document.body);
      await lost(page);
      await page.keyboard.press('Escape');
      const heard = await spoken(page);
      let at = -1;
      const missed = lines.filter((line) => {
        const found = heard.indexOf(line, at + 1);
        if (found >= 0) at = found;
        return found < 0;
      });
      expect(lines.length).toBeGreaterThan(50);
      expect(missed).toEqual([]);
    }
  }
  console.log(`At most ${most} keys for a decision.`);
  expect(await lost(page)).toEqual([]);
  await expect(page.getByRole('heading', { name: 'Final result' })).toBeVisible();
});
