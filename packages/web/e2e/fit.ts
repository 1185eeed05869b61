import type { Page } from '@playwright/test';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A window, and whether fingers point at what is in it. */
interface Window extends Size {
  readonly touch: boolean;
}

/** What does not fit into the window, in words; nothing if all is well. Runs in the page. */
function misfits({ touch }: { touch: boolean }): string[] {
  const MIN_TEXT = 12;
  const MIN_TOUCH = 44;
  const MIN_POINTER = 24;
  const SCROLL_SHARE = 0.4;
  const found: string[] = [];
  const { innerWidth, innerHeight } = window;
  const table = document.querySelector('main');
  if (!table) return ['there is no table'];
  const name = (element: Element) => {
    const label = element.getAttribute('aria-label') ?? element.textContent;
    const kind = [...element.classList].slice(0, 2).join('.');
    return `${kind || element.tagName.toLowerCase()} '${label.trim().slice(0, 40)}'`;
  };
  const shown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('.visually-hidden');
  const scroller = (element: Element): HTMLElement | null => {
    for (let at = element.parentElement; at; at = at.parentElement) {
      const { overflowY } = getComputedStyle(at);
      if ((overflowY === 'auto' || overflowY === 'scroll') && at.scrollHeight > at.clientHeight + 1)
        return at;
    }
    return null;
  };

  const wider = document.documentElement.scrollWidth - innerWidth;
  if (wider > 0) found.push(`the page is ${wider} px wider than the window`);
  const taller = document.documentElement.scrollHeight - innerHeight;
  if (taller > 0) found.push(`the page is ${taller} px taller than the window`);

  /** Where the pointer would meet something, it must meet this. */
  const isHit = (element: Element, { left, top, width, height }: DOMRect) =>
    [0.5, 0.2, 0.8].some((share) => {
      const hit = document.elementFromPoint(left + width * share, top + height * share);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    });
  const inWindow = ({ left, top, right, bottom }: DOMRect) =>
    left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  const offered = [
    ...table.querySelectorAll(
      ':is(.tray, .map, .places, .city, .own, .dice-tiles, .hand) button[aria-disabled="false"]',
    ),
    ...table.querySelectorAll('.prompt button'),
  ].filter((element) => !element.closest('[data-twin]'));
  for (const element of offered) {
    const box = element.getBoundingClientRect();
    if (!shown(element) || box.width === 0) found.push(`${name(element)} is not shown`);
    else if (!(inWindow(box) && isHit(element, box))) {
      const area = scroller(element);
      if (!area || area.clientHeight < SCROLL_SHARE * innerHeight)
        found.push(`${name(element)} is out of sight or covered`);
      else if (!area.hasAttribute('data-more'))
        found.push(`${name(element)}: nothing says that there is more`);
    }
  }
  const confirm = table.querySelector('.prompt .primary');
  if (!confirm || !inWindow(confirm.getBoundingClientRect())) found.push('Confirm is out of sight');

  const least = touch ? MIN_TOUCH : MIN_POINTER;
  for (const control of table.querySelectorAll('button, a[href], select, input, [role="slider"]')) {
    // A space that is not offered only explains itself, and the map can be enlarged.
    if (!shown(control) || control.closest('[data-twin], .space[aria-disabled="true"]')) continue;
    const { width, height } = control.getBoundingClientRect();
    if (width > 0 && (width < least - 0.5 || height < least - 0.5))
      found.push(`${name(control)} is ${Math.round(width)} × ${Math.round(height)} px`);
  }

  const walker = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
  const seen = new Set<Element>();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || !node.nodeValue?.trim() || seen.has(element) || !shown(element)) continue;
    seen.add(element);
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    if (size < MIN_TEXT - 0.01 && !element.closest('svg'))
      found.push(`${name(element)} is written in ${size} px`);
    // Text that sticks out of a box that hides what sticks out is cut off.
    const range = document.createRange();
    range.selectNodeContents(element);
    const text = range.getBoundingClientRect();
    if (text.width === 0) continue;
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      const box = at.getBoundingClientRect();
      const cutX = overflowX !== 'visible' && (text.right > box.right + 1 || text.left < box.left - 1);
      const cutY = overflowY !== 'visible' && (text.bottom > box.bottom + 2 || text.top < box.top - 2);
      const scrolls = (axis: string) => axis === 'auto' || axis === 'scroll';
      if ((cutX && !scrolls(overflowX)) || (cutY && !scrolls(overflowY))) {
        found.push(`${name(element)} is cut off by ${name(at)}`);
        break;
      }
      if (cutX || cutY) break;
    }
  }
  return [...new Set(found)];
}

export async function resize(page: Page, size: Size): Promise<void> {
  await page.setViewportSize(size);
  // Two frames: one for what listens to the size, one for its layout.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Resizes the page and says what no longer fits. */
export async function misfitsAt(page: Page, { touch, ...size }: Window): Promise<string[]> {
  await resize(page, size);
  return page.evaluate(misfits, { touch });
}
