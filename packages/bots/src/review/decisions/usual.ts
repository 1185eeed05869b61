// Made by `npx node packages/cli/bench/review.ts levels`: do not edit.
import type { BotId } from '../../bots.ts';

/** What the averages were measured in. */
export const MEASURED = { games: 76, reference: 'policy-afc19a9f' } as const;

/** Mistakes that each level makes in a game, on average. */
export const USUAL: readonly (readonly [BotId, number])[] = [
  ['archon', 2.361],
  ['strategos', 2.361],
  ['trierarch', 3.217],
  ['hoplite', 7.208],
  ['citizen', 10.211],
  ['ephebe', 12.75],
  ['random', 14.865],
];
