import { Judge } from '../networks/judge.ts';
import type { Networks } from '../networks/networks.ts';
import { PolicyPlayer } from './player.ts';

/** A pair of networks: one plays, one judges. */
export interface Mind {
  readonly player: PolicyPlayer;
  readonly judge: Judge;
}

export function mindOf({ policy, value }: Networks): Mind {
  return { player: new PolicyPlayer(policy), judge: new Judge(value) };
}
