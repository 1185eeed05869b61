import { startTransition, useEffect, useState } from 'react';

/** Counts up to `parts`, one per frame: what would block the page if drawn at once is drawn part by part. */
export function useUnfolding(parts: number): number {
  const [drawn, setDrawn] = useState(0);
  useEffect(() => {
    if (drawn >= parts) return undefined;
    const frame = requestAnimationFrame(() => startTransition(() => setDrawn(drawn + 1)));
    return () => cancelAnimationFrame(frame);
  }, [drawn, parts]);
  return drawn;
}

/** A list that is drawn `size` items per frame, starting a frame after what is around it. */
export function useLots<T>(list: readonly T[], size: number): { shown: readonly T[]; busy: boolean } {
  const shown = list.slice(0, size * useUnfolding(Math.ceil(list.length / size)));
  return { shown, busy: shown.length < list.length };
}
