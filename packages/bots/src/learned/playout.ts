import { advance, decisions, type GameState, type Move, type Seat, view as viewOf } from '@khora/engine';
import { best, type Rated } from '../plan/plan.ts';
import { seeded } from '../seeded.ts';
import { planned, plannedAmong } from './lookahead.ts';
import type { Predictor } from './policy.ts';

/** How many of a seat's possible assignments the plan looks at, likeliest first. */
const LIKELIEST = 3;

/** Continues imagined games quickly, and nearly as well as the plan. */
export class Playout {
  private readonly predictor: Predictor;

  constructor(predictor: Predictor) {
    this.predictor = predictor;
  }

  /** Plays up to the seat's first question in a round, or to the end of the game; false if it was stopped first. */
  run(state: GameState, own: Seat, { round, isOut }: { round: number; isOut: () => boolean }): boolean {
    while (state.phase !== 'over') {
      if (state.round >= round && state.players[own]?.standby === 'asked') return true;
      const [open] = decisions(state);
      if (!open) throw new Error('Nobody is asked, and the game is not over.');
      if (isOut()) return false;
      advance(state, open.seat, this.choose(state, open.seat).move);
    }
    return true;
  }

  /** What the plan thinks best for a seat. */
  choose(state: GameState, seat: Seat): Rated {
    const seen = viewOf(state, seat);
    if (!isAssigning(state, seat)) return best(planned(seen, seat));
    const likely = this.predictor.likelihoods(state, seat).sort((a, b) => b.chance - a.chance);
    const moves = likely.slice(0, LIKELIEST).map(({ tiles }): Move => ({ type: 'assign', tiles }));
    return best(plannedAmong(seen, moves));
  }

  /**
   * Gives the others tiles that they may well have chosen, judging by what everybody knows of them; the same in each
   * world.
   */
  predict(state: GameState, own: Seat, world: string): void {
    if (!isAssigning(state, own)) return;
    const source = seeded(world);
    state.players.forEach((_, index) => {
      const seat = index as Seat;
      if (seat === own) return;
      advance(state, seat, { type: 'assign', tiles: this.predictor.sample(state, seat, source) });
    });
  }
}

function isAssigning(state: GameState, seat: Seat): boolean {
  return state.players[seat]?.agenda.at(-1)?.do === 'assign';
}
