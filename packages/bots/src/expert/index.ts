/** Expert iteration: networks that learn from their own games. */

export { Adam } from './learning/adam.ts';
export { lessonFrom, type Method } from './learning/lesson.ts';
export type { Rivals } from './learning/rivals.ts';
export { playSearched, type SearchedGame } from './learning/searched.ts';
export { studyOf } from './learning/study.ts';
export type { NetworkLesson } from './learning/sums.ts';
export { TEACHERS, type TeacherId } from './learning/teachers.ts';
export { initialValue } from './networks/judge.ts';
export { grown, type Networks } from './networks/networks.ts';
export { type PackedNetworks, packNetworks, unpackNetworks } from './networks/packing.ts';
export {
  initialPolicy,
  POLICY_ARRAYS,
  type PolicyShape,
  type PolicyWeights,
} from './networks/policy-network.ts';
export { NETWORKS } from './networks/weights.ts';
export { type Mind, mindOf } from './play/mind.ts';
export { PolicyPlayer, policyBot } from './play/player.ts';
export { Searcher } from './play/search.ts';
