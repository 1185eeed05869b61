import { CITY_IDS } from '@khora/engine';
import { keepJson, keptJson } from '../../browser/storage.ts';
import { END_CARDS, newcomer, type Possessions } from './table-state.ts';

const KEY = 'khora.sheet';

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}

/** A number that a player typed, or 0. */
export function countOf(text: string, most = 999): number {
  const number = Number.parseInt(text, 10);
  return isCount(number) ? Math.min(number, most) : 0;
}

/** What was stored, brought into the shape of a new sheet, whatever its numbers. */
function isLike(value: unknown, like: unknown): boolean {
  if (typeof like === 'number') return isCount(value);
  if (Array.isArray(like)) return Array.isArray(value);
  if (typeof like !== 'object' || like === null) return typeof value === typeof like;
  if (typeof value !== 'object' || value === null) return false;
  const known = value as Readonly<Record<string, unknown>>;
  return Object.entries(like).every(([name, part]) => isLike(known[name], part));
}

function isPossessions(value: unknown): value is Possessions {
  if (!isLike(value, newcomer(0, ''))) return false;
  const { city, development, cards } = value as Possessions;
  return (
    CITY_IDS.includes(city) &&
    [1, 2, 3, 4].includes(development) &&
    cards.every((id) => END_CARDS.includes(id))
  );
}

/** The sheet as it was left, so that a reload loses nothing; a new one for two otherwise. */
export function keptSheet(names: readonly string[]): readonly Possessions[] {
  const kept = keptJson(KEY);
  if (Array.isArray(kept) && kept.length >= 2 && kept.length <= 4 && kept.every(isPossessions)) return kept;
  return names.slice(0, 2).map((name, seat) => newcomer(seat, name));
}

export function keepSheet(players: readonly Possessions[]): void {
  keepJson(KEY, players);
}
