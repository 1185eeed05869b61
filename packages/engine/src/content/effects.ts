import type { Action, Resource, Track } from '../vocabulary.ts';

/** A number read off a player, for effects and scores that count something. */
export type Measure =
  | 'economy'
  | 'taxes'
  | 'citizens'
  | 'drachmas'
  | 'tokens'
  | 'minorTokens'
  | 'blueTokens'
  | 'cardsInPlay'
  | 'cardsInHand'
  | 'lowestLevel';

export type Gains = { readonly [R in Resource]?: number };

/** Holds when every other player's level on the track compares with the owner's in this way. */
export interface Condition {
  readonly track: Track;
  readonly others: 'at least as high' | 'at most as high' | 'higher';
}

/** Levels of a track, for free. */
interface Levels {
  readonly track: Track;
  readonly levels: number;
  readonly when?: Condition;
}

/**
 * The one vocabulary of effects. An effect is plain data, because what is still to come is part of the state; those
 * that ask the player something are the questions of questions.ts. With `may` the player may refuse (R3.8).
 */
export type Effect =
  | { readonly do: 'gain'; readonly gains: Gains; readonly when?: Condition }
  | { readonly do: 'gainPer'; readonly resource: Resource; readonly per: Measure }
  | { readonly do: 'loseAll'; readonly resource: Resource }
  | ({ readonly do: 'gainLevels' } & Levels)
  | { readonly do: 'draw'; readonly cards: number }
  | { readonly do: 'act'; readonly action: Action }
  | ({ readonly do: 'raise'; readonly may: true } & Levels)
  | { readonly do: 'reward'; readonly rewards: Gains }
  | { readonly do: 'tracks'; readonly may?: true }
  | { readonly do: 'token' }
  | { readonly do: 'takeBack'; readonly may?: true }
  | { readonly do: 'play' }
  | { readonly do: 'progress'; readonly tracks: readonly Track[]; readonly discount: number }
  | { readonly do: 'lose'; readonly gains: Gains }
  | { readonly do: 'discard'; readonly cards: number }
  | { readonly do: 'action'; readonly except: readonly Action[] };

/** Negative amounts are losses. */
export const gain = (gains: Gains): Effect => ({ do: 'gain', gains });
export const gainIf = (when: Condition, gains: Gains): Effect => ({ do: 'gain', gains, when });
export const gainPer = (resource: Resource, per: Measure): Effect => ({ do: 'gainPer', resource, per });
export const loseAll = (resource: Resource): Effect => ({ do: 'loseAll', resource });
export const raise = (track: Track, levels = 1): Effect => ({ do: 'gainLevels', track, levels });
export const raiseIf = (when: Condition, track: Track): Effect => ({
  do: 'gainLevels',
  track,
  levels: 1,
  when,
});
export const mayRaise = (track: Track, levels = 1): Effect => ({ do: 'raise', may: true, track, levels });
export const mayRaiseIf = (when: Condition, track: Track): Effect => ({
  do: 'raise',
  may: true,
  track,
  levels: 1,
  when,
});
export const draw = (cards: number): Effect => ({ do: 'draw', cards });
export const act = (action: Action): Effect => ({ do: 'act', action });
export const choiceOf = (rewards: Gains): Effect => ({ do: 'reward', rewards });
export const raiseTwoTracks = (): Effect => ({ do: 'tracks' });
export const mayRaiseTwoTracks = (): Effect => ({ do: 'tracks', may: true });
export const anyToken = (): Effect => ({ do: 'token' });
export const takeCardBack = (): Effect => ({ do: 'takeBack' });
export const mayTakeCardBack = (): Effect => ({ do: 'takeBack', may: true });
export const mayPlayCard = (): Effect => ({ do: 'play' });
export const mayProgress = (tracks: readonly Track[], discount: number): Effect => ({
  do: 'progress',
  tracks,
  discount,
});
/** Anyone with a token loses one of their choice and gains this. */
export const loseToken = (gains: Gains): Effect => ({ do: 'lose', gains });
export const discard = (cards: number): Effect => ({ do: 'discard', cards });
export const mayAct = (except: readonly Action[]): Effect => ({ do: 'action', except });
