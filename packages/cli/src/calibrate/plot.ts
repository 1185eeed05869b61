import { COLOURS, draw, FAINT, INK, valueAxis, verticalWhiskers } from '../report/chart.ts';
import type { Agreement } from './report.ts';

const HEIGHT = 520;
const inPercent = { min: 0, max: 100, axisLabel: { color: FAINT, formatter: '{value} %' } };

/** Chances won against chances shown: well-calibrated points are on the diagonal. */
export function calibrationPlot(all: readonly Agreement[]): string {
  const points = all.map(({ players, bins }, index) => ({
    name: `${players} players`,
    color: COLOURS[index] ?? INK,
    bins,
  }));
  return draw('calibration', HEIGHT, {
    xAxis: valueAxis('chance shown', inPercent),
    yAxis: valueAxis('games won', { ...inPercent, nameGap: 48 }),
    series: [
      ...points.map(({ color, bins }) =>
        verticalWhiskers(
          bins.map(({ shown, interval }) => ({
            at: 100 * shown,
            low: 100 * interval.low,
            high: 100 * interval.high,
          })),
          color,
        ),
      ),
      ...points.map(({ name, color, bins }, index) => ({
        type: 'scatter',
        name,
        symbolSize: 10,
        itemStyle: { color },
        data: bins.map(({ shown, won }) => [100 * shown, 100 * won]),
        ...(index === 0 && {
          markLine: {
            silent: true,
            symbol: 'none',
            lineStyle: { color: FAINT, type: 'dashed' },
            label: { show: false },
            data: [[{ coord: [0, 0] }, { coord: [100, 100] }]],
          },
        }),
      })),
    ],
  });
}
