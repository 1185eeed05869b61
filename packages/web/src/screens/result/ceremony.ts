import type { Seat, Standing } from '@khora/engine';
import { useEffect, useState } from 'react';
import { movesAllowed, useSettings } from '../../browser/settings.ts';

/** One source of points, with what each seat got from it. */
export interface Share {
  readonly source: string;
  readonly points: ReadonlyMap<Seat, number>;
}

/** The sources that gave anybody points, in the order in which they are counted. */
export function sharesOf(standings: readonly Standing[]): Share[] {
  const sources = new Set(standings.flatMap(({ breakdown }) => breakdown.map(({ source }) => source)));
  return [...sources].map((source) => ({
    source,
    points: new Map(
      standings.flatMap(({ seat, breakdown }) => {
        const found = breakdown.find((each) => each.source === source);
        return found ? [[seat, found.points] as const] : [];
      }),
    ),
  }));
}

/** Milliseconds between two sources. */
const PACE = 750;

/** Counts the sources up one by one; all at once for those who want no motion, or have seen enough. */
export function useCeremony(sources: number): { readonly shown: number; readonly skip: () => void } {
  const moves = movesAllowed(useSettings());
  const [counted, setCounted] = useState(0);
  const shown = moves ? Math.min(counted, sources) : sources;
  useEffect(() => {
    if (shown >= sources) return undefined;
    const timer = setTimeout(() => setCounted(shown + 1), PACE);
    return () => clearTimeout(timer);
  }, [shown, sources]);
  return { shown, skip: () => setCounted(sources) };
}
