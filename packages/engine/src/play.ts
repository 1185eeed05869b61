import { answersTo, mayPass, mayTradeGlory, openQuestion } from './answers.ts';
import { clone } from './clone.ts';
import type { GameEvent } from './events.ts';
import { answer } from './flow.ts';
import { gameOn } from './game.ts';
import { isMove, type Move, type MoveOf } from './moves.ts';
import type { Figures, Objection, QuestionKind } from './questions/question.ts';
import type { GameState, GameView, Position } from './state.ts';
import type { Step } from './steps.ts';
import type { Seat } from './vocabulary.ts';

/** An open question: who must choose, and what kind of move answers it. */
export interface Decision {
  readonly seat: Seat;
  readonly kind: QuestionKind;
  /** The step that asks, with its figures: explorations left, cards to discard, a discount … */
  readonly step: Step;
}

/** Why a move is not legal now, with the rule and the numbers behind it. */
export interface Reason extends Partial<Figures> {
  readonly reason:
    | Objection
    | 'malformed-move'
    | 'unknown-seat'
    | 'game-over'
    | 'not-your-turn'
    | 'wrong-move'
    | 'may-not-pass'
    | 'no-glory-to-trade';
  readonly rule?: string;
  /** The kind of move that is expected instead. */
  readonly asked?: QuestionKind;
}

/** A move that the rules do not allow. The state is untouched. */
export class IllegalMoveError extends Error {
  override readonly name = 'IllegalMoveError';
  readonly reason: Reason['reason'];
  readonly details: Reason;

  constructor(details: Reason) {
    const { reason, rule, needs, has, asked } = details;
    const numbers = needs === undefined ? '' : ` (needs ${needs}, has ${has})`;
    super(`${reason}${numbers}${asked ? `, asked: ${asked}` : ''}${rule ? `, see ${rule}` : ''}`);
    this.reason = reason;
    this.details = details;
  }
}

function isSeat(position: Position, seat: unknown): seat is Seat {
  return typeof seat === 'number' && !Object.is(seat, -0) && Object.hasOwn(position.players, seat);
}

/** The open decisions, at most one per seat. */
export function decisions(position: Position): Decision[] {
  let open: Decision[] = [];
  const { players } = position;
  for (let seat = 0; seat < players.length; seat++) {
    const player = players[seat];
    const step = player?.standby === 'asked' ? player.agenda.at(-1) : undefined;
    if (!step) continue;
    const decision: Decision = { seat: seat as Seat, kind: step.do as QuestionKind, step };
    // A list that starts empty would reserve room for seventeen.
    if (open.length === 0) open = [decision];
    else open.push(decision);
  }
  return open;
}

/** Whether a position shows all that this seat's question needs: a state always does, a view only for its own seat. */
function sees(position: Position, seat: Seat): boolean {
  return !('seat' in position) || position.seat === seat;
}

/**
 * All legal answers to the seat's question, without repeats; none if it has no question, or none that this view shows.
 * Games share some of these lists: copy one before sorting it.
 */
export function legalMoves(position: Position, seat: Seat): readonly Move[] {
  const open = sees(position, seat) ? openQuestion(position, seat) : null;
  return open ? answersTo(open.question, open.asked) : [];
}

/** Why this value is not a legal move for the seat; null if it is one. */
export function refusal(position: Position, seat: unknown, move: unknown): Reason | null {
  if (!isSeat(position, seat)) return { reason: 'unknown-seat' };
  if (!isMove(move)) return { reason: 'malformed-move' };
  if (position.phase === 'over') return { reason: 'game-over', rule: 'R4.1' };
  const open = openQuestion(position, seat);
  if (!open) return { reason: 'not-your-turn' };
  const { question, asked } = open;
  if (move.type === 'tradeGlory')
    return mayTradeGlory(asked) ? null : { reason: 'no-glory-to-trade', rule: 'R6.1' };
  if (move.type === 'pass') {
    return mayPass(question, asked)
      ? null
      : { reason: 'may-not-pass', rule: question.rule, asked: question.kind };
  }
  if (move.type !== question.kind) return { reason: 'wrong-move', rule: question.rule, asked: question.kind };
  const given = move as MoveOf<QuestionKind>;
  const reason = question.refuse(asked, given);
  return reason && { reason, rule: question.rule, ...question.figures(asked, given, reason) };
}

/** Plays a move: pure and checked. Throws IllegalMoveError for anything that is not a legal move. */
export function play(state: GameState, seat: Seat, move: Move): { state: GameState; events: GameEvent[] } {
  const reason = refusal(state, seat, move);
  if (reason) throw new IllegalMoveError(reason);
  const next = clone(state);
  const events: GameEvent[] = [];
  const game = gameOn(next, events);
  answer(game, seat, move);
  return { state: next, events };
}

/** The same rules applied in place, unchecked and without events: for search, which picks from `legalMoves`. */
export function advance(state: GameState, seat: Seat, move: Move): void {
  answer(gameOn(state, null), seat, move);
}

export function isOver(position: Position): boolean {
  return position.phase === 'over';
}

/** Why a move by the view's own seat is not legal now; null if it is. */
export function explain(view: GameView, move: Move): Reason | null {
  return refusal(view, view.seat, move);
}
