import type { Interval } from '../stats/intervals.ts';
import {
  COLOURS,
  categoryAxis,
  draw,
  FIT,
  type GuideLine,
  INK,
  referenceLine,
  valueAxis,
  whiskers,
} from './chart.ts';

/** A figure with its interval, in the unit of the axis. */
export interface Whisker {
  readonly label: string;
  readonly value: number;
  readonly interval: Interval;
}

interface Axis {
  readonly title: string;
  readonly reference: GuideLine;
  readonly more?: object;
  readonly rowHeight?: number;
}

/** Estimates one below another, the first at the top, each a point with whiskers. */
export function intervalChart(name: string, estimates: readonly Whisker[], axis: Axis): string {
  const { title, reference, more = {}, rowHeight = 40 } = axis;
  const rows = estimates.toReversed();
  return draw(name, 60 + rowHeight * rows.length, {
    legend: { show: false },
    grid: { left: 16, right: 48, top: 24, bottom: 12, ...FIT },
    xAxis: valueAxis(title, { scale: true, ...more }),
    yAxis: categoryAxis(rows.map(({ label }) => label)),
    series: [
      whiskers(
        rows.map(({ interval }) => interval),
        COLOURS[0] ?? INK,
      ),
      {
        type: 'scatter',
        symbolSize: Math.min(11, rowHeight / 2.5),
        itemStyle: { color: COLOURS[0] },
        data: rows.map(({ value }) => value),
        markLine: referenceLine(reference),
      },
    ],
  });
}
