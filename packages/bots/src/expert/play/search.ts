import {
  advance,
  clone,
  decisions,
  determinize,
  type GameState,
  type GameView,
  type Move,
  type Seat,
} from '@khora/engine';
import type { Budget, Choose, Thinking } from '../../bot.ts';
import { likingOf } from '../../characters.ts';
import { type Clock, clockFor } from '../../clock.ts';
import { Candidate } from '../../learned/candidate.ts';
import { type Estimate, finalEstimate } from '../../learned/evaluator.ts';
import { type Judgement, mixed } from '../../learned/judgement.ts';
import { bestOf, type Prospect } from '../../learned/lookahead.ts';
import { race } from '../../learned/race.ts';
import type { Passed } from '../../memory.ts';
import { ownSeat } from '../../own.ts';
import { type Seeded, seeded } from '../../seeded.ts';
import { worthOf } from '../networks/judge.ts';
import { horizonOf, NEAR } from './horizon.ts';
import type { Mind } from './mind.ts';
import { likelihoods, POINTS } from './player.ts';
import { recollect } from './recollection.ts';

const DEFAULT_BUDGET: Budget = { milliseconds: 1000 };
const ENDLESS = clockFor({ iterations: Number.POSITIVE_INFINITY });
/** How far a trial is judged by its later result rather than by how it looked at the end of a round. */
const LAMBDA = 0.9;
/** How freely everybody plays in imagined worlds: less freely than in training, so that less is left to chance. */
const HEAT = 0.5;
/** After a search, a move that brought this many points more than another is e times as likely. */
const POINTS_PER_NAT = 2;
/** Points per unit that the race between candidates counts in. */
const UNIT = 100;

/** How likely each choice of a seat should be, according to a search. */
export interface Improvement {
  /** The choice that the search would make. */
  readonly best: number;
  readonly chances: readonly number[];
  /** Its expected result. */
  readonly estimate: Estimate;
}

/** The policy with search: its likeliest moves are tried in imagined worlds, where it plays for everybody. */
export class Searcher {
  private readonly mind: () => Mind;

  /** The mind is loaded when it is first needed, in that decision's time. */
  constructor(mind: () => Mind) {
    this.mind = mind;
  }

  readonly choose: Choose = (view, thinking) => bestOf(this.weigh(view, thinking)).move;

  /** The moves for the view's seat with their expected results, best first. */
  weigh(view: GameView, thinking: Thinking): Prospect[] {
    return this.compare(view, thinking).weighed;
  }

  /**
   * The policy improved by a search: the moves that were tried share all likelihood, according to their results in the
   * same worlds.
   */
  improve(view: GameView, thinking: Thinking): Improvement {
    const { moves, candidates, weighed } = this.compare(view, thinking);
    const best = bestOf(weighed);
    const leader = candidates.find(({ rated }) => rated.move === best.move);
    const tried = candidates.filter(({ trials }) => trials.length > 0);
    const ahead = tried.map((candidate) => {
      const worlds = Math.min(candidate.trials.length, leader?.trials.length ?? 0);
      return UNIT * (candidate.worth(worlds) - (leader?.worth(worlds) ?? 0));
    });
    const shares = likelihoods(ahead, POINTS_PER_NAT);
    return {
      best: moves.indexOf(best.move),
      chances: moves.map((move) => shares[tried.findIndex(({ rated }) => rated.move === move)] ?? 0),
      estimate: best.estimate,
    };
  }

