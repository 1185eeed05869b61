/** The words of docs/rules.md, in the order that canonical forms and tables use. */

export const SEATS = [0, 1, 2, 3] as const;
export type Seat = (typeof SEATS)[number];

/** Who looks at a game. */
export type Viewer = Seat | 'spectator';

/** The entries of a list that has one for each seat, each with its seat. */
export function seated<T>(list: readonly T[]): readonly (readonly [T, Seat])[] {
  const pairs: (readonly [T, Seat])[] = [];
  list.forEach((item, index) => {
    const seat = SEATS[index];
    if (seat !== undefined) pairs.push([item, seat]);
  });
  return pairs;
}

export const COLORS = ['red', 'blue', 'green'] as const;
export type Color = (typeof COLORS)[number];

export const SIZES = ['minor', 'major'] as const;
export type Size = (typeof SIZES)[number];

export const TRACKS = ['economy', 'culture', 'military'] as const;
export type Track = (typeof TRACKS)[number];

export const ACTIONS = [0, 1, 2, 3, 4, 5, 6] as const;
/** An action tile's number. */
export type Action = (typeof ACTIONS)[number];

/** One entry for each action, by its number. */
export function byAction<T>(of: (action: Action) => T): readonly [T, T, T, T, T, T, T] {
  return [of(0), of(1), of(2), of(3), of(4), of(5), of(6)];
}

export const ACTION_NAMES = [
  'philosophy',
  'legislation',
  'culture',
  'trade',
  'military',
  'politics',
  'development',
] as const;
export type ActionName = (typeof ACTION_NAMES)[number];

/** The things a player has that are counted. */
export const RESOURCES = ['citizens', 'taxes', 'glory', 'troops', 'drachmas', 'points', 'scrolls'] as const;
export type Resource = (typeof RESOURCES)[number];

export const PHASES = [
  'setup',
  'draft',
  'event',
  'tax',
  'dice',
  'action',
  'progress',
  'resolution',
  'achievement',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

export const ACHIEVEMENTS = ['points', 'citizens', 'troops', 'economy', 'politics'] as const;
export type Achievement = (typeof ACHIEVEMENTS)[number];

/** Where a gain or a loss comes from: the kind and the id of the thing, as { kind: 'card', id: 'quarry' }. */
export interface Source {
  readonly kind: 'action' | 'card' | 'development' | 'event' | 'level' | 'space' | 'achievement' | 'phase';
  readonly id: string;
}

export const LAST_ROUND = 9;
export const TOP_LEVEL = 7;
