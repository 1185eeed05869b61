import { categoryAxis, draw, FIT, valueAxis } from './chart.ts';

/** One part of every bar; `data` by row. */
export interface Part {
  readonly name: string;
  readonly data: readonly number[];
}

interface Stack {
  readonly rows: readonly string[];
  readonly parts: readonly Part[];
  readonly axis: string;
  readonly more?: object;
}

/** Bars one below another, the first row at the top, each made up of the same parts. */
export function stackChart(name: string, { rows, parts, axis, more = {} }: Stack): string {
  const lowest = Math.min(...parts.flatMap(({ data }) => data));
  return draw(name, 130 + 46 * rows.length, {
    grid: { left: 16, right: 32, top: 64, bottom: 12, ...FIT },
    xAxis: valueAxis(axis, { ...(lowest >= 0 && { min: 0 }), ...more }),
    yAxis: categoryAxis(rows.toReversed()),
    series: parts.map((part) => ({
      name: part.name,
      type: 'bar',
      stack: name,
      barMaxWidth: 34,
      data: part.data.map((value) => Number(value.toFixed(2))).toReversed(),
    })),
  });
}
