import type { Weights } from '../kernel/kernel.ts';
import type { PolicyWeights } from './policy-network.ts';

/** What is learned: how to play, and what positions are worth. */
export interface Networks {
  readonly policy: PolicyWeights;
  readonly value: Weights;
}
