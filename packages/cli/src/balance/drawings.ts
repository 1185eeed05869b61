import { english } from '@khora/locales';
import { cardChart, cityChart, inPercent, roundChart, scoreChart, sourceChart } from '../report/charts.ts';
import { intervalChart } from '../report/interval-chart.ts';
import { stackChart } from '../report/stack-chart.ts';
import { type Balance, DEVELOPMENTS } from './balance.ts';
import { cardFigures, comparedCards } from './cards.ts';
import { citiesByName, citiesInOrder, developmentShares } from './cities.ts';
import { comparedEvents, places } from './course.ts';
import { PLAYERS } from './records.ts';
import type { Run } from './run.ts';

/** The plots of the page by file name. Plots for which there are too few games are left out. */
export function drawings({ balance, origin }: Run): Map<string, string> {
  const byPlace = places(balance);
  const all: [name: string, svg: string][] = [
    ['cities', cityChart(balance.all, PLAYERS, english)],
    ['city-points', sourceChart(citiesByName(balance), english)],
    ['city-rounds', roundChart(citiesInOrder(balance))],
    ['developments', developmentChart(balance)],
    ['card-differences', differenceChart(balance, origin.rules)],
    ['cards', cardChart(balance, { players: PLAYERS, texts: english, unplayed: 'held it only' })],
    ['events', eventChart(balance)],
    ['scores', scoreChart(byPlace)],
    ['rounds', roundChart(byPlace)],
  ];
  return new Map(all.filter(([, svg]) => svg !== '').map(([name, svg]) => [`${name}.svg`, svg]));
}

function developmentChart(balance: Balance): string {
  const cities = developmentShares(balance);
  const last = [1, ...DEVELOPMENTS];
  return stackChart('developments', {
    rows: cities.map(({ id }) => english.city(id)),
    parts: last.map((development, at) => ({
      name: `development ${development}`,
      // Those who got this far and no further.
      data: cities.map(({ reached }) => 100 * (([1, ...reached][at] ?? 0) - (reached[at] ?? 0))),
    })),
    axis: 'share of players by the last development reached',
    more: { ...inPercent, max: 100 },
  });
}

const ROW = 22;

function differenceChart(balance: Balance, rules: number): string {
  const cards = comparedCards(cardFigures(balance, rules));
  if (cards.length === 0) return '';
  return intervalChart(
    'card-differences',
    cards.map(({ name, difference: { value, interval } }) => ({
      label: name,
      value: 100 * value,
      interval: { low: 100 * interval.low, high: 100 * interval.high },
    })),
    {
      title: 'win rate, played less held only (percentage points)',
      reference: { at: 0, label: 'no difference' },
      rowHeight: ROW,
    },
  );
}

function eventChart(balance: Balance): string {
  const events = comparedEvents(balance);
  if (events.length === 0) return '';
  return intervalChart(
    'events',
    events.map(({ name, difference: { value, interval } }) => ({ label: name, value, interval })),
    {
      title: 'mean points of a player, with the event less without',
      reference: { at: 0, label: 'no difference' },
      rowHeight: ROW + 4,
    },
  );
}
