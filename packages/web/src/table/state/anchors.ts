/** The place on the screen of the first thing that a selector finds in sight; on a phone some parts are folded away. */
export function boxOf(selector: string): DOMRect | null {
  for (const element of document.querySelectorAll(selector)) {
    const box = element.getBoundingClientRect();
    if (box.width > 0) return box;
  }
  return null;
}

/** A length of the screen, for the style of what lies on a table that is drawn larger than usual. */
export function onTable(pixels: number): string {
  return `calc(${pixels}px / var(--growth, 1))`;
}
