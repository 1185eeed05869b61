import type { Method, SearchedGame } from '@khora/bots/expert';
import { seeded } from '@khora/bots/learned';
import type { Terms } from '../runs/run-file.ts';
import type { Student } from '../runs/student.ts';
import type { Task } from './worker.ts';

/** The next batch of games to be played and learned from. */
export function* lessonTasks(
  { networks }: Student,
  { seed, batch, share }: Terms,
  first: number,
  method: Method,
): Generator<Task> {
  for (let at = first; at < first + batch; at += share) {
    const count = Math.min(share, first + batch - at);
    const seeds = Array.from({ length: count }, (_, i) => `${seed}/${at + i}`);
    yield { kind: 'lesson', networks, seeds, method };
  }
}

/** The next batch of games with search. */
export function* searchTasks(
  { networks }: Student,
  { seed, batch, search }: Terms,
  first: number,
): Generator<Task> {
  for (let at = first; at < first + batch; at++)
    yield { kind: 'search', networks, seed: `${seed}/${at}`, iterations: search };
}

/** The next batch of the games to study, in a different order in each pass. */
export function* studyTasks(
  { networks }: Student,
  { seed, batch, share, passes }: Terms,
  first: number,
  all: readonly SearchedGame[],
): Generator<Task> {
  const end = Math.min(first + batch, all.length * passes);
  for (let at = first; at < end; at += share) {
    const games = Array.from({ length: Math.min(share, end - at) }, (_, i) => {
      const pass = Math.floor((at + i) / all.length);
      return all[orderOf(`${seed}/pass ${pass}`, all.length)[(at + i) % all.length] ?? 0] as SearchedGame;
    });
    yield { kind: 'study', networks, games, pass: Math.floor(at / all.length) };
  }
}

const orders = new Map<string, readonly number[]>();

/** The numbers below a count, shuffled. */
function orderOf(seed: string, count: number): readonly number[] {
  const key = `${count} ${seed}`;
  const known = orders.get(key);
  if (known) return known;
  const source = seeded(seed);
  const tickets = Array.from({ length: count }, (_, i) => ({ i, ticket: source.next() }));
  const order = tickets.sort((a, b) => a.ticket - b.ticket).map(({ i }) => i);
  orders.set(key, order);
  return order;
}
