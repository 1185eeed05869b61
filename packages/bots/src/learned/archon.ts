import { determinize, type GameView } from '@khora/engine';
import type { Budget, Choose, Thinking } from '../bot.ts';
import { clockFor } from '../clock.ts';
import type { Weights } from '../kernel/kernel.ts';
import { ownSeat } from '../own.ts';
import { Candidate } from './candidate.ts';
import { Evaluator } from './evaluator.ts';
import { mean } from './judgement.ts';
import { bestOf, type Prospect, planned } from './lookahead.ts';
import { Playout } from './playout.ts';
import { Predictor } from './policy.ts';
import { race } from './race.ts';
import { ROUNDS, type Tools, Trials } from './trials.ts';

const DEFAULT_BUDGET: Budget = { milliseconds: 1000 };
/** How many imagined worlds the first glance at a move is averaged over. */
const GLANCES = 4;

interface Networks {
  readonly value: Weights;
  readonly policy: Weights;
}

/** The learned evaluation with search. */
export class Archon {
  private readonly load: () => Networks;
  private tools: Tools | null = null;

  /** The weights are loaded when they are first needed, in that decision's time. */
  constructor(load: () => Networks) {
    this.load = load;
  }

  readonly choose: Choose = (view, thinking) => bestOf(this.weigh(view, thinking)).move;

  /** The moves for the view's seat with their expected results, best first. */
  weigh(view: GameView, { budget = DEFAULT_BUDGET, seed }: Thinking): Prospect[] {
    const clock = clockFor(budget);
    const seat = ownSeat(view);
    this.tools ??= toolsOf(this.load());
    const trials = new Trials(this.tools, view, seat);
    const moves = planned(view, seat);
    // An assignment looks the same in every world.
    const glances = moves.every(({ move }) => move.type === 'assign') ? 1 : GLANCES;
    const worlds = Array.from({ length: glances }, (_, world) => determinize(view, `${seed}/${world}`));
    const candidates = moves.map(
      (rated) => new Candidate(rated, mean(worlds.map((state) => trials.look(state, rated)))),
    );
    return race(
      candidates.sort((a, b) => b.glance.value - a.glance.value),
      {
        clock,
        length: ROUNDS,
        run(candidate, world) {
          const trial = trials.run(candidate.rated, `${seed}/${world}`, clock);
          if (trial) candidate.trials.push(trial);
        },
      },
    );
  }
}

function toolsOf({ value, policy }: Networks): Tools {
  return { evaluator: new Evaluator(value), playout: new Playout(new Predictor(policy)) };
}
