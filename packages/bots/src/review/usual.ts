// Made by `npx node packages/cli/bench/review.ts levels`: do not edit.
import type { BotId } from '../bots.ts';

/** Mistakes that each level makes in a game, on average: 26 games, reference policy-584df79c. */
export const USUAL: readonly (readonly [BotId, number])[] = [
  ['archon', 1.921],
  ['strategos', 1.921],
  ['trierarch', 1.921],
  ['hoplite', 5.247],
  ['citizen', 10.488],
  ['ephebe', 11.059],
  ['random', 14.56],
];
