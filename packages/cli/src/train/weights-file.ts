import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Learner, packWeights } from '@khora/bots/learned';
import type { TrainingRun } from '../runs/checkpoint.ts';

const TARGET = new URL('../../../bots/src/learned/weights.ts', import.meta.url);

/** Writes the weights as a module of the bots package, with the figures of the run that made them. */
export function writeWeights(learner: Learner, { seed, games, minutes, curve }: TrainingRun): string {
  const run = { seed, games, minutes: Math.round(minutes), curve };
  const module = [
    '// Made by `khora train --install`: do not edit.',
    "import type { PackedWeights } from './network.ts';",
    '',
    '/** The run that made these weights, with its learning curve. */',
    `export const RUN = ${JSON.stringify(run)};`,
    '',
    `export const VALUE: PackedWeights = ${JSON.stringify(packWeights(learner.value.weights))};`,
    '',
    `export const POLICY: PackedWeights = ${JSON.stringify(packWeights(learner.policy.weights))};`,
    '',
  ];
  const file = fileURLToPath(TARGET);
  writeFileSync(file, module.join('\n'));
  return file;
}
