import { decisions, type GameState, play } from '@khora/engine';
import { luckIn } from '../worlds/chance.ts';
import type { Made } from '../worlds/fork.ts';
import type { Reference } from '../worlds/reference.ts';
import { isSameMove } from './same.ts';

/**
 * The answers of everyone who was asked at the same time, if some choose as they did and the reference chooses for the
 * rest. They are the same in all worlds; null if chance plays a part before the last answer.
 */
export function answersOf(
  state: GameState,
  { made, rest }: { readonly made: readonly Made[]; readonly rest: readonly Made[] },
  reference: Reference,
): readonly Made[] | null {
  const answers: Made[] = [];
  let now = state;
  for (const { seat, move } of [...made, ...rest.toSorted((a, b) => a.seat - b.seat)]) {
    const isChosen = answers.length < made.length;
    // A player who has answered in secret may answer again, but the reference is not asked twice.
    const isAgain = isChosen && answers.length === 0;
    if (!isAgain && !decisions(now).some((asked) => asked.seat === seat)) return null;
    const usual = isChosen ? move : reference.choose(now, seat);
    const given: Made = { seat, move: isSameMove(now, seat, usual, move) ? move : usual };
    const { state: next, events } = play(now, seat, given.move);
    answers.push(given);
    if (luckIn(events).length > 0) return answers.length < made.length + rest.length ? null : answers;
    now = next;
  }
  return answers;
}

/** The same for the same answers, in whatever order they were given. */
export function keyOf(answers: readonly Made[]): string {
  return JSON.stringify(answers.toSorted((a, b) => a.seat - b.seat).map(({ seat, move }) => [seat, move]));
}
