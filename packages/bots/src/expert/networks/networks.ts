import type { Weights } from '../../kernel/kernel.ts';
import type { Seeded } from '../../seeded.ts';
import { initialValue } from './judge.ts';
import { initialPolicy, type PolicyWeights } from './policy-network.ts';

/** What has been learned: how to play, and what positions are worth. */
export interface Networks {
  readonly policy: PolicyWeights;
  readonly value: Weights;
}

/**
 * The same with all current inputs and at least this many units in the policy. What is new adds nothing until it has
 * learned.
 */
export function grown({ policy, value }: Networks, units: number, source: Seeded): Networks {
  const old = policy.shape;
  const wide = initialPolicy(Math.max(units, old.hidden), source);
  wide.out.fill(0);
  wide.bias.set(policy.bias);
  wide.out.set(policy.out);
  transplant(policy.state, old.hidden, wide.state, wide.shape.hidden);
  transplant(policy.move, old.hidden, wide.move, wide.shape.hidden);
  const { w1, shape } = value;
  const longer = initialValue(shape.hidden1, source);
  transplant(w1, shape.hidden1, longer.w1, shape.hidden1);
  return { policy: wide, value: { ...value, shape: longer.shape, w1: longer.w1 } };
}

/** Copies the rows of a matrix into a larger one, whose new rows add nothing to the units. */
function transplant(from: Float32Array, units: number, to: Float32Array, wider: number): void {
  for (let row = 0; row * wider < to.length; row++)
    for (let unit = 0; unit < units; unit++) to[row * wider + unit] = from[row * units + unit] ?? 0;
}
