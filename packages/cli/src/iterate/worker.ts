import {
  lessonFrom,
  type Method,
  type NetworkLesson,
  type Networks,
  playSearched,
  policyBot,
  type SearchedGame,
  studyOf,
} from '@khora/bots/expert';
import { VETERANS } from '@khora/bots/learned';
import { playGame } from '../game/play-game.ts';
import { serve } from '../workers/serve.ts';

interface LessonTask {
  readonly kind: 'lesson';
  readonly networks: Networks;
  readonly seeds: readonly string[];
  readonly method: Method;
}

/** Plays a game with search, to be stored. */
interface SearchTask {
  readonly kind: 'search';
  readonly networks: Networks;
  readonly seed: string;
  readonly iterations: number;
}

/** What stored games teach. */
interface StudyTask {
  readonly kind: 'study';
  readonly networks: Networks;
  readonly games: readonly SearchedGame[];
  readonly pass: number;
}

/** One seat of the policy alone against three of the first Strategos, from each seat in turn. */
interface MatchTask {
  readonly kind: 'match';
  readonly networks: Networks;
  readonly seed: string;
}

export type Task = LessonTask | SearchTask | StudyTask | MatchTask;
export type Result = NetworkLesson | SearchedGame | { readonly wins: number };

serve<Task, Result>((task) => {
  if (task.kind === 'lesson') return lessonFrom(task.networks, task.seeds, task.method);
  if (task.kind === 'search') return playSearched(task.networks, task);
  if (task.kind === 'study') return studyOf(task.networks, task.games, task.pass);
  const own = policyBot(task.networks.policy);
  let wins = 0;
  for (let seat = 0; seat < 4; seat++) {
    const bots = [0, 1, 2, 3].map((other) => (other === seat ? own : VETERANS['strategos-1']));
    const { standings } = playGame({ setup: { players: 4, seed: task.seed }, bots, seed: task.seed });
    const winners = standings.filter(({ rank }) => rank === 1);
    if (winners.some((winner) => winner.seat === seat)) wins += 1 / winners.length;
  }
  return { wins };
});
