/** Training and its data, kept apart from the bots themselves, which clients load without it. */

export type { Weights } from '../kernel/kernel.ts';
export { choosePlanned } from '../plan/plan.ts';
export { seeded } from '../seeded.ts';
export { Archon } from './archon.ts';
export { Evaluator } from './evaluator.ts';
export { Learner } from './learning/learner.ts';
export { type Assignment, type Played, type Sample, selfPlay } from './learning/self-play.ts';
export {
  copyWeights,
  emptyWeights,
  LAYERS,
  type Layer,
  type PackedWeights,
  packWeights,
  unpackWeights,
} from './network.ts';
export { strategosWith } from './strategos.ts';
export { VETERAN_IDS, VETERANS, type VeteranId } from './veterans.ts';
