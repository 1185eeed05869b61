import { expect, type Page } from '@playwright/test';

/** A step as a learner sees it. */
export interface Seen {
  readonly step: string;
  readonly text: string;
  /** What the ring is around. */
  readonly points: string;
  readonly isRead: boolean;
}

/**
 * In the page: the step that is shown, once everything is there and the ring is around its piece; null before that, and
 * for the last.
 */
function look(last: string): Seen | null {
  const ring = document.querySelector<HTMLElement>('.pointer');
  const points = ring?.dataset.points;
  const text = document.querySelector('.lecture-text')?.textContent;
  const step = document.querySelector('.lecture-head span')?.textContent;
  if (!ring || !points || !text || !step || document.querySelector('[aria-busy="true"]')) return null;
  const piece = [...document.querySelectorAll(points)].find((each) => each.getBoundingClientRect().width > 0);
  const box = piece?.getBoundingClientRect();
  const around = ring.getBoundingClientRect();
  const isThere = box && around.width >= box.width && Math.abs(around.left + 4 - box.left) <= 2;
  if (!isThere || `${step} ${points}` === last) return null;
  const isRead = document.querySelector('.prompt-buttons [aria-keyshortcuts="U"]') === null;
  return { step, text, points, isRead };
}

/** Waits for the next step, or for the next thing to press in it; `after` is what was seen last. */
export async function nextStep(page: Page, after: Seen | null): Promise<Seen> {
  const handle = await page.waitForFunction(look, after ? `${after.step} ${after.points}` : '');
  const seen = await handle.jsonValue();
  if (!seen) throw new Error('There is no step.');
  return seen;
}

/** In the page: what is wrong with where a piece is; null if nothing is. */
function flawOf(selector: string): string | null {
  const piece = [...document.querySelectorAll(selector)].find(
    (each) => each.getBoundingClientRect().width > 0,
  );
  const box = piece?.getBoundingClientRect();
  if (!piece || !box) return 'nothing there';
  const x = box.left + box.width / 2;
  const y = box.top + box.height / 2;
  if (x < 0 || y < 0 || x > window.innerWidth || y > window.innerHeight) return `out of sight at ${x}, ${y}`;
  // Others' markers may be beside it on a track.
  const over = document.elementFromPoint(x, y)?.closest('.prompt, [role="dialog"], .tip');
  return over && !over.contains(piece) ? `covered by ${over.className}` : null;
}

/** The piece comes into view, and neither the coach nor anything else covers it. */
export async function expectShown(page: Page, { step, points }: Seen): Promise<void> {
  await expect.poll(() => page.evaluate(flawOf, points), `${step}: ${points}`).toBeNull();
}

/** Does what the step wants: presses where the ring is, or reads on. */
export async function follow(page: Page, { isRead, points }: Seen): Promise<void> {
  const target = isRead ? '.prompt-buttons .primary' : points;
  await page.locator(target).filter({ visible: true }).first().click();
}

/** Follows the ring from this step to the end of the lesson; returns everything that was seen. */
export async function takeLesson(
  page: Page,
  from: Seen,
  each: (seen: Seen) => Promise<void> = async () => undefined,
): Promise<readonly Seen[]> {
  const steps = [from];
  for (let seen = from; !isLast(seen); steps.push(seen)) {
    await each(seen);
    await follow(page, seen);
    seen = await nextStep(page, seen);
  }
  return steps;
}

/** 'Step 4 of 4', in any language. */
function isLast({ step }: Seen): boolean {
  const [number, count] = step.match(/\d+/g) ?? [];
  return number === count;
}
