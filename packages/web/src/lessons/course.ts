import type { Move } from '@khora/engine';
import { type PlayedMove, readLine } from '../runner/line.ts';
import { LEARNER, type Lesson, type WrittenCue } from './lesson.ts';

/** A cue with its place in the game. */
export interface Cue extends WrittenCue {
  readonly number: number;
  /** How many moves have been made when it is shown. */
  readonly moment: number;
  /** The move that it asks for. */
  readonly wanted: Move | null;
}

/** A lesson that can be taken. */
export interface Course extends Omit<Lesson, 'moves' | 'cues'> {
  readonly line: readonly PlayedMove[];
  readonly cues: readonly Cue[];
}

/** Places the cues along the moves: what is to be read comes before the next question, or after the last move. */
export function courseOf({ cues: written, moves, ...lesson }: Lesson): Course {
  const line = readLine(lesson.setup, moves);
  const own = line.flatMap(({ seat }, at) => (seat === LEARNER && at >= lesson.start ? [at] : []));
  let answered = 0;
  const cues = written.map((cue, number): Cue => {
    const moment = own[answered] ?? line.length;
    if (cue.asks) answered += 1;
    return { ...cue, number, moment, wanted: (cue.asks && line[moment]?.move) ?? null };
  });
  return { ...lesson, line, cues };
}

/**
 * The cue of a position; null while the others move. `read` is the last cue that was shown: if several belong to
 * one position, it is shown again, and a move that was taken back is asked for at once.
 */
export function cueAt({ cues }: Course, moves: number, read: number): Cue | null {
  const here = cues.filter(({ moment }) => moment === moves);
  const shown = here.find(({ number }) => number === read);
  return shown ?? (here[0] && here[0].number < read ? here.at(-1) : here[0]) ?? null;
}
