import { startTransition, useEffect, useState } from 'react';

/** Counts up to `steps`, one a frame: what would keep the page from answering if drawn at once is drawn part by part. */
export function useUnfolding(steps: number): number {
  const [step, setStep] = useState(0);
  useEffect(() => {
    if (step >= steps) return undefined;
    const frame = requestAnimationFrame(() => startTransition(() => setStep(step + 1)));
    return () => cancelAnimationFrame(frame);
  }, [step, steps]);
  return step;
}

/** A list that is drawn `size` entries a frame, the first of them a frame later than what is around it. */
export function useLots<T>(list: readonly T[], size: number): { shown: readonly T[]; busy: boolean } {
  const shown = list.slice(0, size * useUnfolding(Math.ceil(list.length / size)));
  return { shown, busy: shown.length < list.length };
}
