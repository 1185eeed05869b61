import { useEffect, useState } from 'react';
import { movesAllowed, useSettings } from '../app/settings.ts';

const LASTS = 1400;

/** A number that counts up to its value when it first appears. */
export function CountUp({ value }: { readonly value: number }) {
  const settings = useSettings();
  const moves = movesAllowed(settings);
  const [shown, setShown] = useState(moves ? 0 : value);
  useEffect(() => {
    if (!moves) {
      setShown(value);
      return undefined;
    }
    const start = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const part = Math.min(1, (now - start) / LASTS);
      setShown(Math.round(value * (1 - (1 - part) ** 3)));
      if (part < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [value, moves]);
  return <>{shown}</>;
}
