import {
  advance,
  decisions,
  determinize,
  type GameState,
  type GameView,
  type Move,
  type Seat,
} from '@khora/engine';
import type { Budget, Choose, Thinking } from '../bot.ts';
import { clockFor } from '../clock.ts';
import type { Weights } from '../kernel/kernel.ts';
import { seeded } from '../seeded.ts';
import { Evaluator, type Outlook, utility } from './evaluator.ts';
import { bestOf, outlookAfter, type Prospect, prospects } from './lookahead.ts';

import { Predictor } from './policy.ts';
import { ownSeat } from './strategos.ts';

const DEFAULT_BUDGET: Budget = { milliseconds: 1000 };
/** Worlds that a choice without search is averaged over. */
const WORLDS = 8;

/** A move under trial, with the mean of what its trials came to. */
interface Candidate {
  readonly move: Move;
  trials: number;
  utility: number;
  readonly win: number[];
  readonly points: number[];
}

function candidate({ move, outlook }: Prospect): Candidate {
  return { move, trials: 0, utility: 0, win: outlook.win.map(() => 0), points: outlook.points.map(() => 0) };
}

function record(own: Candidate, outlook: Outlook): void {
  own.trials += 1;
  own.utility += (utility(outlook) - own.utility) / own.trials;
  for (const key of ['win', 'points'] as const) {
    outlook[key].forEach((value, turn) => {
      const mean = own[key][turn] ?? 0;
      own[key][turn] = mean + (value - mean) / own.trials;
    });
  }
}

function prospectOf({ move, utility: value, win, points }: Candidate): Prospect {
  return { move, utility: value, outlook: { win, points } };
}

/** The learned evaluation with search. */
export class Archon {
  private readonly evaluator: Evaluator;
  private readonly predictor: Predictor;

  constructor(value: Weights, policy: Weights) {
    this.evaluator = new Evaluator(value);
    this.predictor = new Predictor(policy);
  }

  readonly choose: Choose = (view, thinking) => bestOf(this.weigh(view, thinking)).move;

  /** The moves of the view's seat with what search or evaluation expects of them; better-tried moves first. */
  weigh(view: GameView, { budget = DEFAULT_BUDGET, seed }: Thinking): Prospect[] {
    const seat = ownSeat(view);
    const first = prospects(this.evaluator, determinize(view, `${seed}/0`), seat);
    if (first.length < 2) return first;
    const assigns = first.every(({ move }) => move.type === 'assign');
    return assigns
      ? this.search(view, seat, first, budget, seed)
      : this.average(view, seat, first, budget, seed);
  }

  /** The mean over several imagined worlds of how each move looks. */
  private average(
    view: GameView,
    seat: Seat,
    first: readonly Prospect[],
    budget: Budget,
    seed: string,
  ): Prospect[] {
    const candidates = first.map((prospect) => {
      const own = candidate(prospect);
      record(own, prospect.outlook);
      return own;
    });
    const clock = clockFor(budget);
    for (let world = 1; world < WORLDS && !clock.isOver(); world++) {
      const state = determinize(view, `${seed}/${world}`);
      for (const own of candidates) record(own, outlookAfter(this.evaluator, state, seat, own.move));
      clock.tick();
    }
    return candidates.map(prospectOf);
  }

  /**
   * Sequential halving over the assignments: every candidate is played to the end of the round in the same imagined
   * worlds, the worse half is dropped, and the rest of the budget goes to the better half.
   */
  private search(
    view: GameView,
    seat: Seat,
    first: readonly Prospect[],
    budget: Budget,
    seed: string,
  ): Prospect[] {
    const clock = clockFor(budget);
    const ranked = first.toSorted((a, b) => b.utility - a.utility);
    const field = ranked.slice(0, fieldSize(budget)).map(candidate);
    const dropped: Candidate[] = [];
    let world = 0;
    while (field.length > 1 && !clock.isOver()) {
      const stages = Math.ceil(Math.log2(field.length));
      const until = clock.share(1 / stages);
      do {
        for (const own of field) {
          if (clock.isOver()) break;
          record(own, this.trial(view, seat, own.move, `${seed}/${world}`));
          clock.tick();
        }
        world += 1;
      } while (!clock.isPast(until) && !clock.isOver());
      field.sort((a, b) => b.utility - a.utility);
      dropped.unshift(...field.splice(Math.ceil(field.length / 2)));
    }
    const tried = [...field, ...dropped].filter(({ trials }) => trials > 0);
    return tried.length > 0 ? tried.map(prospectOf) : ranked;
  }

  /** One imagined world: hidden cards dealt, the others' tiles predicted, the round played out by the evaluation. */
  private trial(view: GameView, seat: Seat, move: Move, world: string): Outlook {
    const state = determinize(view, world);
    const { round } = state;
    const source = seeded(world);
    for (let other = 0; other < state.players.length; other++) {
      if (other === seat) continue;
      const tiles = this.predictor.sample(state, other as Seat, source);
      advance(state, other as Seat, { type: 'assign', tiles });
    }
    advance(state, seat, move);
    this.playOut(state, round);
    return this.evaluator.outlook(state, seat);
  }

  private playOut(state: GameState, round: number): void {
    while (state.round === round && state.phase !== 'over') {
      const open = decisions(state)[0];
      if (!open) return;
      advance(state, open.seat, bestOf(prospects(this.evaluator, state, open.seat)).move);
    }
  }
}

/** With little time only the most promising assignments are tried at all. */
function fieldSize(budget: Budget): number {
  const trials = 'iterations' in budget ? budget.iterations : budget.milliseconds / 2;
  return Math.max(4, Math.min(16, Math.round(trials / 8)));
}
