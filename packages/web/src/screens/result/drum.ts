import { contentOf, RULES_VERSION } from '@khora/engine';

/** Where points come from during the game, and the glory of its end. */
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
  // What only other rules know looks like the points of no known source.
  const known = SOURCES.indexOf(source);
  const index = known < 0 ? GROUPS.indexOf('other') : known;
  return { paint: index % PAINTS, fluted: index >= PAINTS };
}
