import { CITY_IDS, type CityId } from '@khora/engine';
import { english } from '@khora/locales';
import { pointSources } from '../report/point-sources.ts';
import { cityTable } from '../simulate/table.ts';
import type { Fortune } from '../simulate/tally.ts';
import { count, percent, percentRange } from '../terminal/numbers.ts';
import { type Balance, DEVELOPMENTS, renamed } from './balance.ts';
import { sideOf } from './difference.ts';
import { columns, decimal, list, markdownTable, paragraph, picture } from './markdown.ts';
import { PLAYERS } from './records.ts';

const EVEN = 1 / PLAYERS;

type City = readonly [CityId, Fortune];

function ranked({ all }: Balance): City[] {
  return [...all.cities].sort(([, a], [, b]) => b.winRate - a.winRate);
}

/** The cities that were played, the best first, under their names. */
export function citiesByName(balance: Balance) {
  return renamed(
    balance.byCity,
    ranked(balance).map(([id]) => id),
    (id) => english.city(id),
  );
}

/** In an order that stays from run to run, as colours should. */
export function citiesInOrder(balance: Balance) {
  return renamed(balance.byCity, CITY_IDS, (id) => english.city(id));
}

export function citySections(balance: Balance): string[] {
  const table = cityTable(balance.all);
  return [
    '## The seven cities',
    paragraph(
      ...verdict(ranked(balance)),
      'Cities are dealt at random, four of seven to a game, so a difference here comes from the city, from how well this bot plays it, or from luck.',
    ),
    picture('Win rate of each city with its 95 % interval', 'balance/cities.svg'),
    markdownTable(table.columns, table.rows),
    '### Points by source',
    paragraph(
      'Mean points of a game by source; the columns add up to the mean of the table above. What a city’s developments give at the end is listed separately from what they give during the game; glory is counted with the major tokens at the end.',
    ),
    picture('Mean points of each city by source', 'balance/city-points.svg'),
    sourceTable(balance),
    '### Points by round',
    picture('Mean points of each city after each round', 'balance/city-rounds.svg'),
    '### Developments reached',
    paragraph(
      'Every city begins with its first development. How many of its players reached each of the others, and in which round on average.',
    ),
    picture('Share of players by the last development reached', 'balance/developments.svg'),
    developmentTable(balance),
  ];
}

function verdict(cities: readonly City[]): string[] {
  const [best, worst] = [cities[0], cities.at(-1)];
  if (!best || !worst) return [];
  const told = ([id, { winRate, winInterval }]: City) =>
    `${english.city(id)} (${percent(winRate)}, ${percentRange(winInterval)})`;
  const beyond = (side: -1 | 1) =>
    cities
      .filter(([, { winInterval }]) => sideOf(winInterval, EVEN) === side)
      .map(([id]) => english.city(id));
  const [above, below] = [beyond(1), beyond(-1)];
  const open = cities.length - above.length - below.length;
  return [
    `With four equal players each wins ${percent(EVEN)}. ${told(best)} won most often, ${told(worst)} least often.`,
    above.length > 0
      ? `Clearly above a fair share: ${list(above)}.`
      : 'No city is clearly above a fair share.',
    below.length > 0 ? `Clearly below: ${list(below)}.` : 'None is clearly below.',
    open > 0 ? `A fair share lies within the intervals of ${open} of ${cities.length} cities.` : '',
    'Of seven such intervals at least one misses the truth in about three runs of ten.',
  ];
}

function sourceTable(balance: Balance): string {
  const cities = citiesByName(balance);
  const parts = pointSources(cities, english);
  const rows = [...cities.bots].map(([name, { fortune }], row) => [
    name,
    ...parts.map(({ data }) => decimal(data[row] ?? 0)),
    fortune.points.mean.toFixed(1),
  ]);
  return markdownTable(columns('city', ...parts.map(({ name }) => `>${name}`), '>all'), rows);
}

/** What share of a city's players reached each development; 1 is everyone's. */
export function developmentShares(balance: Balance): { id: CityId; entries: number; reached: number[] }[] {
  return ranked(balance).map(([id, { entries }]) => {
    const developed = balance.cities.get(id)?.developed;
    return {
      id,
      entries,
      reached: DEVELOPMENTS.map((development) => (developed?.get(development)?.count ?? 0) / entries),
    };
  });
}

function developmentTable(balance: Balance): string {
  const rows = developmentShares(balance).map(({ id, entries, reached }) => {
    const developed = balance.cities.get(id)?.developed;
    const rounds = DEVELOPMENTS.map((development) => {
      const sample = developed?.get(development);
      return sample && sample.count > 0 ? sample.mean.toFixed(1) : '–';
    });
    return [english.city(id), count(entries), ...reached.map(percent), ...rounds];
  });
  const titles = DEVELOPMENTS.map((development) => `>reached ${development}`);
  const rounds = DEVELOPMENTS.map((development) => `>round of ${development}`);
  return markdownTable(columns('city', '>played', ...titles, ...rounds), rows);
}
