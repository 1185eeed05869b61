/** Looking back at a finished game: what it was worth at every move, and who or what changed that. */

export { type Account, type Amount, LINE_KINDS, type Line, type LineKind } from './account/account.ts';
export { luckOf } from './account/luck.ts';
export { type Alternative, type Option, type RatedDecision, VICTORY } from './decisions/decisions.ts';
export { skillsIn } from './decisions/rating.ts';
export { accuracyOf, HALF_A_MISTAKE, HALVING, type Skill } from './decisions/skill.ts';
export { UnfinishedGameError } from './decisions/walk.ts';
export { packed, unpacked } from './puzzles/position-text.ts';
export {
  isFresh,
  type Puzzle,
  THEMES,
  type Theme,
  themeOf,
  type Weighed,
  weighed,
} from './puzzles/puzzles.ts';
export {
  DEPTHS,
  type Depth,
  type DepthId,
  type Moment,
  type Review,
  type ReviewSoFar,
  reviewing,
  reviewOf,
  type Swing,
} from './review.ts';
export type { Chance } from './worlds/chance.ts';
export { policyReference } from './worlds/policy-reference.ts';
export type { Reference } from './worlds/reference.ts';
