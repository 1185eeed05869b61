import { advance, createGame, decisions, isOver, type Move, type Seat, view } from '@khora/engine';
import type { Weights } from '../kernel/kernel.ts';
import { type Estimate, finalEstimate } from '../learned/evaluator.ts';
import { type Seeded, seeded } from '../seeded.ts';
import { randomSetup } from '../setups.ts';
import { Judge, valueSlope, worthOf } from './judge.ts';
import { drawn, likelihoods } from './player.ts';
import { PolicyGradient } from './policy-gradient.ts';
import { POLICY_ARRAYS, type PolicyWeights } from './policy-network.ts';
import { type Rival, type Rivals, rivalOf } from './rivals.ts';
import { type Teacher, type TeacherId, teacherOf } from './teachers.ts';
import { ValueGradient } from './value-gradient.ts';

export interface Networks {
  readonly policy: PolicyWeights;
  readonly value: Weights;
}

/** How a batch of games is learned from. */
export interface Method {
  readonly teacher: TeacherId;
  /** Of all decisions, the part at which the teacher says what to do; from the others the policy learns by what comes of them. */
  readonly asked: number;
  /** How much is made of keeping all moves in play. */
  readonly entropy: number;
  /** Of all decisions, the part at which any move is tried, however unlikely: a policy cannot learn what it never does. */
  readonly explore: number;
  /** How much the judgement of a choice believes what came later rather than the value network's next look. */
  readonly lambda: number;
  /** Whom it plays against; null: itself. */
  readonly rivals: Rivals | null;
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
  /** Of all players who learned. */
  readonly points: readonly number[];
  /** Games against rivals, and those of them that were won. */
  readonly contests: number;
  readonly contestsWon: number;
}

/** Of the teacher's games, the part of moves that the pupil makes. */
const PUPIL = 0.3;
/** Of all positions, the part that the value network learns from: neighbours are much alike. */
const VALUED = 0.34;
const VALUE_LAMBDA = 0.95;
/** An advantage of so many points is one step of the gradient. */
const ADVANTAGE = 8;

/** A move that is less likely than this need not become still less so. */
const HOPELESS = 3e-4;

interface Decision {
  readonly seat: Seat;
  readonly scores: readonly number[];
  readonly chosen: number;
  /** How likely that was. */
  readonly chance: number;
  /** Whether chance alone chose. */
  readonly isExplored: boolean;
  /** What the teacher would do, if it was asked. */
  readonly taught: readonly number[] | null;
}

/** Plays games and sums up what they teach. The same networks, seeds and method give the same lesson. */
export function lessonFrom(networks: Networks, seeds: readonly string[], method: Method): Lesson {
  return new Classroom(networks, method).teach(seeds);
}

class Classroom {
  private readonly method: Method;
  private readonly judge: Judge;
  private readonly policy: PolicyGradient;
  private readonly value: ValueGradient;
  private readonly teacher: Teacher;
  private readonly rival: Rival | null;
  private contests = 0;
  private contestsWon = 0;
  private decisions = 0;
  private valued = 0;
  private policyLoss = 0;
  private valueLoss = 0;

  constructor({ policy, value }: Networks, method: Method) {
    this.method = method;
    this.judge = new Judge(value);
    this.policy = new PolicyGradient(policy);
    this.value = new ValueGradient(value);
    this.rival = method.rivals && rivalOf(method.rivals);
    this.teacher = teacherOf(method.teacher, { policy, value });
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
      contests: this.contests,
      contestsWon: this.contestsWon,
    };
  }

  private game(seed: string): number[] {
    const source = seeded(seed);
    const state = createGame(randomSetup(seed, source));
    this.policy.tape.clear();
    let turns = 0;
    const made: Decision[] = [];
    const rival = source.next() < (this.method.rivals?.part ?? 0) ? this.rival : null;
    const pupil = source.below(state.players.length) as Seat;
    while (!isOver(state)) {
      const [open] = decisions(state);
      if (!open) throw new Error('Nobody is asked, and the game is not over.');
      const { seat } = open;
      if (rival && seat !== pupil) {
        advance(state, seat, rival(state, seat, `${seed}/${turns++}`));
        continue;
      }
      const { moves, scores } = this.policy.score(state, seat);
      const isExplored = source.next() < this.method.explore;
      const chances = likelihoods(scores);
      const chosen = isExplored ? source.below(moves.length) : drawn(chances, source);
      const taught =
        source.next() < this.method.asked
          ? this.teacher(view(state, seat), moves, `${seed}/${made.length}`)
          : null;
      made.push({ seat, scores, chosen, chance: chances[chosen] ?? 0, isExplored, taught });
      // A teacher who is always there plays most moves itself.
      const isShown = taught !== null && this.method.asked === 1 && source.next() >= PUPIL;
      const played = isShown ? drawn(taught, source) : chosen;
      advance(state, seat, moves[played] as Move);
    }
    const pupils = state.players.map((_, seat) => seat as Seat).filter((seat) => !rival || seat === pupil);
    for (const seat of pupils) this.learn(made, seat, finalEstimate(state, seat), source);
    if (rival) {
      this.contests += 1;
      this.contestsWon += finalEstimate(state, pupil).win[0] ?? 0;
    }
    return pupils.map((seat) => state.players[seat]?.points ?? 0);
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
      const { taught, isExplored } = decision;
      const chances = taught ?? only(decision.chosen, tape.choices(i));
      const isHopeless = isExplored && advantage < 0 && decision.chance < HOPELESS;
      const weight = taught ? 1 : isHopeless ? 0 : advantage / ADVANTAGE;
      this.decisions += 1;
      this.policyLoss += this.policy.add(i, decision.scores, {
        chances,
        weight,
        entropy: taught ? 0 : method.entropy,
      });
      target = mix(target, guess, VALUE_LAMBDA);
      guess = now;
      // What came of a move that the policy would not have made says nothing about its moves before.
      if (isExplored) {
        advantage = 0;
        target = now;
        continue;
      }
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

function only(chosen: number, count: number): Float32Array {
  const chances = new Float32Array(count);
  chances[chosen] = 1;
  return chances;
}
