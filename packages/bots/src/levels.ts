import type { GameView, Move } from '@khora/engine';
import type { CappedBudget, Choose, Thinking } from './bot.ts';
import { BUDGETS } from './budgets.ts';
import { unpackNetworks } from './expert/networks/packing.ts';
import { NETWORKS } from './expert/networks/weights.ts';
import { careless } from './expert/play/careless.ts';
import { type Mind, mindOf } from './expert/play/mind.ts';
import { Searcher } from './expert/play/search.ts';
import type { Estimate } from './learned/evaluator.ts';
import type { Prospect } from './learned/lookahead.ts';

let shared: Mind | null = null;

/** What the learned levels have learned. It is unpacked when it is first needed, because that takes a moment. */
export function mind(): Mind {
  shared ??= mindOf(unpackNetworks(NETWORKS));
  return shared;
}

const searcher = new Searcher(mind);

/** Searches for as long as its level does, unless told otherwise. */
function searching(budget: CappedBudget): Choose {
  return (view, thinking) => searcher.choose(view, { budget, ...thinking });
}

/** How carelessly the levels that do not search choose. */
const HEAT = { hoplite: 3.1, trierarch: 1.7 };

/** The heat with which a level draws its moves from the policy; null if it does not. */
export function heatOf(bot: string): number | null {
  return Object.entries(HEAT).find(([name]) => name === bot)?.[1] ?? null;
}

export const hoplite: Choose = careless(mind, HEAT.hoplite);
export const trierarch: Choose = careless(mind, HEAT.trierarch);
export const strategos: Choose = searching(BUDGETS.strategos);
export const archon: Choose = searching(BUDGETS.archon);

/** The moves for the view's seat with what the strongest level expects of them, best first. */
export function weigh(view: GameView, thinking: Thinking): Prospect[] {
  return searcher.weigh(view, { budget: BUDGETS.archon, ...thinking });
}

/** What a move leads to in one imagined world, for the view's seat and the others clockwise from it. */
export function tried(view: GameView, move: Move, world: string): Estimate {
  const [trial] = searcher.tried(view, [move], { name: world });
  if (!trial) throw new Error('A trial of a move gave no result.');
  return trial.estimate;
}
