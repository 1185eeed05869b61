import { determinize, type GameView, type Move } from '@khora/engine';
import { Evaluator } from '../../learned/evaluator.ts';
import { prospects } from '../../learned/lookahead.ts';
import { unpackWeights } from '../../learned/network.ts';
import { VALUE } from '../../learned/weights.ts';
import { ownSeat } from '../../own.ts';
import { choosePlanned } from '../../plan/plan.ts';
import { likelihoods } from '../play/player.ts';

/** What a policy can learn from: the hand-made plan, or the first Strategos. */
export const TEACHERS = ['plan', 'strategos-1'] as const;
export type TeacherId = (typeof TEACHERS)[number];

/** How likely each of the moves should be, according to the teacher. */
export type Teacher = (view: GameView, moves: readonly Move[], seed: string) => number[];

/** A move worth this much less than another, in the first Strategos's own unit, is e times less likely. */
const VETERAN_HEAT = 0.012;

export function teacherOf(id: TeacherId): Teacher {
  return id === 'plan' ? planned : veteran;
}

/** What the plan would do, among the choices that differ in more than the price. */
const planned: Teacher = (view, moves) => {
  const wanted = keyOf(choosePlanned(view, { seed: '' }));
  const chosen = Math.max(
    0,
    moves.findIndex((move) => keyOf(move) === wanted),
  );
  return moves.map((_, i) => (i === chosen ? 1 : 0));
};

let evaluator: Evaluator | null = null;

const veteran: Teacher = (view, moves, seed) => {
  evaluator ??= new Evaluator(unpackWeights(VALUE));
  const all = prospects(evaluator, view, determinize(view, seed), ownSeat(view));
  const worst = Math.min(...all.map(({ utility }) => utility));
  const worth = new Map(all.map(({ move, utility }) => [keyOf(move), utility]));
  return likelihoods(
    moves.map((move) => worth.get(keyOf(move)) ?? worst),
    VETERAN_HEAT,
  );
};

/** Assignments of the same tiles are the same choice. */
function keyOf(move: Move): string {
  return move.type === 'assign' ? move.tiles.toSorted((a, b) => a - b).join() : JSON.stringify(move);
}
