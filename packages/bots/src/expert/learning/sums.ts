import type { Estimate } from '../../learned/evaluator.ts';
import { Judge, valueSlope } from '../networks/judge.ts';
import type { Networks } from '../networks/networks.ts';
import { POLICY_ARRAYS } from '../networks/policy-network.ts';
import { type Aim, PolicyGradient } from './policy-gradient.ts';
import { ValueGradient } from './value-gradient.ts';

/** What a batch of games teaches: the sums of the gradients, and figures about it. */
export interface NetworkLesson {
  readonly policy: readonly Float32Array[];
  readonly value: readonly Float32Array[];
  readonly games: number;
  readonly decisions: number;
  readonly valued: number;
  readonly policyLoss: number;
  readonly valueLoss: number;
  /** The points of all players who learned. */
  readonly points: readonly number[];
  /** Games against rivals, and those of them that were won. */
  readonly contests: number;
  readonly contestsWon: number;
}

/** The share of positions that the value network learns from: neighbouring ones are much alike. */
export const VALUED = 0.34;
/** How far the value network's target follows what came later rather than its next estimate. */
export const VALUE_LAMBDA = 0.95;

/** Adds up what the decisions of games teach both networks. Decisions are numbered as on the policy's tape. */
export class Sums {
  readonly policy: PolicyGradient;
  private readonly judge: Judge;
  private readonly value: ValueGradient;
  private decisions = 0;
  private valued = 0;
  private policyLoss = 0;
  private valueLoss = 0;

  constructor({ policy, value }: Networks) {
    this.policy = new PolicyGradient(policy);
    this.judge = new Judge(value);
    this.value = new ValueGradient(value);
  }

  /** What the value network expects of a decision's position now. */
  look(decision: number, players: number): Estimate {
    const { tape } = this.policy;
    return this.judge.reread(tape.index, tape.value, tape.positionSpan(decision), players);
  }

  /** Adds what should have been chosen. */
  teach(decision: number, scores: readonly number[], aim: Aim): void {
    this.decisions += 1;
    this.policyLoss += this.policy.add(decision, scores, aim);
  }

  /** Adds what a decision's position was worth. */
  appraise(decision: number, target: Estimate): void {
    const { tape } = this.policy;
    const span = tape.positionSpan(decision);
    this.valued += 1;
    this.valueLoss += this.value.add({
      index: tape.index.subarray(...span),
      value: tape.value.subarray(...span),
      slope: (outputs, gradient) => valueSlope(target, outputs, gradient),
    });
  }

  lesson(points: readonly number[], games: number): NetworkLesson {
    const { decisions, valued, policyLoss, valueLoss } = this;
    return {
      policy: POLICY_ARRAYS.map((array) => this.policy.gradient[array].slice()),
      value: this.value.gradient(),
      games,
      decisions,
      valued,
      policyLoss,
      valueLoss,
      points,
      contests: 0,
      contestsWon: 0,
    };
  }
}

/** A mixture: this share of one estimate, and the rest of another. */
export function mix(one: Estimate, other: Estimate, part: number): Estimate {
  const mixed = (a: number, b = 0) => part * a + (1 - part) * b;
  return {
    win: one.win.map((chance, turn) => mixed(chance, other.win[turn])),
    points: one.points.map((points, turn) => mixed(points, other.points[turn])),
  };
}
