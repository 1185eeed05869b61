import {
  type Action,
  advance,
  createGame,
  decisions,
  determinize,
  type GameState,
  isOver,
  type Seat,
  view,
} from '@khora/engine';
import { itemAt } from '../../item-at.ts';
import type { Rated } from '../../plan/plan.ts';
import { type Seeded, seeded } from '../../seeded.ts';
import { randomSetup } from '../../setups.ts';
import { type Estimate, type Evaluator, finalEstimate, POINT_SCALE, utility } from '../evaluator.ts';
import { encode } from '../features.ts';
import { bestOf, estimateAfter, type Prospect, planned } from '../lookahead.ts';

/** A position after a move, as its seat saw it, and what came of it. */
export interface Sample {
  readonly index: Uint16Array;
  readonly value: Float32Array;
  readonly players: number;
  /** The hand-made plan's estimate of the final points. */
  readonly plan: number;
  /** Chances of winning and points in learning units, clockwise from the seat: first the network's, then the truth. */
  readonly target: Float32Array;
}

/** What the public knew of a player when they assigned tiles, and what they chose. */
export interface Assignment {
  readonly index: Uint16Array;
  readonly value: Float32Array;
  readonly dice: readonly number[];
  readonly citizens: number;
  readonly tiles: readonly Action[];
}

export interface Played {
  readonly samples: Sample[];
  readonly assignments: Assignment[];
  readonly points: number[];
}

/** How far a target follows what came later rather than the network's next guess. */
const LAMBDA = 0.75;
const SEATS = 4;
const CAPACITY = 512;

function vector({ win, points }: Estimate): Float32Array {
  const target = new Float32Array(2 * SEATS);
  win.forEach((chance, turn) => {
    target[turn] = chance;
  });
  points.forEach((count, turn) => {
    target[SEATS + turn] = count / POINT_SCALE;
  });
  return target;
}

/** λ-returns along one seat's positions, from the end backwards. */
function settleTargets(chain: readonly Sample[], result: Float32Array): void {
  let following = result;
  let guess = result;
  for (let i = chain.length - 1; i >= 0; i--) {
    const { target } = itemAt(chain, i);
    const own = target.slice();
    for (let k = 0; k < target.length; k++) {
      target[k] = LAMBDA * (following[k] ?? 0) + (1 - LAMBDA) * (guess[k] ?? 0);
    }
    following = target;
    guess = own;
  }
}

/** Usually the best move; sometimes one that looks nearly as good, and now and then any. */
function explore(all: readonly Prospect[], source: Seeded, heat: number): Prospect {
  const best = bestOf(all);
  if (source.next() < 0.02) return all[source.below(all.length)] ?? best;
  const weights = all.map(({ utility }) => Math.exp((utility - best.utility) / heat));
  let ticket = source.next() * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [i, weight] of weights.entries()) {
    ticket -= weight;
    if (ticket < 0) return all[i] ?? best;
  }
  return best;
}

const scratch = { index: new Int32Array(CAPACITY), value: new Float32Array(CAPACITY) };

function assignmentOf(state: GameState, seat: Seat, tiles: readonly Action[]): Assignment {
  const count = encode(state, seat, scratch, { knowing: 'public' });
  const player = state.players[seat];
  return {
    index: Uint16Array.from(scratch.index.subarray(0, count)),
    value: scratch.value.slice(0, count),
    dice: player?.dice ?? [],
    citizens: player?.citizens ?? 0,
    tiles,
  };
}

export interface Practice {
  readonly evaluator: Evaluator;
  readonly seed: string;
  /** How readily a move that looks worse than the best is tried. */
  readonly heat: number;
}

/** One game of the network against itself, each seat looking one move ahead from what it may know. */
export function selfPlay({ evaluator, seed, heat }: Practice): Played {
  const source = seeded(seed);
  const state = createGame(randomSetup(seed, source));
  const chains: Sample[][] = state.players.map(() => []);
  const assignments: Assignment[] = [];
  for (let turn = 0; !isOver(state); turn++) {
    const open = decisions(state)[0];
    if (!open) throw new Error('Nobody is asked, and the game is not over.');
    const { seat } = open;
    const seen = view(state, seat);
    const imagined = determinize(seen, `${seed}/${turn}`);
    const rated = planned(seen, seat);
    const all = rated.map((own): Prospect => {
      const estimate = estimateAfter(evaluator, imagined, seat, own);
      return { move: own.move, estimate, utility: utility(estimate, own.value) };
    });
    const { move, estimate } = explore(all, source, heat);
    if (move.type === 'assign') assignments.push(assignmentOf(state, seat, move.tiles));
    const chosen = rated.find((own) => own.move === move) as Rated;
    // Evaluated once more, so that the kernel holds the inputs of the move that is made.
    estimateAfter(evaluator, imagined, seat, chosen);
    const { kernel, active } = evaluator;
    chains[seat]?.push({
      index: Uint16Array.from(kernel.index.subarray(0, active)),
      value: kernel.value.slice(0, active),
      players: state.players.length,
      plan: chosen.value,
      target: vector(estimate),
    });
    advance(state, seat, move);
  }
  chains.forEach((chain, seat) => {
    settleTargets(chain, vector(finalEstimate(state, seat as Seat)));
  });
  return { samples: chains.flat(), assignments, points: state.players.map(({ points }) => points) };
}
