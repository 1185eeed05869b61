// Made by `npx node packages/cli/bench/review.ts levels`: do not edit.
import type { BotId } from '../../bots.ts';

/** Mistakes that each level makes in a game, on average: 76 games, reference policy-afc19a9f. */
export const USUAL: readonly (readonly [BotId, number])[] = [
  ['archon', 2.361],
  ['strategos', 2.361],
  ['trierarch', 3.217],
  ['hoplite', 7.208],
  ['citizen', 10.211],
  ['ephebe', 12.75],
  ['random', 14.865],
];
