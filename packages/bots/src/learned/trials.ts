import { advance, determinize, type GameState, type GameView, type Seat } from '@khora/engine';
import type { Clock } from '../clock.ts';
import type { Rated } from '../plan/plan.ts';
import { type Evaluator, finalEstimate, utility } from './evaluator.ts';
import { type Judgement, mixed } from './judgement.ts';
import { estimateAfter } from './lookahead.ts';
import type { Playout } from './playout.ts';

/** How many rounds a trial is played for, including the current one. */
export const ROUNDS = 3;
/** How far a trial is judged by its later result rather than by how it looked at the end of a round. */
const LAMBDA = 0.7;

export interface Tools {
  readonly evaluator: Evaluator;
  readonly playout: Playout;
}

/** Tries moves of one seat in imagined worlds. */
export class Trials {
  private readonly tools: Tools;
  private readonly view: GameView;
  private readonly seat: Seat;

  constructor(tools: Tools, view: GameView, seat: Seat) {
    this.tools = tools;
    this.view = view;
    this.seat = seat;
  }

  /** How a move looks as soon as it is made. */
  look(state: GameState, rated: Rated): Judgement {
    const estimate = estimateAfter(this.tools.evaluator, state, this.seat, rated);
    return { estimate, value: utility(estimate, rated.value) };
  }

  /**
   * What a move leads to in one imagined world: hidden cards are dealt, the others' tiles predicted, and everybody
   * plays on by the plan. Each round played is one tick of the clock; null if it runs out.
   */
  run({ move }: Rated, world: string, clock: Clock): Judgement | null {
    const { seat } = this;
    const { playout } = this.tools;
    const state = determinize(this.view, world);
    playout.predict(state, seat, world);
    advance(state, seat, move);
    const seen: Judgement[] = [];
    const first = Math.max(1, state.round) + 1;
    for (let round = first; round < first + ROUNDS; round++) {
      const isDone = playout.run(state, seat, { round, isOut: clock.isOut });
      clock.tick();
      if (!isDone) return null;
      if (state.phase === 'over') {
        seen.push(this.result(state));
        break;
      }
      const next = playout.choose(state, seat);
      seen.push(this.look(state, next));
      advance(state, seat, next.move);
    }
    return seen.reduceRight((later, sooner) => mixed(sooner, later, LAMBDA));
  }

  private result(state: GameState): Judgement {
    const estimate = finalEstimate(state, this.seat);
    return { estimate, value: utility(estimate, estimate.points[0] ?? 0) };
  }
}
