import type { TableSummary } from '@khora/protocol';
import { useCallback, useEffect, useState } from 'react';

const EVERY = 8000;

/** A list from the server, refreshed every few seconds while somebody looks; null until it is there. */
export function useTables<T = TableSummary>(ask: () => Promise<readonly T[]>) {
  const [list, setList] = useState<readonly T[] | null>(null);
  const refresh = useCallback(() => {
    // Unreachable for now: keep what was there.
    if (document.visibilityState === 'visible') ask().then(setList, () => undefined);
  }, [ask]);
  useEffect(() => {
    refresh();
    const timer = setInterval(refresh, EVERY);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [refresh]);
  return { list, refresh };
}

/** The seat of a user at a table; -1 for none. */
function seatOf({ seats }: TableSummary, user: string | null): number {
  return seats.findIndex((seat) => seat.kind === 'player' && seat.user === user);
}

export function isMyTurn(table: TableSummary, user: string | null): boolean {
  const seat = seatOf(table, user);
  return table.status === 'playing' && table.asked.some((asked) => asked === seat);
}
