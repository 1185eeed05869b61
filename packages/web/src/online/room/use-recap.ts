import { useEffect, useState } from 'react';
import { recall, remember } from '../../browser/table-memory.ts';
import type { ShownGame } from '../../runner/game.ts';

/** From which move on the player has not seen what happened; null if there is nothing to tell. */
export function useRecap(id: string, { length, sending }: ShownGame): readonly [number | null, () => void] {
  const [from, setFrom] = useState<number | null>(() => {
    const { seen } = recall(id);
    return seen !== undefined && seen > 0 && seen < length ? seen + 1 : null;
  });
  useEffect(() => {
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      remember(id, { seen: length });
    };
    const back = () => {
      const { seen = 0 } = recall(id);
      if (document.visibilityState === 'visible' && seen > 0 && seen < length) setFrom(seen + 1);
      look();
    };
    look();
    document.addEventListener('visibilitychange', back);
    return () => document.removeEventListener('visibilitychange', back);
  }, [id, length]);
  // Whoever makes a move is up to date.
  const plays = sending !== false;
  useEffect(() => {
    if (plays) setFrom(null);
  }, [plays]);
  return [from, () => setFrom(null)];
}
