import { useEffect, useState } from 'react';
import { recall, remember } from '../../browser/table-memory.ts';
import type { ShownGame } from '../../runner/game.ts';

/**
 * The first move that a player has not seen because they were away from a server's table; null if they saw everything.
 * A bot may have moved for them meanwhile.
 */
export function useUnseen(table: string | null, { length, sending }: ShownGame): number | null {
  const missed = () => {
    const { seen = 0 } = table === null ? {} : recall(table);
    return seen > 0 && seen < length ? seen + 1 : null;
  };
  const [from, setFrom] = useState(missed);
  useEffect(() => {
    if (table === null) return undefined;
    const look = () => {
      if (document.visibilityState === 'visible') remember(table, { seen: length });
    };
    const back = () => {
      const { seen = 0 } = recall(table);
      if (document.visibilityState === 'visible' && seen > 0 && seen < length) setFrom(seen + 1);
      look();
    };
    look();
    document.addEventListener('visibilitychange', back);
    return () => document.removeEventListener('visibilitychange', back);
  }, [table, length]);
  // A player who makes a move is up to date.
  const plays = sending !== false;
  useEffect(() => {
    if (plays) setFrom(null);
  }, [plays]);
  return from;
}
