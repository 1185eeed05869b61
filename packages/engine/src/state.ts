import type { CardId, CityId, EventId, SpaceId } from './content/content.ts';
import type { Step } from './steps.ts';
import type { Achievement, Action, Color, Phase, Seat, Size, Viewer } from './vocabulary.ts';

export interface Options {
  /** R1.2 */
  readonly cityChoice: 'random' | 'choose';
  /** R1.3, or R1.8 */
  readonly draft: 'pass' | 'deal';
  /** R2.C1, R5.1, R5.2 */
  readonly dice: 'standard' | 'reroll' | 'shared';
  /** R2.C6 */
  readonly optionalPayment: boolean;
}

export interface GameSetup {
  players: 2 | 3 | 4;
  /** The same setup and moves give the same game, on any machine. */
  seed: string;
  /** By seat; random if absent. */
  cities?: CityId[];
  options?: Partial<Options>;
}

export type Knowledge = Record<Color, Record<Size, number>>;

/** Points won during the game, by the kind of thing they came from. */
export type Earned = Record<'action' | 'card' | 'development' | 'event' | 'level' | 'space', number>;

/**
 * Whether a player is being asked something, or has answered a secret question that others are still thinking about.
 */
type Standby = 'idle' | 'asked' | 'answered';

/** What everyone knows about a player. */
interface PublicPlayer {
  /** Null only until it is chosen (R1.2). */
  city: CityId | null;
  development: 1 | 2 | 3 | 4;
  economy: number;
  culture: number;
  military: number;
  citizens: number;
  taxes: number;
  glory: number;
  troops: number;
  drachmas: number;
  points: number;
  scrolls: number;
  knowledge: Knowledge;
  inPlay: CardId[];
  /** This round's roll, in the order rolled. */
  dice: number[];
  /** By die; null until assigned, and for others until all assignments are revealed. */
  tiles: readonly Action[] | null;
  /** The tiles that will be carried out, ascending; null until settled. */
  kept: readonly Action[] | null;
  /** Levels raised in this round's phase E. */
  raised: number;
  earned: Earned;
  standby: Standby;
  /** What this player still has to do, the next step last. */
  agenda: Step[];
}

export interface PlayerState extends PublicPlayer {
  hand: CardId[];
  /** Cards from which the player is to keep one, in the draft and in Legislation. */
  offer: CardId[];
  /** Cards that go under the politics deck as soon as everyone has chosen. */
  returned: CardId[];
  /** The card chosen in the draft, until the last choice is in. */
  picked: CardId | null;
}

/** Where the game continues when no player has anything left to do. */
export type Stage =
  | 'deal'
  | 'draft'
  | 'found'
  | 'announce'
  | 'tax'
  | 'roll'
  | 'assign'
  | 'pay'
  | 'act'
  | 'progress'
  | 'resolve'
  | 'achieve'
  | 'farewell'
  | 'score'
  | 'end';

/** What everyone knows about a game. */
interface PublicGame {
  /** The version of the rules that the game is played by. */
  rules: number;
  options: Options;
  round: number;
  phase: Phase;
  firstPlayer: Seat;
  /** The number being resolved in phase D. */
  action: Action | null;
  event: EventId | null;
  /** Events of earlier rounds. */
  pastEvents: readonly EventId[];
  /** Spaces whose tokens are gone. */
  explored: SpaceId[];
  achievements: Record<Achievement, Seat[]>;
  stage: Stage;
  /** In phase F: how many of the event's effects have begun. */
  resolved: number;
  /** In phase F: who had most and fewest troops when it began (R2.F1). */
  most: readonly Seat[];
  fewest: readonly Seat[];
}

/** A whole game as plain JSON, what is hidden and what happens next included. */
export interface GameState extends PublicGame {
  seed: string;
  players: PlayerState[];
  /** Top first. */
  eventDeck: EventId[];
  /** Top first. */
  politicsDeck: CardId[];
}

/** A player as seen by somebody, possibly by themselves: hidden cards are only counted, a hidden choice is absent. */
export interface PlayerView extends PublicPlayer {
  hand: CardId[] | number;
  offer: CardId[] | number;
  returned: number;
  picked?: CardId | null;
}

/** What a seat or a spectator may know of a game. */
export interface GameView extends PublicGame {
  seat: Viewer;
  players: PlayerView[];
  eventDeck: number;
  politicsDeck: number;
}

/** What the rules read: a whole game, or a view of it. */
export type Position = GameState | GameView;

export function playerAt(state: GameState, seat: Seat): PlayerState;
export function playerAt(view: GameView, seat: Seat): PlayerView;
export function playerAt(position: Position, seat: Seat): PlayerState | PlayerView;
export function playerAt(position: Position, seat: Seat): PlayerState | PlayerView {
  const player = position.players[seat];
  if (!player) throw new RangeError(`There is no player at seat ${seat}.`);
  return player;
}

/** The seats clockwise from the first player. */
export function turnOrder(position: Position): readonly Seat[] {
  const order = TURN_ORDERS[position.players.length]?.[position.firstPlayer];
  if (!order) throw new RangeError(`There is no player at seat ${position.firstPlayer}.`);
  return order;
}

/** By number of players and first player. */
const TURN_ORDERS: readonly (readonly (readonly Seat[])[])[] = [0, 1, 2, 3, 4].map((players) =>
  Array.from({ length: players }, (_, first) =>
    Array.from({ length: players }, (__, turn) => ((first + turn) % players) as Seat),
  ),
);

/** The cards that a position shows; a hidden hand shows none. */
export function shown(cards: readonly CardId[] | number): readonly CardId[] {
  return typeof cards === 'number' ? [] : cards;
}

export function countOf(cards: readonly unknown[] | number): number {
  return typeof cards === 'number' ? cards : cards.length;
}
