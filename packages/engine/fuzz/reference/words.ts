/** The words of docs/rules.md that the reference computes with; ids of components come from docs/components.md. */
export const COLORS = ['red', 'blue', 'green'] as const;
export type Color = (typeof COLORS)[number];

export const SIZES = ['minor', 'major'] as const;
export type Size = (typeof SIZES)[number];

export const TRACKS = ['economy', 'culture', 'military'] as const;
export type Track = (typeof TRACKS)[number];

/** By the number of the tile. */
export const ACTIONS = [
  'Philosophy',
  'Legislation',
  'Culture',
  'Trade',
  'Military',
  'Politics',
  'Development',
] as const;
export type Action = (typeof ACTIONS)[number];

export type Resource = 'citizens' | 'taxes' | 'glory' | 'troops' | 'drachmas' | 'points' | 'scrolls';
export type Gains = Partial<Record<Resource, number>>;

/** The sources of gains, losses and points. */
export type Source = 'action' | 'card' | 'development' | 'event' | 'level' | 'space';

export const ACHIEVEMENTS = ['points', 'citizens', 'troops', 'economy', 'politics'] as const;
export type Achievement = (typeof ACHIEVEMENTS)[number];

/** A table with an entry for each of these names. */
export function each<K extends string, V>(names: readonly K[], value: (name: K) => V): Record<K, V> {
  return Object.fromEntries(names.map((name) => [name, value(name)])) as Record<K, V>;
}

/** The rules guarantee that this exists; if it does not, the reference itself is wrong. */
export function sure<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`The reference lacks ${what}.`);
  return value;
}

/** All ways to take this many items of a list, in its order. */
export function combinations<T>(list: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return list.flatMap((item, at) =>
    combinations(list.slice(at + 1), count - 1).map((rest) => [item, ...rest]),
  );
}

/** All ways to take any number of items of a list, in its order. */
export function subsets<T>(list: readonly T[]): T[][] {
  return [list.length, ...list.keys()].flatMap((count) => combinations(list, count));
}
