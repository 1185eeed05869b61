/** The place on the screen of the first thing that a selector finds in sight; on a phone some parts are folded away. */
export function boxOf(selector: string): DOMRect | null {
  for (const element of document.querySelectorAll(selector)) {
    const box = element.getBoundingClientRect();
    if (box.width > 0) return box;
  }
  return null;
}
