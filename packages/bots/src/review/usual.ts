// Made by `npx node packages/cli/bench/review.ts levels`: do not edit.
import type { BotId } from '../bots.ts';

/** Points that a decision of each level costs on average. */
export const USUAL: readonly (readonly [BotId, number])[] = [
  ['archon', 0.35],
  ['strategos', 0.45],
  ['citizen', 1.6],
  ['ephebe', 2],
  ['random', 4],
];
