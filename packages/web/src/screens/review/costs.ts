import type { RatedDecision } from '@khora/bots/review';

/** What decisions are sorted by. */
export type Sorting = 'kind' | 'phase';

/** What a kind of decision costs per game: over all games, and over the latest. */
export interface Cost<S extends Sorting> {
  readonly of: RatedDecision[S];
  readonly all: number;
  readonly recent: number;
}

const SHOWN = 6;

/** The most expensive kinds first; games come latest first. */
export function costsOf<S extends Sorting>(
  games: readonly (readonly RatedDecision[])[],
  { by, recent }: { readonly by: S; readonly recent: number },
): readonly Cost<S>[] {
  const sorts = new Set(games.flat().map((decision) => decision[by]));
  const cost = (chosen: readonly (readonly RatedDecision[])[], of: RatedDecision[S]) =>
    chosen.flat().reduce((sum, decision) => sum + (decision[by] === of ? Math.max(0, decision.loss) : 0), 0) /
    Math.max(1, chosen.length);
  return Array.from(sorts, (of) => ({ of, all: cost(games, of), recent: cost(games.slice(0, recent), of) }))
    .sort((a, b) => b.all - a.all)
    .slice(0, SHOWN);
}
