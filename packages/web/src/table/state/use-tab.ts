import { startTransition, useEffect, useState } from 'react';

export const PARTS = ['board', 'city', 'dice', 'hand', 'others'] as const;
export type Tab = (typeof PARTS)[number] | 'tray';

interface Turning {
  /** The tab that is pressed. */
  readonly tab: Tab;
  /** The part of the table that is shown: one frame later, so that a tap gets a response before a part is laid out. */
  readonly part: Tab;
  readonly choose: (tab: Tab) => void;
  /** Turns to a part together with whatever else changes. */
  readonly turnTo: (tab: Tab) => void;
}

/** Which part is shown, where there is room for only one. */
export function useTab(): Turning {
  const [tab, choose] = useState<Tab>('board');
  const [part, setPart] = useState<Tab>('board');
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setPart(tab)));
    return () => cancelAnimationFrame(frame);
  }, [tab]);
  const turnTo = (next: Tab) => {
    choose(next);
    setPart(next);
  };
  return { tab, part, choose, turnTo };
}
