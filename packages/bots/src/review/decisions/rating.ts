import type { GameRecord } from '@khora/engine';
import type { Reference } from '../worlds/reference.ts';
import { worldOf } from '../worlds/worlds.ts';
import { rate, trialsOf } from './decisions.ts';
import { type Skill, skillOf } from './skill.ts';
import { seatsOf, walkOf } from './walk.ts';

/**
 * How well everybody decided, compared only with the reference's moves: the same figures as in a review at a fraction
 * of the cost, for statistics over many games.
 */
export function skillsIn(
  record: GameRecord,
  {
    reference,
    seed,
    worlds,
  }: { readonly reference: Reference; readonly seed: string; readonly worlds: number },
): Skill[] {
  const walk = walkOf(record, reference);
  const all = Array.from({ length: worlds }, (_, world) => worldOf(`${seed}/${world}`));
  const rated = trialsOf(walk, reference, 0).map((trial) => {
    if (trial.played.fork !== trial.usual.fork)
      for (const { fork } of [trial.played, trial.usual]) fork.explore(all, worlds, reference);
    return rate(trial);
  });
  return seatsOf(walk).map((seat) => skillOf(seat, rated));
}
