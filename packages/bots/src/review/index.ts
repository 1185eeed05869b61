/** Looking back at a finished game: what it was worth at every move, and who or what changed that. */

export { type Account, type Amount, type Line, SOURCES, type Source } from './account.ts';
export type { Chance } from './chance.ts';
export { UnfinishedGameError } from './course.ts';
export { type Option, type RatedDecision, VICTORY } from './decisions.ts';
export { luckOf } from './luck.ts';
export { packed, unpacked } from './packing.ts';
export { policyReference } from './policy-reference.ts';
export { isFresh, type Puzzle, THEMES, type Theme, themeOf, type Weighed, weighed } from './puzzles.ts';
export { skillsIn } from './rating.ts';
export type { Reference } from './reference.ts';
export {
  DEPTHS,
  type Depth,
  type DepthId,
  type Moment,
  type Progress,
  type Review,
  reviewing,
  reviewOf,
  type Swing,
} from './review.ts';
export { accuracyOf, HALF_A_MISTAKE, HALVING, type Skill } from './skill.ts';
