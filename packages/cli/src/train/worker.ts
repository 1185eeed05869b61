import { BOTS } from '@khora/bots';
import {
  choosePlanned,
  Evaluator,
  type Played,
  selfPlay,
  strategosWith,
  type Weights,
} from '@khora/bots/learned';
import { playGame } from '../game/play-game.ts';
import { serve } from '../workers/serve.ts';

/** Games of the network against itself. */
export interface PlayTask {
  readonly kind: 'play';
  readonly weights: Weights;
  readonly seeds: readonly string[];
  readonly heat: number;
}

/** What the network is measured against: the level below it, and the plan that it corrects. */
export const OPPONENTS = { citizen: BOTS.citizen, plan: choosePlanned } as const;
export type Opponent = keyof typeof OPPONENTS;

/** Games of the network, looking one move ahead, against three of a fixed opponent, from each seat in turn. */
export interface MatchTask {
  readonly kind: 'match';
  readonly weights: Weights;
  readonly seed: string;
  readonly opponent: Opponent;
}

export type Task = PlayTask | MatchTask;
export type Result =
  | { readonly games: readonly Played[] }
  | { readonly wins: number; readonly points: number };

serve<Task, Result>((task) => {
  if (task.kind === 'play') {
    const evaluator = new Evaluator(task.weights);
    return { games: task.seeds.map((seed) => selfPlay({ evaluator, seed, heat: task.heat })) };
  }
  const strategos = strategosWith(task.weights);
  let wins = 0;
  let points = 0;
  for (let own = 0; own < 4; own++) {
    const bots = Array.from({ length: 4 }, (_, seat) =>
      seat === own ? strategos : OPPONENTS[task.opponent],
    );
    const { standings } = playGame({ setup: { players: 4, seed: task.seed }, bots, seed: task.seed });
    const winners = standings.filter(({ rank }) => rank === 1);
    if (winners.some(({ seat }) => seat === own)) wins += 1 / winners.length;
    points += standings[own]?.points ?? 0;
  }
  return { wins, points };
});
