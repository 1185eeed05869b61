import type { CardId, CityId, SpaceId } from './content/content.ts';
import type { Achievement, Action, Color, Size, Track } from './vocabulary.ts';
import { ACHIEVEMENTS, ACTIONS, COLORS, SIZES, TRACKS } from './vocabulary.ts';

export interface DraftMove {
  readonly type: 'draft';
  readonly card: CardId;
}
export interface AssignMove {
  readonly type: 'assign';
  /** The tile for each die, in the order of the dice. */
  readonly tiles: readonly Action[];
}
export const REWARDS = ['troops', 'drachmas', 'points', 'citizens'] as const;
type Reward = (typeof REWARDS)[number];
export const CLAIMS = ['taxes', 'glory'] as const;

export type Move =
  | { readonly type: 'city'; readonly city: CityId }
  | DraftMove
  | { readonly type: 'reroll'; readonly dice: readonly number[] }
  | AssignMove
  | { readonly type: 'pay'; readonly tiles: readonly Action[]; readonly scrolls: number }
  | { readonly type: 'keep'; readonly card: CardId }
  | { readonly type: 'buy'; readonly color: Color }
  | { readonly type: 'explore'; readonly space: SpaceId }
  | { readonly type: 'play'; readonly card: CardId }
  | { readonly type: 'develop' }
  | { readonly type: 'progress'; readonly track: Track }
  | { readonly type: 'raise'; readonly track: Track }
  | { readonly type: 'tracks'; readonly tracks: readonly Track[] }
  | { readonly type: 'reward'; readonly reward: Reward }
  | { readonly type: 'token'; readonly color: Color }
  | { readonly type: 'takeBack'; readonly card: CardId }
  | { readonly type: 'lose'; readonly color: Color; readonly size: Size }
  | { readonly type: 'discard'; readonly cards: readonly CardId[] }
  | { readonly type: 'action'; readonly action: Action }
  | { readonly type: 'claim'; readonly achievement: Achievement; readonly reward: (typeof CLAIMS)[number] }
  | { readonly type: 'tradeGlory' }
  | { readonly type: 'pass' };

export type MoveType = Move['type'];
export type MoveOf<T extends MoveType> = Extract<Move, { readonly type: T }>;

type Check = (value: unknown) => boolean;
// Object.is, because −0 equals 0 but does not survive JSON.
const oneOf =
  (values: readonly unknown[]): Check =>
  (value) =>
    values.some((allowed) => Object.is(allowed, value));
const listOf =
  (each: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length <= 40 && value.every(each);
const id: Check = (value) => typeof value === 'string';
const count: Check = (value) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && !Object.is(value, -0);

/** The fields of each type of move, and what they may hold. Whether an id exists is for the rules to say. */
const FIELDS: { readonly [T in MoveType]: { readonly [F in Exclude<keyof MoveOf<T>, 'type'>]: Check } } = {
  city: { city: id },
  draft: { card: id },
  reroll: { dice: listOf(count) },
  assign: { tiles: listOf(oneOf(ACTIONS)) },
  pay: { tiles: listOf(oneOf(ACTIONS)), scrolls: count },
  keep: { card: id },
  buy: { color: oneOf(COLORS) },
  explore: { space: id },
  play: { card: id },
  develop: {},
  progress: { track: oneOf(TRACKS) },
  raise: { track: oneOf(TRACKS) },
  tracks: { tracks: listOf(oneOf(TRACKS)) },
  reward: { reward: oneOf(REWARDS) },
  token: { color: oneOf(COLORS) },
  takeBack: { card: id },
  lose: { color: oneOf(COLORS), size: oneOf(SIZES) },
  discard: { cards: listOf(id) },
  action: { action: oneOf(ACTIONS) },
  claim: { achievement: oneOf(ACHIEVEMENTS), reward: oneOf(CLAIMS) },
  tradeGlory: {},
  pass: {},
};

/** Whether a value from outside has the shape of a move: the fields of its type and no others. */
export function isMove(value: unknown): value is Move {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'type')) return false;
  const { type, ...rest } = value as Record<string, unknown>;
  if (typeof type !== 'string' || !Object.hasOwn(FIELDS, type)) return false;
  const fields: Readonly<Record<string, Check>> = FIELDS[type as MoveType];
  const names = Object.keys(rest);
  return (
    names.length === Object.keys(fields).length &&
    names.every((name) => Object.hasOwn(fields, name) && fields[name]?.(rest[name]) === true)
  );
}