  private compare(
    view: GameView,
    { budget = DEFAULT_BUDGET, seed, character, passed = [], onHurried }: Thinking,
  ): { moves: readonly Move[]; candidates: Candidate[]; weighed: Prospect[] } {
    const clock = clockFor(budget);
    const rounds = horizonOf(budget);
    const seat = ownSeat(view);
    const { player, judge } = this.mind();
    const moves = player.score(view, seat);
    const chances = likelihoods(player.scores);
    const estimate = judge.look(view, seat);
    const now = worthOf(estimate);
    const likeliest = Math.max(...chances);
    const worlds: GameState[] = [];
    const candidates = moves.map((move, i) => {
      const doubt = Math.log(likeliest / Math.max(1e-6, chances[i] as number));
      const value = now - POINTS * doubt + likingOf(character, move);
      return new Candidate({ move, value: 0 }, { estimate, value: value / UNIT });
    });
    const weighed = race(
      candidates.sort((a, b) => b.glance.value - a.glance.value),
      {
        clock,
        length: rounds,
        run: (candidate, world) => {
          const { move } = candidate.rated;
          const name = `${seed}/${world}`;
          worlds[world] ??= this.imagine(view, { name, passed });
          const source = seeded(name);
          const trial = this.trial(clone(worlds[world]), seat, move, { source, clock, rounds });
          if (trial)
            candidate.trials.push({ ...trial, value: trial.value + likingOf(character, move) / UNIT });
        },
      },
    );
    if (clock.isHurried()) onHurried?.();
    return { moves, candidates, weighed };
  }

  /** What each of these moves leads to in one imagined world that is played for so many rounds, however long that takes. */
  tried(
    view: GameView,
    moves: readonly Move[],
    { name, rounds = NEAR }: { name: string; rounds?: number },
  ): Judgement[] {
    const world = this.imagine(view, { name, passed: [] });
    return moves.map((move) => {
      const terms = { source: seeded(name), clock: ENDLESS, rounds };
      const trial = this.trial(clone(world), ownSeat(view), move, terms);
      if (!trial) throw new Error('A trial without a limit did not finish.');
      return trial;
    });
  }

  /** A world that looks like the view: hidden cards and secret answers are made up, as far as they are not remembered. */
  private imagine(view: GameView, { name, passed }: { name: string; passed: Passed }): GameState {
    const seat = ownSeat(view);
    const state = determinize(view, name);
    const source = seeded(`${name}/hidden`);
    if (passed.length > 0) recollect(state, seat, passed, source);
    this.guessOthers(state, seat, source);
    return state;
  }

  /** What a move leads to in one imagined world. Each round played is a tick of the clock; null if it runs out. */
  private trial(
    state: GameState,
    seat: Seat,
    move: Move,
    { source, clock, rounds }: { source: Seeded; clock: Clock; rounds: number },
  ): Judgement | null {
    advance(state, seat, move);
    const seen: Judgement[] = [];
    const first = Math.max(1, state.round) + 1;
    for (let round = first; round < first + rounds; round++) {
      const isDone = this.playTo(state, seat, source, { round, clock });
      clock.tick();
      if (!isDone) return null;
      seen.push(this.judged(state, seat));
      if (state.phase === 'over') break;
    }
    return seen.reduceRight((later, sooner) => mixed(sooner, later, LAMBDA));
  }

  private judged(state: GameState, seat: Seat): Judgement {
    const estimate =
      state.phase === 'over' ? finalEstimate(state, seat) : this.mind().judge.look(state, seat);
    return { estimate, value: worthOf(estimate) / UNIT };
  }

  /** The others' answers to the same secret question, drawn from the policy, with the cards they hold in this world. */
  private guessOthers(state: GameState, own: Seat, source: Seeded): void {
    const asked = state.players[own]?.agenda.at(-1)?.do;
    if (asked !== 'assign' && asked !== 'draft') return;
    state.players.forEach((player, index) => {
      const seat = index as Seat;
      if (seat === own || player.agenda.at(-1)?.do !== asked) return;
      // An answer already given is drawn again: nobody knows it.
      const move = this.mind().player.sample(state, seat, source, HEAT);
      if (move.type === asked) advance(state, seat, move);
    });
  }

  /** Plays up to the seat's first question in a round, or to the end of the game; false if time runs out first. */
  private playTo(
    state: GameState,
    own: Seat,
    source: Seeded,
    { round, clock }: { round: number; clock: Clock },
  ): boolean {
    const { player } = this.mind();
    while (state.phase !== 'over') {
      if (state.round >= round && state.players[own]?.standby === 'asked') return true;
      const [open] = decisions(state);
      if (!open) throw new Error('Nobody is asked, and the game is not over.');
      if (clock.isOut()) return false;
      advance(state, open.seat, player.sample(state, open.seat, source, HEAT));
    }
    return true;
  }
}
