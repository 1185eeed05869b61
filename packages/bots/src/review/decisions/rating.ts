import type { GameRecord } from '@khora/engine';
import type { Reference } from '../worlds/reference.ts';
import { worldOf } from '../worlds/worlds.ts';
import { courseOf, seatsOf } from './course.ts';
import { rate, trialsOf } from './decisions.ts';
import { type Skill, skillOf } from './skill.ts';

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
  const course = courseOf(record, reference);
  const all = Array.from({ length: worlds }, (_, world) => worldOf(`${seed}/${world}`));
  const rated = trialsOf(course, reference, 0).map((trial) => {
    if (trial.played.fork !== trial.usual.fork)
      for (const { fork } of [trial.played, trial.usual]) fork.explore(all, worlds, reference);
    return rate(trial);
  });
  return seatsOf(course).map((seat) => skillOf(seat, rated));
}
