import type {
  Achievement,
  Action,
  CardId,
  Color,
  EventId,
  Resource,
  Seat,
  SpaceId,
  Track,
  Trigger,
} from '@khora/engine';
import type { Gain } from '../../gains.ts';

/** Something that a player can do next, at a cost. */
export type Goal =
  | { readonly what: 'card'; readonly card: CardId }
  | { readonly what: 'development'; readonly development: number }
  | { readonly what: 'level'; readonly track: Track; readonly level: number }
  | { readonly what: 'space'; readonly space: SpaceId }
  /** An action tile, on whatever die. */
  | { readonly what: 'tile'; readonly action: Action };

/** A rank that an event rewards, or spares from harm. */
export type TroopPlace = 'most' | 'not fewest';

/** Why a move is good, as data that any client can put into words: what it changes, and what that is for. */
export type HintReason =
  | Gain
  /** What is possible from now on and was not before. */
  | { readonly kind: 'opens'; readonly goal: Goal }
  /** What the tile of an assignment is for. */
  | { readonly kind: 'tile'; readonly action: Action; readonly goal: Goal }
  /** What another player might have had. */
  | { readonly kind: 'denies'; readonly seat: Seat; readonly goal: Goal }
  | { readonly kind: 'denies achievement'; readonly seat: Seat; readonly achievement: Achievement }
  /** Another player meets it already, and would be alone. */
  | { readonly kind: 'shares achievement'; readonly seat: Seat; readonly achievement: Achievement }
  /** Part of the way to an achievement that is still open. */
  | {
      readonly kind: 'towards';
      readonly achievement: Achievement;
      readonly count: number;
      readonly of: number;
    }
  /** The rank that this round's event looks at; `from` is the player who alone had it until now. */
  | {
      readonly kind: 'event';
      readonly event: EventId;
      readonly place: TroopPlace;
      readonly is: 'gained' | 'kept';
      readonly from: Seat | null;
    }
  /** What a card still needs: the missing tokens by colour, and its price. */
  | {
      readonly kind: 'needs';
      readonly card: CardId;
      readonly missing: { readonly [C in Color]?: number };
      readonly drachmas: number;
    }
  /** What a card would score at the end as things stand. */
  | { readonly kind: 'scores'; readonly card: CardId; readonly points: number }
  /** When a card or development pays, again and again. */
  | { readonly kind: 'pays'; readonly on: Trigger }
  /** A card requires tokens that the city's next development requires too. */
  | { readonly kind: 'fits'; readonly card: CardId; readonly development: number; readonly color: Color }
  /** What passing saves the means for. */
  | { readonly kind: 'saves'; readonly goal: Goal }
  /** A card in play that pays while the others' levels compare with the player's own in this way. */
  | { readonly kind: 'keeps'; readonly card: CardId }
  /** What every other answer would have taken, at least. */
  | { readonly kind: 'spares'; readonly resource: Resource; readonly by: number };
