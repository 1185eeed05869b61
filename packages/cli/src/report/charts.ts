import type { Texts } from '@khora/locales';
import type { Tally } from '../simulate/tally.ts';
import type { Interval } from '../stats/intervals.ts';
import {
  COLOURS,
  categoryAxis,
  draw,
  FAINT,
  type GuideLine,
  INK,
  referenceLine,
  valueAxis,
  whiskers,
} from './chart.ts';
import { intervalChart } from './interval-chart.ts';
import { type ByName, pointSources } from './point-sources.ts';
import { LEAST } from './sample-size.ts';
import { stackChart } from './stack-chart.ts';

const share = (value: number) => 100 * value;
const shares = ({ low, high }: Interval) => ({ low: share(low), high: share(high) });
export const inPercent = { axisLabel: { color: FAINT, formatter: '{value} %' } };
const BINS = 40;

/** How often each total was reached, in bins that are wide enough to be smooth. */
export function scoreChart({ bots }: ByName): string {
  const totals = [...bots.values()].flatMap(({ scores }) => [...scores.keys()]);
  const [low, high] = [Math.min(...totals), Math.max(...totals)];
  const bin = Math.max(1, Math.ceil((high - low + 1) / BINS));
  const first = Math.floor(low / bin) * bin;
  const starts = Array.from({ length: Math.floor((high - first) / bin) + 1 }, (_, at) => first + at * bin);
  const series = [...bots].map(([name, { scores, fortune }]) => ({
    name,
    type: 'line',
    symbol: 'none',
    smooth: 0.3,
    areaStyle: { opacity: 0.15 },
    data: starts.map((start) => {
      let games = 0;
      for (let total = start; total < start + bin; total++) games += scores.get(total) ?? 0;
      return share(games / fortune.entries);
    }),
  }));
  const labels = starts.map((start) => (bin === 1 ? String(start) : `${start}–${start + bin - 1}`));
  return draw('scores', 340, {
    xAxis: categoryAxis(labels, {
      boundaryGap: false,
      name: 'final points',
      nameLocation: 'middle',
      nameGap: 28,
      nameTextStyle: { color: FAINT },
      axisLabel: { color: FAINT },
    }),
    yAxis: valueAxis('', inPercent),
    series,
  });
}

export function cityChart({ cities }: Pick<Tally, 'cities'>, players: number, texts: Texts): string {
  const rows = [...cities].sort(([, a], [, b]) => b.winRate - a.winRate);
  return intervalChart(
    'cities',
    rows.map(([id, { winRate, winInterval }]) => ({
      label: texts.city(id),
      value: share(winRate),
      interval: shares(winInterval),
    })),
    { title: 'win rate', reference: even(players), more: inPercent },
  );
}

/** What everyone would win if all were equal. */
function even(players: number): GuideLine {
  return { at: 100 / players, label: 'even' };
}

export function sourceChart(tally: ByName, texts: Texts): string {
  return stackChart('sources', {
    rows: [...tally.bots.keys()],
    parts: pointSources(tally, texts),
    axis: 'mean points of a game',
  });
}

interface CardChart {
  readonly players: number;
  readonly texts: Texts;
  /** Whom the players of a card are compared with. */
  readonly unplayed?: string;
}

/** Cards by how playing them correlates with winning; those hardly ever played are left out. */
export function cardChart(
  { cards }: Pick<Tally, 'cards'>,
  { players, texts, unplayed = 'did not' }: CardChart,
): string {
  const rows = [...cards]
    .filter(([, { played, unplayed }]) => played.entries >= LEAST && unplayed.entries >= LEAST)
    .sort(([, a], [, b]) => a.played.winRate - b.played.winRate);
  if (rows.length === 0) return '';
  return draw('cards', 80 + 24 * rows.length, {
    xAxis: valueAxis('win rate', { ...inPercent, scale: true }),
    yAxis: categoryAxis(rows.map(([id, { played }]) => `${texts.card(id)} (${played.entries})`)),
    series: [
      whiskers(
        rows.map(([, { played }]) => shares(played.winInterval)),
        COLOURS[0] ?? INK,
      ),
      {
        name: 'played it',
        type: 'scatter',
        symbolSize: 9,
        itemStyle: { color: COLOURS[0] },
        data: rows.map(([, { played }]) => share(played.winRate)),
        markLine: referenceLine(even(players)),
      },
      {
        name: unplayed,
        type: 'scatter',
        symbolSize: 9,
        itemStyle: { color: '#ffffff', borderColor: COLOURS[1], borderWidth: 2 },
        data: rows.map(([, { unplayed }]) => share(unplayed.winRate)),
      },
    ],
  });
}

export function roundChart({ bots }: ByName): string {
  const rounds = Math.max(...[...bots.values()].map(({ rounds }) => rounds.length));
  const labels = [...Array.from({ length: rounds }, (_, round) => String(round + 1)), 'end'];
  const series = [...bots].map(([name, { rounds, fortune }]) => ({
    name,
    type: 'line',
    symbolSize: 7,
    data: [...rounds.map((total) => total / fortune.entries), fortune.points.mean],
  }));
  return draw('rounds', 340, {
    xAxis: categoryAxis(labels, {
      boundaryGap: false,
      name: 'after round',
      nameLocation: 'middle',
      nameGap: 28,
      nameTextStyle: { color: FAINT },
    }),
    yAxis: valueAxis('', {}),
    series,
  });
}
