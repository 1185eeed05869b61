import type { Budget, Choose } from '@khora/bots';
import { Archon, strategosWith } from '@khora/bots/learned';
import { readCheckpoint } from '../train/checkpoint.ts';

/** A checkpoint of a training run as a bot: one move ahead as Strategos, or with a budget searching as Archon does. */
export function checkpointBot(path: string, { budget }: { budget: Budget | undefined }): Choose {
  const { learner } = readCheckpoint(path);
  if (budget === undefined) return strategosWith(learner.value.weights);
  return new Archon(() => ({ value: learner.value.weights, policy: learner.policy.weights })).choose;
}
