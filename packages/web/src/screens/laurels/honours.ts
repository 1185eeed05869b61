import { CITY_IDS } from '@khora/engine';
import { progress } from '../../browser/progress.ts';
import { LEVELS } from '../../game/levels.ts';
import { type Honours, LAUREL_IDS, type LaurelId, MOST_GAMES } from './laurels.ts';

const NO_HONOURS: Honours = { won: {}, games: [], cities: [], levels: [], days: 0 };

const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];

function wonOf(stored: unknown): Honours['won'] {
  const entries = Object.entries((stored ?? {}) as Record<string, unknown>).flatMap(([id, value]) => {
    const { at, game } = (value ?? {}) as { at?: unknown; game?: unknown };
    const isKnown = LAUREL_IDS.some((each) => each === id);
    return isKnown && typeof at === 'number' && typeof game === 'string' ? [[id, { at, game }] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** The known and valid parts of what any version has stored. */
export function asHonours(stored: unknown): Honours {
  if (typeof stored !== 'object' || stored === null) return NO_HONOURS;
  const { won, games, cities, levels, days } = stored as Partial<Record<keyof Honours, unknown>>;
  return {
    won: wonOf(won),
    games: texts(games),
    cities: CITY_IDS.filter((id) => texts(cities).includes(id)),
    levels: LEVELS.filter((level) => texts(levels).includes(level)),
    days: typeof days === 'number' ? days : 0,
  };
}

/** What two devices know between them: the earlier win stays. */
export function mergeHonours(a: Honours, b: Honours): Honours {
  const won: { [L in LaurelId]?: { readonly at: number; readonly game: string } } = { ...a.won };
  for (const id of LAUREL_IDS) {
    const [own, other] = [won[id], b.won[id]];
    if (other && (!own || other.at < own.at)) won[id] = other;
  }
  return {
    won,
    games: [...new Set([...a.games, ...b.games])].slice(-MOST_GAMES),
    cities: CITY_IDS.filter((id) => a.cities.includes(id) || b.cities.includes(id)),
    levels: LEVELS.filter((level) => a.levels.includes(level) || b.levels.includes(level)),
    days: Math.max(a.days, b.days),
  };
}

/** Kept on this device, and with the account. */
const kept = progress({ key: 'laurels', read: asHonours, merge: mergeHonours });

export function readHonours(): Honours {
  return kept.get();
}

export function keepHonours(honours: Honours): void {
  const now = kept.get();
  const next = mergeHonours(now, honours);
  if (JSON.stringify(next) !== JSON.stringify(now)) kept.change(() => next);
}
