import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** What axe leaves on the page, as far as it is needed here. */
interface Checker {
  run(options: object): Promise<{
    violations: readonly { id: string; nodes: readonly { target: readonly unknown[] }[] }[];
  }>;
}

/** Runs in the page. */
async function check(rules: readonly string[]): Promise<string[]> {
  const { axe: checker } = window as unknown as { axe: Checker };
  // The strokes of a picture without words are three quarters of a table, and half of the time: nothing is said of them.
  const pictures = [...document.querySelectorAll('svg')].filter(
    (picture) => !picture.querySelector('text, title, desc, foreignObject, [role], [aria-label], [tabindex]'),
  );
  const strokes = pictures.map((picture) => [...picture.childNodes]);
  for (const picture of pictures) picture.replaceChildren();
  try {
    const { violations } = await checker.run({
      resultTypes: ['violations'],
      // No rule in use reads style sheets or sound, and nothing may change while the pictures are empty.
      preload: false,
      ...(rules.length > 0 && { runOnly: rules }),
    });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
    );
  } finally {
    for (const [index, picture] of pictures.entries()) picture.append(...(strokes[index] ?? []));
  }
}

/**
 * What breaks these rules of axe, or any of them, good practice included. Axe's own way of running it in a page opens
 * another page to sum up each time, for frames of other origins, which we do not have; this takes a fifth of the time.
 */
export async function violations(page: Page, ...rules: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(check, rules);
}
