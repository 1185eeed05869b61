/** The place on the screen of the first visible match of a selector; on a phone some parts are folded away. */
export function boxOf(selector: string): DOMRect | null {
  for (const element of document.querySelectorAll(selector)) {
    const box = element.getBoundingClientRect();
    if (box.width > 0) return box;
  }
  return null;
}

/** A length on the screen, converted for styles on a table that is drawn larger than usual. */
export function onTable(pixels: number): string {
  return `calc(${pixels}px / var(--growth, 1))`;
}
