import { type GameState, type GameView, type Move, type Seat, seated, sha256Hex } from '@khora/engine';
import { type Estimate, Evaluator } from '../learned/evaluator.ts';
import { estimateAfter, planned } from '../learned/lookahead.ts';
import { unpackWeights } from '../learned/network.ts';
import { Playout } from '../learned/playout.ts';
import { Predictor } from '../learned/policy.ts';
import { POLICY, VALUE } from '../learned/weights.ts';
import type { Reference } from './reference.ts';

/** The plan with its predicted tiles plays on, and the learned evaluation says what it comes to. */
class LearnedReference implements Reference {
  readonly version: string;
  private readonly playout = new Playout(new Predictor(unpackWeights(POLICY)));
  private readonly evaluator = new Evaluator(unpackWeights(VALUE));

  constructor() {
    this.version = `learned-${sha256Hex(JSON.stringify([POLICY, VALUE])).slice(0, 8)}`;
  }

  choose(state: GameState, seat: Seat): Move {
    return this.playout.choose(state, seat).move;
  }

  /** Every seat is looked at by its own lights, since nobody knows a hand better than its owner. */
  foresee(state: GameState): Estimate {
    const own = Array.from(seated(state.players), ([, seat]) =>
      estimateAfter(this.evaluator, state, seat, this.playout.choose(state, seat)),
    );
    const hopes = own.map(({ win }) => win[0] ?? 0);
    const sum = hopes.reduce((total, hope) => total + hope, 0);
    return {
      win: hopes.map((hope) => (sum > 0 ? hope / sum : 1 / hopes.length)),
      points: own.map(({ points }) => points[0] ?? 0),
    };
  }

  candidates(position: GameView, seat: Seat): readonly Move[] {
    return planned(position, seat)
      .toSorted((a, b) => b.value - a.value)
      .map(({ move }) => move);
  }
}

let known: Reference | null = null;

/** Made when it is first asked for: unpacking takes a moment. */
export function learnedReference(): Reference {
  known ??= new LearnedReference();
  return known;
}
