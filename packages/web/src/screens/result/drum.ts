import { contentOf, RULES_VERSION } from '@khora/engine';

/** The sources of points during the game, and glory at its end. */
const GROUPS = ['action', 'card', 'development', 'event', 'level', 'space', 'glory', 'other'];
const PAINTS = 10;

/** Everything that can bring points, in an order that no game changes. */
function allSources(): string[] {
  const { cards, cities } = contentOf(RULES_VERSION);
  const scoring = [...cards.values(), ...[...cities.values()].flat()].filter(({ score }) => score);
  return [...GROUPS, ...scoring.map(({ source }) => source.id)];
}

const SOURCES = allSources();

/** How a source's drums look: the same in every game. */
export function drumOf(source: string): { readonly paint: number; readonly fluted: boolean } {
  // A source that only other rules versions know looks like “other points”.
  const known = SOURCES.indexOf(source);
  const index = known < 0 ? GROUPS.indexOf('other') : known;
  return { paint: index % PAINTS, fluted: index >= PAINTS };
}
