// Made by `npx node packages/cli/bench/review.ts levels`: do not edit.
import type { BotId } from '../bots.ts';

/** Points that a decision of each level costs on average: 18 games, reference policy-584df79c. */
export const USUAL: readonly (readonly [BotId, number])[] = [
  ['archon', -0.296],
  ['strategos', -0.148],
  ['trierarch', 0.105],
  ['hoplite', 0.271],
  ['citizen', 0.966],
  ['ephebe', 0.966],
  ['random', 2.919],
];
