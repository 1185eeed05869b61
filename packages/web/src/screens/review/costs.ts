import type { RatedDecision } from '@khora/bots/review';

/** What decisions are sorted by. */
export type Sorting = 'kind' | 'phase';

/** What a kind of decision costs per game: over all games, over the latest, and in each, latest last. */
export interface Cost<S extends Sorting> {
  readonly of: RatedDecision[S];
  readonly all: number;
  readonly recent: number;
  readonly games: readonly number[];
}

const SHOWN = 6;

/** The most expensive kinds first; games come latest first. */
export function costsOf<S extends Sorting>(
  games: readonly (readonly RatedDecision[])[],
  { by, recent }: { readonly by: S; readonly recent: number },
): readonly Cost<S>[] {
  const sorts = new Set(games.flat().map((decision) => decision[by]));
  const mean = (costs: readonly number[]) => costs.reduce((sum, cost) => sum + cost, 0) / costs.length;
  return Array.from(sorts, (of) => {
    const costs = games.map((game) =>
      game.reduce((sum, decision) => sum + (decision[by] === of ? Math.max(0, decision.loss) : 0), 0),
    );
    return { of, all: mean(costs), recent: mean(costs.slice(0, recent)), games: costs.toReversed() };
  })
    .sort((a, b) => b.all - a.all)
    .slice(0, SHOWN);
}
