import { CARD_IDS } from '@khora/engine';
import type { Texts } from '@khora/locales';
import type { Tally } from '../simulate/tally.ts';
import { COLOURS, categoryAxis, draw, FAINT, FIT, INK, valueAxis, whiskers } from './chart.ts';

const share = (value: number) => 100 * value;
const inPercent = { axisLabel: { color: FAINT, formatter: '{value} %' } };
const BINS = 40;

/** How often each total was reached, in bins that are wide enough to be smooth. */
export function scoreChart({ bots }: Tally): string {
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

export function cityChart({ cities }: Tally, players: number, texts: Texts): string {
  const rows = [...cities].sort(([, a], [, b]) => a.winRate - b.winRate);
  return draw('cities', 60 + 40 * rows.length, {
    legend: { show: false },
    grid: { left: 16, right: 48, top: 24, bottom: 12, ...FIT },
    xAxis: valueAxis('win rate', { ...inPercent, scale: true }),
    yAxis: categoryAxis(rows.map(([id]) => texts.city(id))),
    series: [
      whiskers(
        rows.map(([, { winInterval }]) => ({ low: share(winInterval.low), high: share(winInterval.high) })),
        COLOURS[0] ?? INK,
      ),
      {
        type: 'scatter',
        symbolSize: 11,
        itemStyle: { color: COLOURS[0] },
        data: rows.map(([, { winRate }]) => share(winRate)),
        markLine: evenLine(players),
      },
    ],
  });
}

/** What everyone would win if all were equal. */
function evenLine(players: number): object {
  return {
    silent: true,
    symbol: 'none',
    lineStyle: { color: FAINT, type: 'dashed' },
    label: { formatter: 'even', color: FAINT },
    data: [{ xAxis: 100 / players }],
  };
}

/** End-game points of single cards and developments are put together; the rest has groups already. */
function groupOf(source: string): string {
  if (CARD_IDS.some((id) => id === source)) return 'Cards at the end';
  return source.includes('-') ? 'Developments at the end' : source;
}

export function sourceChart({ bots }: Tally, texts: Texts): string {
  const rows = [...bots].toReversed();
  const groups = new Set(rows.flatMap(([, { sources }]) => [...sources.keys()].map(groupOf)));
  const series = [...groups].map((group) => ({
    name: group.endsWith('at the end') ? group : texts.source(group),
    type: 'bar',
    stack: 'points',
    barMaxWidth: 34,
    data: rows.map(([, { sources, fortune }]) => {
      let total = 0;
      for (const [source, points] of sources) if (groupOf(source) === group) total += points;
      return Number((total / fortune.entries).toFixed(2));
    }),
  }));
  const lowest = Math.min(...series.flatMap(({ data }) => data));
  return draw('sources', 130 + 46 * rows.length, {
    grid: { left: 16, right: 32, top: 64, bottom: 12, ...FIT },
    xAxis: valueAxis('mean points of a game', lowest < 0 ? {} : { min: 0 }),
    yAxis: categoryAxis(rows.map(([name]) => name)),
    series,
  });
}

/** Cards by what playing them goes with; those hardly ever played say nothing and are left out. */
export function cardChart({ cards }: Tally, players: number, texts: Texts): string {
  const rows = [...cards]
    .filter(([, { played, unplayed }]) => played.entries >= LEAST && unplayed.entries >= LEAST)
    .sort(([, a], [, b]) => a.played.winRate - b.played.winRate);
  if (rows.length === 0) return '';
  return draw('cards', 80 + 24 * rows.length, {
    xAxis: valueAxis('win rate', { ...inPercent, scale: true }),
    yAxis: categoryAxis(rows.map(([id, { played }]) => `${texts.card(id)} (${played.entries})`)),
    series: [
      whiskers(
        rows.map(([, { played }]) => ({
          low: share(played.winInterval.low),
          high: share(played.winInterval.high),
        })),
        COLOURS[0] ?? INK,
      ),
      {
        name: 'played it',
        type: 'scatter',
        symbolSize: 9,
        itemStyle: { color: COLOURS[0] },
        data: rows.map(([, { played }]) => share(played.winRate)),
        markLine: evenLine(players),
      },
      {
        name: 'did not',
        type: 'scatter',
        symbolSize: 9,
        itemStyle: { color: '#ffffff', borderColor: COLOURS[1], borderWidth: 2 },
        data: rows.map(([, { unplayed }]) => share(unplayed.winRate)),
      },
    ],
  });
}

const LEAST = 20;

export function roundChart({ bots }: Tally): string {
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
