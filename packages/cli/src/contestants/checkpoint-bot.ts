import type { Budget, Choose } from '@khora/bots';
import { mindOf, policyBot, Searcher } from '@khora/bots/expert';
import { Archon, strategosWith } from '@khora/bots/learned';
import { readCheckpoint } from '../runs/checkpoint.ts';
import { isRun, readRun } from '../runs/run-file.ts';

/** Checkpoints are large, so each is read once for all games of this thread. */
const known = new Map<string, Choose>();

/**
 * A checkpoint of a training run as a bot: looks one move ahead like Strategos or, with a budget, searches like Archon.
 */
export function checkpointBot(path: string, { budget }: { budget: Budget | undefined }): Choose {
  const key = `${budget ? 'search' : 'glance'}:${path}`;
  const bot = known.get(key) ?? (isRun(path) ? expertBot : learnedBot)(path, budget);
  known.set(key, bot);
  return bot;
}

function expertBot(path: string, budget: Budget | undefined): Choose {
  const { networks } = readRun(path).student;
  if (budget === undefined) return policyBot(networks.policy);
  const mind = mindOf(networks);
  return new Searcher(() => mind).choose;
}

function learnedBot(path: string, budget: Budget | undefined): Choose {
  const { learner } = readCheckpoint(path);
  if (budget === undefined) return strategosWith(learner.value.weights);
  return new Archon(() => ({ value: learner.value.weights, policy: learner.policy.weights })).choose;
}
