// One checkout's engine in a process of its own: measures a round, or takes a profile, when bench.ts asks.
import { HERE, useEngineOf } from './checkout.ts';
import { profile } from './profile.ts';
import type { Round, RoundSize } from './rounds.ts';

export type Task =
  | ({ readonly do: 'round'; readonly round: number } & RoundSize)
  | { readonly do: 'profile'; readonly games: number; readonly entries: number };

const [, , checkout = HERE] = process.argv;
useEngineOf(checkout);
const { RULES_VERSION } = await import('../src/index.ts');
const { measureRound } = await import('./rounds.ts');
const { playGames } = await import('./play.ts');

function work(task: Task): Round | Promise<string> {
  if (task.do === 'round') return measureRound(task.round, task);
  const { games, entries } = task;
  return profile(() => playGames({ players: 4, rules: RULES_VERSION }, games, 1), entries);
}

async function answer(task: Task): Promise<void> {
  process.send?.(await work(task));
}

process.on('message', (task: Task) => {
  void answer(task);
});
