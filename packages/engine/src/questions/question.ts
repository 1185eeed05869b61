import type { Content } from '../content/content.ts';
import type { Game } from '../game.ts';
import type { MoveOf, MoveType } from '../moves.ts';
import type { Position } from '../state.ts';
import type { StepKind, StepOf } from '../steps.ts';
import type { Seat } from '../vocabulary.ts';

/** Questions are named after the move that answers them. */
export type QuestionKind = StepKind & MoveType;

/** Why a move is not legal, as a word that every client can translate. */
export type Objection =
  | 'city-taken'
  | 'unknown-card'
  | 'unknown-city'
  | 'unknown-space'
  | 'not-offered'
  | 'not-in-hand'
  | 'not-in-play'
  | 'not-canonical'
  | 'wrong-dice'
  | 'wrong-tiles'
  | 'wrong-track'
  | 'wrong-reward'
  | 'wrong-action'
  | 'wrong-achievement'
  | 'wrong-count'
  | 'tile-must-be-kept'
  | 'too-few-citizens'
  | 'too-few-scrolls'
  | 'too-few-drachmas'
  | 'too-few-tokens'
  | 'too-few-troops'
  | 'already-explored'
  | 'top-level'
  | 'condition-not-met'
  | 'fully-developed'
  | 'no-such-token';

/** The numbers behind a refusal: what the move takes, and what the player has of it. */
export interface Figures {
  readonly needs: number;
  readonly has: number;
}

/** What a rule reads: the position, its tables, who is asked, the step that asks, and how many moves are enough. */
export interface Asked<K extends QuestionKind> {
  readonly position: Position;
  readonly content: Content;
  readonly seat: Seat;
  readonly step: StepOf<K>;
  /** No more candidates than this are needed, for example to learn whether there is a choice at all. */
  readonly enough: number;
}

/** One rule per kind of move: it generates the list of legal moves, checks a single one, and carries it out. */
export interface Question<K extends QuestionKind> {
  readonly kind: K;
  /** The rule that a refusal names. */
  readonly rule: string;
  /** Whether `pass` is an answer; 'refuse': where the step says so, and only if there is something to refuse (R3.8). */
  readonly may: boolean | 'refuse';
  /** Hidden from others, and changeable, until the last answer is in. */
  readonly secret: boolean;
  /** Every candidate is legal, so none needs checking. */
  readonly sure: boolean;
  /** Moves worth checking, in canonical order and without repeats: every legal move is among them. */
  candidates(asked: Asked<K>): readonly MoveOf<K>[];
  refuse(asked: Asked<K>, move: MoveOf<K>): Objection | null;
  figures(asked: Asked<K>, move: MoveOf<K>, refusal: Objection): Figures | null;
  /** Carries out an answer whose step has been taken off the agenda; a secret one is only noted. */
  apply(game: Game, seat: Seat, step: StepOf<K>, move: MoveOf<K>): void;
}

/** The parts that only some questions have. */
const PLAIN = { secret: false, sure: false, figures: () => null };

/** A question with all its parts. All have the same shape, which V8 needs to be quick; only the step knows the kind. */
export function question<K extends QuestionKind>(
  own: Omit<Question<K>, keyof typeof PLAIN> & Partial<Pick<Question<K>, keyof typeof PLAIN>>,
): Question<QuestionKind> {
  return { ...PLAIN, ...own } as unknown as Question<QuestionKind>;
}
