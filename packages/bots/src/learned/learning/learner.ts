import { itemAt } from '../../item-at.ts';
import type { Weights } from '../../kernel/kernel.ts';
import { seeded } from '../../seeded.ts';
import { chances, OUTPUTS, POINT_SCALE } from '../evaluator.ts';
import { INPUTS } from '../features.ts';
import { initialWeights } from '../network.ts';
import { assignmentSlope, POLICY_OUTPUTS } from '../policy.ts';
import type { Example } from './backprop.ts';
import { Optimizer } from './optimizer.ts';
import type { Assignment, Sample } from './self-play.ts';

const SEATS = 4;
const BATCH = 128;
const POINTS_LOSS = 2;

export const VALUE_SHAPE = { inputs: INPUTS, hidden1: 128, hidden2: 32, outputs: OUTPUTS } as const;
const POLICY_SHAPE = { inputs: INPUTS, hidden1: 32, hidden2: 16, outputs: POLICY_OUTPUTS } as const;

/** Cross-entropy of the winner, squares of the points. */
function valueExample({ index, value, players, plan, target }: Sample): Example {
  return {
    index,
    value,
    slope(outputs, gradient) {
      const win = chances(outputs, players, plan);
      let loss = 0;
      for (let i = 0; i < SEATS; i++) {
        if (i >= players) {
          gradient[i] = 0;
          gradient[SEATS + i] = 0;
          continue;
        }
        const chance = win[i] ?? 0;
        const wanted = target[i] ?? 0;
        gradient[i] = chance - wanted;
        loss -= wanted * Math.log(chance + 1e-9);
        const known = i === 0 ? plan / POINT_SCALE : 0;
        const miss = known + (outputs[SEATS + i] ?? 0) - (target[SEATS + i] ?? 0);
        gradient[SEATS + i] = POINTS_LOSS * miss;
        loss += (POINTS_LOSS / 2) * miss * miss;
      }
      return loss;
    },
  };
}

function policyExample(assignment: Assignment): Example {
  const { index, value } = assignment;
  return { index, value, slope: (outputs, gradient) => assignmentSlope(assignment, outputs, gradient) };
}

/** The two networks and their training. */
export class Learner {
  readonly value: Optimizer;
  readonly policy: Optimizer;

  constructor(value: Weights, policy: Weights) {
    this.value = new Optimizer(value);
    this.policy = new Optimizer(policy);
  }

  static fresh(seed: string): Learner {
    return new Learner(
      initialWeights(VALUE_SHAPE, seeded(`${seed}/value`)),
      initialWeights(POLICY_SHAPE, seeded(`${seed}/policy`)),
    );
  }

  /** Learns from each position once, in an order that depends on the seed; returns the mean losses. */
  learn(
    { samples, assignments }: { samples: readonly Sample[]; assignments: readonly Assignment[] },
    seed: string,
    rate: number,
  ): { value: number; policy: number } {
    return {
      value: epoch(this.value, samples.map(valueExample), seed, rate),
      policy: epoch(this.policy, assignments.map(policyExample), seed, rate),
    };
  }
}

function epoch(optimizer: Optimizer, examples: Example[], seed: string, rate: number): number {
  if (examples.length === 0) throw new RangeError('There is nothing to learn from.');
  const source = seeded(seed);
  for (let last = examples.length - 1; last > 0; last--) {
    const pick = source.below(last + 1);
    const example = itemAt(examples, last);
    examples[last] = itemAt(examples, pick);
    examples[pick] = example;
  }
  let loss = 0;
  let batches = 0;
  for (let from = 0; from < examples.length; from += BATCH) {
    loss += optimizer.step(examples.slice(from, from + BATCH), rate);
    batches += 1;
  }
  return loss / batches;
}
