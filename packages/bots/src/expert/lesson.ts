import {
  advance,
  createGame,
  decisions,
  type GameState,
  isOver,
  type Move,
  type Seat,
  view,
} from '@khora/engine';
import type { Weights } from '../kernel/kernel.ts';
import { type Estimate, finalEstimate } from '../learned/evaluator.ts';
import { choosePlanned } from '../plan/plan.ts';
import { type Seeded, seeded } from '../seeded.ts';
import { randomSetup } from '../setups.ts';
import { Judge, valueSlope, worthOf } from './judge.ts';
import { argmax, drawn, likelihoods, PolicyPlayer } from './player.ts';
import { PolicyGradient } from './policy-gradient.ts';
import { POLICY_ARRAYS, type PolicyWeights } from './policy-network.ts';
import { ValueGradient } from './value-gradient.ts';

export interface Networks {
  readonly policy: PolicyWeights;
  readonly value: Weights;
}

/** How a batch of games is learned from. */
export interface Method {
  /** Whom the policy imitates; null: it learns from what comes of its own choices. */
  readonly teacher: 'plan' | null;
  /** How much is made of keeping all moves in play. */
  readonly entropy: number;
  /** How much the judgement of a choice believes what came later rather than the value network's next look. */
  readonly lambda: number;
}

/** What a batch of games teaches: the sums of the gradients, and figures about it. */
export interface Lesson {
  readonly policy: readonly Float32Array[];
  readonly value: readonly Float32Array[];
  readonly games: number;
  readonly decisions: number;
  readonly valued: number;
  readonly policyLoss: number;
  readonly valueLoss: number;
  /** Of all players. */
  readonly points: readonly number[];
}

/** Of the teacher's games, the part of moves that the pupil makes. */
const PUPIL = 0.3;
/** Of all positions, the part that the value network learns from: neighbours are much alike. */
const VALUED = 0.34;
const VALUE_LAMBDA = 0.95;
/** An advantage of so many points is one step of the gradient. */
const ADVANTAGE = 8;

interface Decision {
  readonly seat: Seat;
  readonly chosen: number;
}

/** Plays games and sums up what they teach. The same networks, seeds and method give the same lesson. */
export function lessonFrom(networks: Networks, seeds: readonly string[], method: Method): Lesson {
  return new Classroom(networks, method).teach(seeds);
}

class Classroom {
  private readonly method: Method;
  private readonly player: PolicyPlayer;
  private readonly judge: Judge;
  private readonly policy: PolicyGradient;
  private readonly value: ValueGradient;
  private decisions = 0;
  private valued = 0;
  private policyLoss = 0;
  private valueLoss = 0;

  constructor({ policy, value }: Networks, method: Method) {
    this.method = method;
    this.player = new PolicyPlayer(policy);
    this.judge = new Judge(value);
    this.policy = new PolicyGradient(policy);
    this.value = new ValueGradient(value);
  }

  teach(seeds: readonly string[]): Lesson {
    const points = seeds.flatMap((seed) => this.game(seed));
    return {
      policy: POLICY_ARRAYS.map((array) => this.policy.gradient[array].slice()),
      value: this.value.gradient(),
      games: seeds.length,
      decisions: this.decisions,
      valued: this.valued,
      policyLoss: this.policyLoss,
      valueLoss: this.valueLoss,
      points,
    };
  }

  private game(seed: string): number[] {
    const source = seeded(seed);
    const state = createGame(randomSetup(seed, source));
    const { tape } = this.policy;
    tape.clear();
    const made: Decision[] = [];
    while (!isOver(state)) {
      const [open] = decisions(state);
      if (!open) throw new Error('Nobody is asked, and the game is not over.');
      const { seat } = open;
      let isNoted = false;
      const moves = this.player.score(state, seat, (sheet) => {
        if (!isNoted) tape.position(this.player.kernel.position);
        isNoted = true;
        tape.move(sheet);
      });
      const own = drawn(likelihoods(this.player.scores), source);
      const chosen = this.method.teacher === null ? own : taught(state, seat, moves);
      made.push({ seat, chosen });
      const played = source.next() < PUPIL ? own : chosen;
      advance(state, seat, moves[played] as Move);
    }
    state.players.forEach((_, seat) => {
      this.learn(made, seat as Seat, finalEstimate(state, seat as Seat), source);
    });
    return state.players.map(({ points }) => points);
  }

  /** From the end backwards: what came of each choice of a seat, against what was to be expected. */
  private learn(made: readonly Decision[], seat: Seat, result: Estimate, source: Seeded): void {
    const { method } = this;
    const { tape } = this.policy;
    const players = result.win.length;
    let next = worthOf(result);
    let advantage = 0;
    let target = result;
    let guess = result;
    for (let i = made.length - 1; i >= 0; i--) {
      const decision = made[i] as Decision;
      if (decision.seat !== seat) continue;
      const span = tape.positionSpan(i);
      const now = this.judge.reread(tape.index, tape.value, span, players);
      const worth = worthOf(now);
      advantage = next - worth + method.lambda * advantage;
      next = worth;
      const chances = new Float32Array(tape.choices(i));
      chances[decision.chosen] = 1;
      const weight = method.teacher === null ? advantage / ADVANTAGE : 1;
      this.decisions += 1;
      this.policyLoss += this.policy.add(i, { chances, weight, entropy: method.entropy });
      target = mix(target, guess, VALUE_LAMBDA);
      guess = now;
      if (source.next() >= VALUED) continue;
      this.valued += 1;
      const aim = target;
      this.valueLoss += this.value.add({
        index: tape.index.subarray(...span),
        value: tape.value.subarray(...span),
        slope: (outputs, gradient) => valueSlope(aim, outputs, gradient),
      });
    }
  }
}

function mix(one: Estimate, other: Estimate, part: number): Estimate {
  const mixed = (a: number, b = 0) => part * a + (1 - part) * b;
  return {
    win: one.win.map((chance, turn) => mixed(chance, other.win[turn])),
    points: one.points.map((points, turn) => mixed(points, other.points[turn])),
  };
}

/** What the plan would do, among the choices that differ in more than the price. */
function taught(state: GameState, seat: Seat, moves: readonly Move[]): number {
  const wanted = choosePlanned(view(state, seat), { seed: '' });
  const same = moves.map((move) => (isSame(move, wanted) ? 1 : 0));
  return argmax(same);
}

function isSame(one: Move, other: Move): boolean {
  if (one.type === 'assign' && other.type === 'assign')
    return one.tiles.every((tile) => other.tiles.includes(tile));
  return JSON.stringify(one) === JSON.stringify(other);
}
