import type { CustomSeriesOption } from 'echarts/charts';
import { BarChart, CustomChart, LineChart, ScatterChart } from 'echarts/charts';
import { GridComponent, LegendComponent, MarkLineComponent } from 'echarts/components';
import { type EChartsCoreOption, init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import type { Interval } from '../stats/intervals.ts';

use([
  BarChart,
  CustomChart,
  LineChart,
  ScatterChart,
  GridComponent,
  LegendComponent,
  MarkLineComponent,
  SVGRenderer,
]);

export const INK = '#2b2b33';
export const FAINT = '#8a8a94';
const LINES = '#e4e2dc';
/** People with any colour vision can tell these apart. */
export const COLOURS = [
  '#1f6f8b',
  '#d1603d',
  '#5b8c5a',
  '#8d5a97',
  '#c79a2b',
  '#5c6b73',
  '#a44a6a',
  '#3d5a98',
  '#7d8a2e',
];
const WIDTH = 860;
/** Labels and titles of axes are within the grid. */
export const FIT = { outerBoundsMode: 'same', outerBoundsContain: 'all' };

/** Draws a chart as a self-contained SVG; its name keeps its ids apart from those of others on the page. */
export function draw(name: string, height: number, option: EChartsCoreOption): string {
  const chart = init(null, null, { renderer: 'svg', ssr: true, width: WIDTH, height });
  chart.setOption({
    animation: false,
    // A file of its own must be readable on a dark page too.
    backgroundColor: '#ffffff',
    color: COLOURS,
    textStyle: { fontFamily: 'Arial, Helvetica, sans-serif', color: INK, fontSize: 13 },
    grid: { left: 16, right: 32, top: 40, bottom: 12, ...FIT },
    legend: {
      top: 0,
      left: 0,
      icon: 'roundRect',
      itemWidth: 12,
      itemHeight: 12,
      itemGap: 22,
      textStyle: { color: INK },
    },
    ...option,
  });
  const svg = chart.renderToSVGString();
  chart.dispose();
  // Marks and styles for pointers, which a still picture has no use for.
  return svg
    .replace(/<style[\s\S]*?<\/style>\s*/g, '')
    .replace(/ (?:ecmeta_\w+|class)="[^"]*"/g, '')
    .replace(/zr\d+-/g, `${name}-`);
}

/** An axis of numbers with its title at the end. */
export function valueAxis(name: string, more: object = {}): object {
  return {
    type: 'value',
    name,
    nameLocation: 'middle',
    nameGap: 28,
    nameTextStyle: { color: FAINT },
    axisLabel: { color: FAINT },
    splitLine: { lineStyle: { color: LINES } },
    ...more,
  };
}

export function categoryAxis(data: readonly string[], more: object = {}): object {
  return {
    type: 'category',
    data,
    axisTick: { show: false },
    axisLine: { lineStyle: { color: LINES } },
    axisLabel: { color: INK, interval: 0 },
    ...more,
  };
}

/** A dashed line across the chart at a value of the horizontal axis, to compare with. */
export interface GuideLine {
  readonly at: number;
  readonly label: string;
}

export function referenceLine({ at, label }: GuideLine): object {
  return {
    silent: true,
    symbol: 'none',
    lineStyle: { color: FAINT, type: 'dashed' },
    label: { formatter: label, color: FAINT },
    data: [{ xAxis: at }],
  };
}

/** Horizontal whiskers, one for each category of the vertical axis. */
export function whiskers(intervals: readonly Interval[], color: string): CustomSeriesOption {
  return {
    type: 'custom',
    silent: true,
    data: intervals.map(({ low, high }, row) => [low, high, row]),
    encode: { x: [0, 1], y: 2 },
    renderItem(_parameters, api) {
      const [left = 0, y = 0] = api.coord([api.value(0), api.value(2)]);
      const [right = 0] = api.coord([api.value(1), api.value(2)]);
      return strokes(color, [
        [left, y, right, y],
        [left, y - 4, left, y + 4],
        [right, y - 4, right, y + 4],
      ]);
    },
  };
}

/** Vertical whiskers, each at a value of the horizontal axis. */
export function verticalWhiskers(
  intervals: readonly (Interval & { readonly at: number })[],
  color: string,
): CustomSeriesOption {
  return {
    type: 'custom',
    silent: true,
    data: intervals.map(({ at, low, high }) => [at, low, high]),
    encode: { x: 0, y: [1, 2] },
    renderItem(_parameters, api) {
      const [x = 0, bottom = 0] = api.coord([api.value(0), api.value(1)]);
      const [, top = 0] = api.coord([api.value(0), api.value(2)]);
      return strokes(color, [
        [x, bottom, x, top],
        [x - 4, bottom, x + 4, bottom],
        [x - 4, top, x + 4, top],
      ]);
    },
  };
}

function strokes(color: string, lines: readonly (readonly [number, number, number, number])[]) {
  const style = { stroke: color, lineWidth: 2, opacity: 0.45 };
  const children = lines.map(
    ([x1, y1, x2, y2]) => ({ type: 'line', shape: { x1, y1, x2, y2 }, style }) as const,
  );
  return { type: 'group', children } as const;
}
