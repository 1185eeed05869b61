import { advance, clone, type GameRecord, type GameState, type Move, type Seat } from '@khora/engine';
import type { Mind } from '../expert/play/mind.ts';
import { likelihoods } from '../expert/play/player.ts';
import { itemAt } from '../item-at.ts';
import { prospectsOf } from '../review/worlds/prospects.ts';
import { addTimes, type Vector, zero } from '../review/worlds/vectors.ts';

type Made = GameRecord['moves'][number];

/** The likeliest moves are looked at until they make up this share; the rest count as their average. */
const COVER = 0.97;

/** A choice that was drawn at random: where, the result, and the others' answers to the same secret question. */
export interface DrawnChoice {
  readonly state: GameState;
  readonly made: Made;
  readonly others: readonly Made[];
  readonly heat: number;
}

/**
 * What the draw added to every seat's prospects: those after the move drawn, minus their average over all moves
 * weighted by likelihood. Before the draw its expectation is zero. Null if there is hardly a choice.
 */
export function choiceWindfall({ state, made, others, heat }: DrawnChoice, mind: Mind): Vector | null {
  const { seat, move } = made;
  const moves = mind.player.score(state, seat);
  const chances = likelihoods(mind.player.scores, heat);
  const likely = likeliest(chances);
  if (likely.length < 2) return null;
  const drawn = moves.findIndex((each) => isSame(each, move));
  if (drawn < 0) throw new Error(`Seat ${seat} made a move that it could not have drawn.`);
  const windfall = zero(2 * state.players.length);
  let mass = 0;
  for (const index of likely) mass += chances[index] ?? 0;
  for (const index of likely) {
    const share = (chances[index] ?? 0) / mass;
    const times = (index === drawn ? 1 : 0) - (likely.includes(drawn) ? share : 0);
    if (times !== 0)
      addTimes(windfall, prospectsOf(after(state, seat, itemAt(moves, index), others), mind), times);
  }
  return windfall;
}

/** Which moves make up most of the likelihood; this is known before the draw. */
function likeliest(chances: readonly number[]): number[] {
  const order = chances.map((_, index) => index).sort((a, b) => (chances[b] ?? 0) - (chances[a] ?? 0));
  let mass = 0;
  const last = order.findIndex((index) => {
    mass += chances[index] ?? 0;
    return mass > COVER;
  });
  return order.slice(0, last < 0 ? undefined : last + 1);
}

function after(state: GameState, seat: Seat, move: Move, others: readonly Made[]): GameState {
  const next = clone(state);
  advance(next, seat, move);
  // The question is open as before.
  if (move.type === 'tradeGlory') return next;
  for (const other of others) advance(next, other.seat, other.move);
  return next;
}

function isSame(one: Move, other: Move): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * What the others answer, after this move, to the open secret question. Their answers do not depend on this one, and
 * only with all of them does the position show the result.
 */
export function secretAnswers(state: GameState, seat: Seat, later: Iterable<Made>): Made[] {
  const step = state.players[seat]?.agenda.at(-1)?.do;
  if (step !== 'assign' && step !== 'draft') return [];
  const waiting = new Set(
    state.players.flatMap(({ standby }, other) => (standby === 'asked' && other !== seat ? [other] : [])),
  );
  const answers: Made[] = [];
  for (const made of later) {
    if (waiting.size === 0 || !waiting.has(made.seat)) break;
    answers.push(made);
    // A player who trades glory is asked again.
    if (made.move.type !== 'tradeGlory') waiting.delete(made.seat);
  }
  return answers;
}
