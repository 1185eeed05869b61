import type { RefCallback } from 'react';

/** Marks a scroll area that has more to show: `data-more` is 'below' until its end is in sight, then 'end'. */
function watch(area: HTMLElement): () => void {
  const look = () => {
    const hidden = area.scrollHeight - area.clientHeight - area.scrollTop;
    if (area.scrollHeight <= area.clientHeight + 1) area.removeAttribute('data-more');
    else area.setAttribute('data-more', hidden > 1 ? 'below' : 'end');
  };
  // Anything newly observed is measured with the next frame, when its size is known anyway.
  const sizes = new ResizeObserver(look);
  const observe = () => {
    sizes.disconnect();
    for (const each of [area, ...area.children]) sizes.observe(each);
  };
  const contents = new MutationObserver(observe);
  contents.observe(area, { childList: true, subtree: true });
  area.addEventListener('scroll', look, { passive: true });
  observe();
  return () => {
    sizes.disconnect();
    contents.disconnect();
    area.removeEventListener('scroll', look);
  };
}

/** For the `ref` of a scroll area. */
export const more: RefCallback<HTMLElement> = (area) => (area ? watch(area) : undefined);

/** For a scroll area with only text: nothing in it takes the focus, so keys must reach the area itself to scroll it. */
export function textArea(): { readonly ref: RefCallback<HTMLElement>; readonly tabIndex: 0 } {
  return { ref: more, tabIndex: 0 };
}
