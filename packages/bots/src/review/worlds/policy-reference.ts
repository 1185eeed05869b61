import { type GameState, type GameView, type Move, type Seat, sha256Hex } from '@khora/engine';
import { priors } from '../../assess.ts';
import { NETWORKS } from '../../expert/networks/weights.ts';
import { mind } from '../../levels.ts';
import { prospectsOf } from './prospects.ts';
import type { Reference } from './reference.ts';
import type { Vector } from './vectors.ts';

/** Moves that the policy finds less likely than this are not looked at. */
const UNLIKELY = 0.02;

/** The learned policy as the reference: what the learned levels would play without looking ahead. */
class PolicyReference implements Reference {
  readonly version: string;

  constructor() {
    this.version = `policy-${sha256Hex(JSON.stringify(NETWORKS.policy)).slice(0, 8)}`;
  }

  choose(state: GameState, seat: Seat): Move {
    return mind().player.best(state, seat);
  }

  candidates(view: GameView, seat: Seat): readonly Move[] {
    return priors(view, seat)
      .filter(({ chance }) => chance >= UNLIKELY)
      .map(({ move }) => move);
  }

  judge(state: GameState): Vector {
    return prospectsOf(state, mind());
  }
}

let known: Reference | null = null;

/** Made when it is first asked for: unpacking takes a moment. */
export function policyReference(): Reference {
  known ??= new PolicyReference();
  return known;
}
