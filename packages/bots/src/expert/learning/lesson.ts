import { advance, createGame, decisions, isOver, type Seat, view } from '@khora/engine';
import { itemAt } from '../../item-at.ts';
import { type Estimate, finalEstimate } from '../../learned/evaluator.ts';
import { type Seeded, seeded } from '../../seeded.ts';
import { randomSetup } from '../../setups.ts';
import { worthOf } from '../networks/judge.ts';
import type { Networks } from '../networks/networks.ts';
import { drawn, likelihoods } from '../play/player.ts';
import { type Rival, type Rivals, rivalOf } from './rivals.ts';
import { mix, type NetworkLesson, Sums, VALUE_LAMBDA, VALUED } from './sums.ts';
import { type Teacher, type TeacherId, teacherOf } from './teachers.ts';

/** How a batch of games is learned from. */
export interface Method {
  readonly teacher: TeacherId;
  /**
   * The share of decisions in which the teacher says what to do; from the others the policy learns by their results.
   */
  readonly asked: number;
  /** How much keeping all moves possible counts. */
  readonly entropy: number;
  /** The share of decisions in which any move is tried, however unlikely: a policy cannot learn what it never does. */
  readonly explore: number;
  /** How far a choice is judged by what came later rather than by the value network's next estimate. */
  readonly lambda: number;
  /** Points that each round with three dice counts on top: a policy cannot learn to use what it never has. */
  readonly prize: number;
  /** The opponents; null for itself. */
  readonly rivals: Rivals | null;
}

/** The share of moves in the teacher's games that the pupil makes. */
const PUPIL = 0.3;
/** An advantage of this many points is one step of the gradient. */
const ADVANTAGE = 8;

/** A move less likely than this need not become even less likely. */
const HOPELESS = 3e-4;

interface Decision {
  readonly seat: Seat;
  readonly scores: readonly number[];
  readonly chosen: number;
  /** How likely that was. */
  readonly chance: number;
  /** Whether it was chosen purely at random. */
  readonly isExplored: boolean;
  /** Points that it counts on top of its result. */
  readonly prize: number;
  /** What the teacher would do, if it was asked. */
  readonly taught: readonly number[] | null;
}

/** Plays games and adds up what they teach. The same networks, seeds and method give the same lesson. */
export function lessonFrom(networks: Networks, seeds: readonly string[], method: Method): NetworkLesson {
  return new Classroom(networks, method).teach(seeds);
}

class Classroom {
  private readonly method: Method;
  private readonly sums: Sums;
  private readonly teacher: Teacher;
  private readonly rival: Rival | null;
  private contests = 0;
  private contestsWon = 0;

  constructor(networks: Networks, method: Method) {
    this.method = method;
    this.sums = new Sums(networks);
    this.rival = method.rivals && rivalOf(method.rivals);
    this.teacher = teacherOf(method.teacher);
  }

  teach(seeds: readonly string[]): NetworkLesson {
    const points = seeds.flatMap((seed) => this.game(seed));
    const { contests, contestsWon } = this;
    return { ...this.sums.lesson(points, seeds.length), contests, contestsWon };
  }

  private game(seed: string): number[] {
    const source = seeded(seed);
    const state = createGame(randomSetup(seed, source));
    const { policy } = this.sums;
    policy.tape.clear();
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
      const { moves, scores } = policy.score(state, seat);
      const isExplored = source.next() < this.method.explore;
      const chances = likelihoods(scores);
      const chosen = isExplored ? source.below(moves.length) : drawn(chances, source);
      const taught =
        source.next() < this.method.asked
          ? this.teacher(view(state, seat), moves, `${seed}/${made.length}`)
          : null;
      const prize = moves[0]?.type === 'assign' && moves[0].tiles.length > 2 ? this.method.prize : 0;
      made.push({ seat, scores, chosen, chance: chances[chosen] ?? 0, isExplored, prize, taught });
      // A teacher who is always asked plays most moves itself.
      const isShown = taught !== null && this.method.asked === 1 && source.next() >= PUPIL;
      const played = isShown ? drawn(taught, source) : chosen;
      advance(state, seat, itemAt(moves, played));
    }
    const pupils = state.players.map((_, seat) => seat as Seat).filter((seat) => !rival || seat === pupil);
    for (const seat of pupils) this.learn(made, seat, finalEstimate(state, seat), source);
    if (rival) {
      this.contests += 1;
      this.contestsWon += finalEstimate(state, pupil).win[0] ?? 0;
    }
    return pupils.map((seat) => state.players[seat]?.points ?? 0);
  }

  /** From the end backwards: the result of each of a seat's choices, compared with what was expected. */
  private learn(made: readonly Decision[], seat: Seat, result: Estimate, source: Seeded): void {
    const { method, sums } = this;
    const players = result.win.length;
    let next = worthOf(result);
    let advantage = 0;
    let target = result;
    let guess = result;
    for (let i = made.length - 1; i >= 0; i--) {
      const decision = itemAt(made, i);
      if (decision.seat !== seat) continue;
      const now = sums.look(i, players);
      const worth = worthOf(now);
      advantage = next + decision.prize - worth + method.lambda * advantage;
      next = worth;
      const { taught, isExplored } = decision;
      const chances = taught ?? only(decision.chosen, decision.scores.length);
      const isHopeless = isExplored && advantage < 0 && decision.chance < HOPELESS;
      const weight = taught ? 1 : isHopeless ? 0 : advantage / ADVANTAGE;
      sums.teach(i, decision.scores, { chances, weight, entropy: taught ? 0 : method.entropy });
      target = mix(target, guess, VALUE_LAMBDA);
      guess = now;
      // The result of a move that the policy would not have made says nothing about its earlier moves.
      if (isExplored) {
        advantage = 0;
        target = now;
      } else if (source.next() < VALUED) sums.appraise(i, target);
    }
  }
}

function only(chosen: number, count: number): Float32Array {
  const chances = new Float32Array(count);
  chances[chosen] = 1;
  return chances;
}
