import { type GameState, type Move, type Seat, view } from '@khora/engine';
import type { Networks } from '../networks/networks.ts';
import { mindOf } from '../play/mind.ts';
import { Searcher } from '../play/search.ts';

/** Frozen networks at the other seats: a policy learns what beats them. */
export interface Rivals {
  readonly networks: Networks;
  /** How long they search for a move; 0 means that they play by their policy alone. */
  readonly iterations: number;
  /** The share of games in which they take part; in the others the policy plays against itself. */
  readonly part: number;
}

/** Chooses for a rival's seat. */
export type Rival = (state: GameState, seat: Seat, seed: string) => Move;

export function rivalOf({ networks, iterations }: Rivals): Rival {
  const mind = mindOf(networks);
  if (iterations === 0) return (state, seat) => mind.player.best(state, seat);
  const searcher = new Searcher(() => mind);
  return (state, seat, seed) => searcher.choose(view(state, seat), { seed, budget: { iterations } });
}
