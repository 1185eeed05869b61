import { advance, clone, type GameState, type GameView, type Move, type Seat } from '@khora/engine';
import { type Rated, rateMoves } from '../plan/plan.ts';
import { PLAN_WEIGHTS } from '../plan/weights.ts';
import { costOfTiles } from '../tiles.ts';
import { type Estimate, type Evaluator, utility } from './evaluator.ts';

export interface Prospect {
  readonly move: Move;
  readonly estimate: Estimate;
  readonly utility: number;
}

/** One assignment for each set of tiles: the cheapest, because the dice matter for nothing else. */
function distinct(view: GameView, seat: Seat, rated: readonly Rated[]): Rated[] {
  const cheapest = new Map<number, { own: Rated; cost: number }>();
  const rest: Rated[] = [];
  const dice = view.players[seat]?.dice ?? [];
  for (const own of rated) {
    if (own.move.type !== 'assign') {
      rest.push(own);
      continue;
    }
    let set = 0;
    for (const tile of own.move.tiles) set |= 1 << tile;
    const cost = costOfTiles(own.move.tiles, dice);
    const known = cheapest.get(set);
    if (!known || cost < known.cost) cheapest.set(set, { own, cost });
  }
  return [...Array.from(cheapest.values(), ({ own }) => own), ...rest];
}

/** The moves for the view's seat with the hand-made plan's estimate of each one's result; equal ones once. */
export function planned(view: GameView, seat: Seat): Rated[] {
  return distinct(view, seat, rateMoves(view, PLAN_WEIGHTS)).map(({ move, value }) => ({
    move,
    // The plan calls what cannot be done infinitely bad.
    value: Math.max(WORST_PLAN, value),
  }));
}

/** The plan's estimate of some of the moves. */
export function plannedAmong(view: GameView, moves: readonly Move[]): Rated[] {
  return rateMoves(view, PLAN_WEIGHTS, moves).map(({ move, value }) => ({
    move,
    value: Math.max(WORST_PLAN, value),
  }));
}

const WORST_PLAN = -50;

/** How the position after a move looks to its seat. A secret answer changes nothing yet, so it is not played. */
export function estimateAfter(
  evaluator: Evaluator,
  state: GameState,
  seat: Seat,
  { move, value }: Rated,
): Estimate {
  if (move.type === 'assign') return evaluator.estimate(state, seat, { plan: value, tiles: move.tiles });
  if (move.type === 'draft') return evaluator.estimate(state, seat, { plan: value, card: move.card });
  const next = clone(state);
  advance(next, seat, move);
  return evaluator.estimate(next, seat, { plan: value });
}

/** All moves of a seat with the estimate after each, in one imagined world that fits the view. */
export function prospects(evaluator: Evaluator, view: GameView, state: GameState, seat: Seat): Prospect[] {
  return planned(view, seat).map((rated) => {
    const estimate = estimateAfter(evaluator, state, seat, rated);
    return { move: rated.move, estimate, utility: utility(estimate, rated.value) };
  });
}

export function bestOf(all: readonly Prospect[]): Prospect {
  const [first, ...others] = all;
  if (!first) throw new Error('There is no move to choose from.');
  let best = first;
  for (const prospect of others) if (prospect.utility > best.utility) best = prospect;
  return best;
}
