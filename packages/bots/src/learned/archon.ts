import {
  advance,
  decisions,
  determinize,
  type GameState,
  type GameView,
  type Move,
  type Seat,
  view as viewOf,
} from '@khora/engine';
import type { Budget, Choose, Thinking } from '../bot.ts';
import { type Clock, clockFor } from '../clock.ts';
import type { Weights } from '../kernel/kernel.ts';
import { best, type Rated } from '../plan/plan.ts';
import { seeded } from '../seeded.ts';
import { Evaluator, finalOutlook, type Outlook, utility } from './evaluator.ts';
import { bestOf, outlookAfter, type Prospect, planned, prospects } from './lookahead.ts';
import { Predictor } from './policy.ts';
import { ownSeat } from './strategos.ts';

const DEFAULT_BUDGET: Budget = { milliseconds: 1000 };
/** Imagined worlds that a choice without search is averaged over. */
const WORLDS = 8;

/** What a trial came to, and how good that is. */
interface Trial {
  readonly outlook: Outlook;
  readonly value: number;
}

/** A move under trial, with the means of what its trials came to. */
class Candidate {
  readonly rated: Rated;
  trials = 0;
  private win: number[] = [];
  private points: number[] = [];
  utility = 0;

  constructor(rated: Rated) {
    this.rated = rated;
  }

  add({ outlook, value }: Trial): void {
    this.trials += 1;
    const mean = (old: readonly number[], value: number, turn: number) => {
      const before = old[turn] ?? 0;
      return before + (value - before) / this.trials;
    };
    this.win = outlook.win.map((value, turn) => mean(this.win, value, turn));
    this.points = outlook.points.map((value, turn) => mean(this.points, value, turn));
    this.utility += (value - this.utility) / this.trials;
  }

  prospect(): Prospect {
    return { move: this.rated.move, utility: this.utility, outlook: { win: this.win, points: this.points } };
  }
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

  /** The moves of the view's seat with what they are expected to come to; of assignments those that search tried. */
  weigh(view: GameView, { budget = DEFAULT_BUDGET, seed }: Thinking): Prospect[] {
    const clock = clockFor(budget);
    const seat = ownSeat(view);
    const moves = planned(view, seat);
    const searches = moves.every(({ move }) => move.type === 'assign');
    const candidates = searches
      ? this.search(view, seat, moves, clock, seed)
      : this.average(view, seat, moves, clock, seed);
    return candidates.map((candidate) => candidate.prospect());
  }

  /** The mean over several imagined worlds of how each move looks. */
  private average(
    view: GameView,
    seat: Seat,
    moves: readonly Rated[],
    clock: Clock,
    seed: string,
  ): Candidate[] {
    const candidates = moves.map((rated) => new Candidate(rated));
    for (let world = 0; world < WORLDS && (world === 0 || !clock.isOver()); world++) {
      const state = determinize(view, `${seed}/${world}`);
      for (const candidate of candidates) candidate.add(this.tryOut(state, seat, candidate.rated));
      clock.tick();
    }
    return candidates;
  }

  /**
   * Sequential halving over the assignments: every candidate is played to the end of the round in the same imagined
   * worlds, the worse half is dropped, and the rest of the budget goes to the better half.
   */
  private search(
    view: GameView,
    seat: Seat,
    moves: readonly Rated[],
    clock: Clock,
    seed: string,
  ): Candidate[] {
    const state = determinize(view, seed);
    const ranked = moves
      .map((rated) => ({ rated, utility: this.tryOut(state, seat, rated).value }))
      .sort((a, b) => b.utility - a.utility);
    let field = ranked.slice(0, FIELD).map(({ rated }) => new Candidate(rated));
    const tried: Candidate[] = [];
    for (let world = 0; field.length > 1 && !clock.isOver(); ) {
      const until = clock.share(1 / Math.ceil(Math.log2(field.length)));
      do {
        for (const candidate of field) {
          candidate.add(this.trial(view, seat, candidate.rated.move, `${seed}/${world}`));
          clock.tick();
          if (clock.isOver()) break;
        }
        world += 1;
      } while (!clock.isPast(until) && !clock.isOver());
      const judged = field.filter(({ trials }) => trials === field[0]?.trials);
      field = judged.sort((a, b) => b.utility - a.utility).slice(0, Math.ceil(judged.length / 2));
      if (tried.length === 0) tried.push(...judged);
    }
    // The best of the last field first; a field of one, or no time at all, leaves the evaluation's own favourite.
    const others = tried.filter((candidate) => !field.includes(candidate));
    return field.some(({ trials }) => trials > 0)
      ? [...field, ...others]
      : this.average(view, seat, moves, clock, seed);
  }

  /** One imagined world: hidden cards dealt, the others' tiles predicted, the round played out by plan and evaluation. */
  private trial(view: GameView, seat: Seat, move: Move, world: string): Trial {
    const state = determinize(view, world);
    const { round } = state;
    const source = seeded(world);
    state.players.forEach((_, index) => {
      const other = index as Seat;
      if (other === seat) return;
      advance(state, other, { type: 'assign', tiles: this.predictor.sample(state, other, source) });
    });
    advance(state, seat, move);
    this.playOut(state, seat, round);
    if (state.phase !== 'over') return this.tryOut(state, seat, best(planned(viewOf(state, seat), seat)));
    const outlook = finalOutlook(state, seat);
    return { outlook, value: utility(outlook, outlook.points[0] ?? 0) };
  }

  private tryOut(state: GameState, seat: Seat, rated: Rated): Trial {
    const outlook = outlookAfter(this.evaluator, state, seat, rated);
    return { outlook, value: utility(outlook, rated.value) };
  }

  private playOut(state: GameState, own: Seat, round: number): void {
    while (state.round === round && state.phase !== 'over') {
      const open = decisions(state)[0];
      if (!open) return;
      const { seat } = open;
      const seen = viewOf(state, seat);
      const move =
        seat === own
          ? bestOf(prospects(this.evaluator, seen, state, seat)).move
          : best(planned(seen, seat)).move;
      advance(state, seat, move);
    }
  }
}

/** The most promising assignments, which alone are tried. */
const FIELD = 8;
