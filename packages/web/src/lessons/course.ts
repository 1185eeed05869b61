import type { Move } from '@khora/engine';
import { type PlayedMove, readLine } from '../runner/line.ts';
import { LEARNER, type Lesson, type Step } from './lesson.ts';

/** A step with its place in the game. */
export interface Stage extends Step {
  readonly number: number;
  /** How many moves have been made when it is shown. */
  readonly moment: number;
  /** The move that it asks for. */
  readonly wanted: Move | null;
}

/** A lesson that can be taken. */
export interface Course extends Omit<Lesson, 'moves' | 'steps'> {
  readonly line: readonly PlayedMove[];
  readonly stages: readonly Stage[];
}

/** Places the steps along the moves: what is to be read comes before the next question, or after the last move. */
export function courseOf({ steps, moves, ...lesson }: Lesson): Course {
  const line = readLine(lesson.setup, moves);
  const own = line.flatMap(({ seat }, at) => (seat === LEARNER && at >= lesson.start ? [at] : []));
  let answered = 0;
  const stages = steps.map((step, number): Stage => {
    const moment = own[answered] ?? line.length;
    if (step.asks) answered += 1;
    return { ...step, number, moment, wanted: (step.asks && line[moment]?.move) ?? null };
  });
  return { ...lesson, line, stages };
}

/**
 * The stage of a position; null while the others move. `read` is the last stage that was shown: if several belong to
 * one position, it is shown again, and a move that was taken back is asked for at once.
 */
export function stageAt({ stages }: Course, moves: number, read: number): Stage | null {
  const here = stages.filter(({ moment }) => moment === moves);
  const shown = here.find(({ number }) => number === read);
  return shown ?? (here[0] && here[0].number < read ? here.at(-1) : here[0]) ?? null;
}
