import type { RatedDecision } from '@khora/bots/review';

/** What a kind of decision costs in a game: over all games, and over the latest. */
export interface Cost {
  readonly kind: RatedDecision['kind'];
  readonly all: number;
  readonly recent: number;
}

const SHOWN = 6;

/** The dearest kinds first; games come latest first. */
export function costsOf(games: readonly (readonly RatedDecision[])[], recent: number): readonly Cost[] {
  const kinds = new Set(games.flat().map(({ kind }) => kind));
  const cost = (chosen: readonly (readonly RatedDecision[])[], kind: Cost['kind']) =>
    chosen
      .flat()
      .reduce((sum, decision) => sum + (decision.kind === kind ? Math.max(0, decision.loss) : 0), 0) /
    Math.max(1, chosen.length);
  return Array.from(kinds, (kind) => ({
    kind,
    all: cost(games, kind),
    recent: cost(games.slice(0, recent), kind),
  }))
    .sort((a, b) => b.all - a.all)
    .slice(0, SHOWN);
}
