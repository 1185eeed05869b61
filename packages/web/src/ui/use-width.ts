import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** The width that an element has on the screen, so that drawings in it are made to measure. */
export function useWidth<E extends Element>(usual: number): [RefObject<E | null>, number] {
  const ref = useRef<E>(null);
  const [width, setWidth] = useState(usual);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const watch = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.max(200, Math.round(entry.contentRect.width)));
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return [ref, width];
}
