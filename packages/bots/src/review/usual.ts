// Made by `npx node packages/cli/bench/review.ts levels`: do not edit.
import type { BotId } from '../bots.ts';

/** Mistakes that each level makes in a game, on average: 210 games, reference policy-584df79c. */
export const USUAL: readonly (readonly [BotId, number])[] = [
  ['archon', 1.919],
  ['strategos', 1.919],
  ['trierarch', 1.919],
  ['hoplite', 5.31],
  ['citizen', 10.527],
  ['ephebe', 11.971],
  ['random', 15.114],
];
