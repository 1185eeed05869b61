import { InvalidArgumentError } from 'commander';
import type { GamePlan } from './plan.ts';

/**
 * One of several parts of a run, counted from 1. Part k of n has every n-th deal from the k-th, with all its rotations.
 */
export interface Shard {
  readonly number: number;
  readonly of: number;
}

export const WHOLE: Shard = { number: 1, of: 1 };

/** '3/20' */
export function parseShard(text: string): Shard {
  const [, first, second] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  const [number, of] = [Number(first), Number(second)];
  if (!(number >= 1 && number <= of))
    throw new InvalidArgumentError('Expected a part and the number of parts, such as 3/20.');
  return { number, of };
}

export function holds({ number, of }: Shard, { deal }: Pick<GamePlan, 'deal'>): boolean {
  return deal % of === number - 1;
}
