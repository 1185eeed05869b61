import type { Achievement, ActionName, Color, Resource, Size, Track } from '../vocabulary.ts';
import type { Effect, Gains, Measure } from './effects.ts';

/** When an ongoing effect fires: with an action, when another card is played, in phase B, or after an idle phase E. */
export type Trigger = ActionName | 'play' | 'tax' | 'idle';

/** A discount larger than the cost of any level. */
export const FREE = 99;

/** How an ongoing effect changes the rules' numbers. */
export interface Modifiers {
  /** How many troops fewer an exploration loses (these add up). */
  readonly explorationLoss?: number;
  /** The discount in drachmas on any paid level (these add up). */
  readonly levelDiscount?: number;
  /** The discount in drachmas on a level of a track in phase E (these add up). */
  readonly progressDiscount?: { readonly [T in Track]?: number };
  /** How many levels in phase E take no scroll (the highest counts). */
  readonly progressLevels?: number;
  /** What the token bought in Trade costs in drachmas (the lowest counts). */
  readonly tokenPrice?: number;
  /** How many explorations a Military action allows (the highest counts). */
  readonly explorations?: number;
}

/** End-game points: `points` for each full `every` (1 if absent) of a measure. */
export interface Score {
  readonly points: number;
  readonly per: Measure;
  readonly every?: number;
}

/** What a card or a development does. Exactly one of the groups is used: at once, from now on, or at the end. */
export interface Abilities {
  effect?: readonly Effect[];
  on?: { readonly [T in Trigger]?: readonly Effect[] };
  modify?: Modifiers;
  /** Its owner may give 1 glory for this whenever they are asked something. */
  forGlory?: Gains;
  score?: Score;
}

/** Something with a price: tokens by letter ('RRB', which must be owned and are not spent) and drachmas. */
interface Priced extends Abilities {
  requires: string;
  cost: number;
}

export type CardKind = 'immediate' | 'ongoing' | 'endGame';
export interface CardFacts extends Priced {
  kind: CardKind;
}
export type DevelopmentFacts = Priced;

export interface EventEffect {
  readonly who: 'all' | 'most' | 'fewest';
  readonly effects: readonly Effect[];
}

export interface EventFacts {
  /** Fixed place in the event deck; the others are drawn at random. */
  place?: 'first' | 'last';
  /** In phase F, top to bottom. */
  effects: readonly EventEffect[];
  /** Applies only if this space was explored. */
  ifExplored?: string;
  /** In phase C, for dice that sum to at most this. */
  onRoll?: { readonly atMost: number; readonly gains: Gains };
}

export interface SpaceFacts {
  color: Color | 'persepolis';
  size: Size;
  need: number;
  loss: number;
  drachmas: number;
  points: number;
}

export interface LevelFacts {
  cost: number;
  gains?: { readonly [R in Resource]?: number };
  /** Unlocks the third die. */
  die?: true;
}

/** The rules' numbers that are printed on no component. */
export interface Numbers {
  /** R3.1: the most that a player can have; absent if there is no limit. */
  limits: { [R in Resource]?: number };
  /** R1.3 */
  cardsDealt: number;
  /** R2.C7 */
  citizensPerScroll: number;
  /** R2.D12: the scrolls that stand in for a missing token. */
  scrollsPerToken: number;
  /** R2.D4 */
  philosophyScrolls: number;
  /** R2.D5 */
  legislationCitizens: number;
  legislationCards: number;
  /** R2.D7: what Trade gives besides a drachma for each level of economy, and what a token costs. */
  tradeDrachmas: number;
  tokenPrice: number;
  /** R2.D8: explorations in a Military action. */
  explorations: number;
  /** R2.E1: how many levels in phase E take no scroll. */
  progressLevels: number;
  /** R2.G2, R2.G3 */
  achievementReward: number;
}

/** The rules' numbers that ongoing effects can change, as they are for one player. */
export interface Terms extends Required<Omit<Modifiers, 'progressDiscount'>> {
  readonly progressDiscount: Readonly<Record<Track, number>>;
}

/** Every fact in docs/components.md and every number in docs/rules.md; mutable only while corrections are applied. */
export interface Facts<Card extends string, City extends string, Event extends string, Space extends string> {
  cards: Record<Card, CardFacts>;
  cities: Record<City, [DevelopmentFacts, DevelopmentFacts, DevelopmentFacts, DevelopmentFacts]>;
  events: Record<Event, EventFacts>;
  spaces: Record<Space, SpaceFacts>;
  /** Levels 2 to 7 of each track. */
  tracks: Record<Track, LevelFacts[]>;
  /** What each achievement requires. */
  achievements: Record<Achievement, number>;
  numbers: Numbers;
}
