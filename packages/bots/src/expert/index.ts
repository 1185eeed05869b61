/** Expert iteration: networks that learn from their own games. */

export { Adam } from './adam.ts';
export { initialValue } from './judge.ts';
export { lessonFrom, type Method } from './lesson.ts';
export { type Mind, mindOf } from './mind.ts';
export { grown, type Networks } from './networks.ts';
export { type PackedNetworks, packNetworks, unpackNetworks } from './packing.ts';
export { PolicyPlayer, policyBot } from './player.ts';
export {
  initialPolicy,
  POLICY_ARRAYS,
  type PolicyShape,
  type PolicyWeights,
} from './policy-network.ts';
export type { Rivals } from './rivals.ts';
export { Searcher } from './search.ts';
export { playSearched, type SearchedGame } from './searched.ts';
export { studyOf } from './study.ts';
export type { Lesson } from './sums.ts';
export { TEACHERS, type TeacherId } from './teachers.ts';
export { NETWORKS } from './weights.ts';
