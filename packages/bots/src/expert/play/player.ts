import type { Move, Position, Seat } from '@khora/engine';
import type { Choose } from '../../bot.ts';
import { itemAt } from '../../item-at.ts';
import { ownSeat } from '../../own.ts';
import type { Seeded } from '../../seeded.ts';
import { choicesOf } from '../inputs/choices.ts';
import { MoveWriter } from '../inputs/moves.ts';
import { writeState } from '../inputs/state.ts';
import { createPolicyKernel, type PolicyKernel, type PolicyWeights } from '../networks/policy-network.ts';

/** How many points worse a move is assumed to be than one that the policy finds likelier by a factor of e. */
export const POINTS = 0.5;

/** Plays by the policy network alone. */
export class PolicyPlayer {
  readonly kernel: PolicyKernel;
  /** The scores of the moves scored last. */
  readonly scores: number[] = [];

  constructor(weights: PolicyWeights) {
    this.kernel = createPolicyKernel(weights);
  }

  /** Scores the moves of a seat's question. */
  score(position: Position, seat: Seat): readonly Move[] {
    const { kernel, scores } = this;
    const moves = choicesOf(position, seat);
    writeState(position, seat, kernel.position);
    kernel.see();
    const writer = new MoveWriter(position, seat);
    scores.length = 0;
    for (const move of moves) {
      writer.write(move, kernel.move);
      scores.push(kernel.score());
    }
    return moves;
  }

  /** The move with the highest score; the first of equals. */
  best(position: Position, seat: Seat): Move {
    const moves = this.score(position, seat);
    return itemAt(moves, argmax(this.scores));
  }

  /** Draws a move by its likelihood. Heat makes the likelihoods more equal. */
  sample(position: Position, seat: Seat, source: Seeded, heat = 1): Move {
    const moves = this.score(position, seat);
    return itemAt(moves, drawn(likelihoods(this.scores, heat), source));
  }
}

function argmax(scores: readonly number[]): number {
  let best = 0;
  for (let i = 1; i < scores.length; i++) if ((scores[i] as number) > (scores[best] as number)) best = i;
  return best;
}

/** Shares that grow with the exponential of the scores, more slowly the greater the heat. */
export function likelihoods(scores: readonly number[], heat = 1): number[] {
  const top = Math.max(...scores);
  let sum = 0;
  const shares = scores.map((score) => {
    const share = Math.exp((score - top) / heat);
    sum += share;
    return share;
  });
  for (let i = 0; i < shares.length; i++) shares[i] = (shares[i] as number) / sum;
  return shares;
}

export function drawn(chances: readonly number[], source: Seeded): number {
  let ticket = source.next();
  for (let i = 0; i < chances.length; i++) {
    ticket -= chances[i] as number;
    if (ticket < 0) return i;
  }
  return argmax(chances);
}

/** A bot that plays by a policy network alone. */
export function policyBot(weights: PolicyWeights): Choose {
  const player = new PolicyPlayer(weights);
  return (view) => player.best(view, ownSeat(view));
}
