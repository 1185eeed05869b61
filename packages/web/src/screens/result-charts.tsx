import type { Standing } from '@khora/engine';
import { useLanguage } from '../app/i18n.tsx';
import { PLAYER_COLORS } from '../ui/art.ts';

/** Points by source, one column per player: a table whose cells carry bars. */
export function Breakdown({ ranked, names }: { ranked: readonly Standing[]; names: readonly string[] }) {
  const { texts } = useLanguage();
  const sources = [...new Set(ranked.flatMap(({ breakdown }) => breakdown.map(({ source }) => source)))];
  const points = (standing: Standing, source: string) =>
    standing.breakdown.find((each) => each.source === source)?.points ?? 0;
  const most = Math.max(1, ...ranked.flatMap(({ breakdown }) => breakdown.map((each) => each.points)));
  return (
    <table className="breakdown">
      <thead>
        <tr>
          <td />
          {ranked.map(({ seat }) => (
            <th key={seat} scope="col">
              {names[seat]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sources.map((source) => (
          <tr key={source}>
            <th scope="row">{texts.source(source)}</th>
            {ranked.map((standing) => {
              const value = points(standing, source);
              return (
                <td key={standing.seat} className={`seat-${standing.seat}`}>
                  <span
                    className="breakdown-bar"
                    style={{ width: `${(Math.max(0, value) / most) * 100}%` }}
                  />
                  <span className="breakdown-number">{value === 0 ? '' : value}</span>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{texts.word('total')}</th>
          {ranked.map(({ seat, points: total }) => (
            <td key={seat}>
              <b>{total}</b>
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

const WIDTH = 520;
const HEIGHT = 260;
const MARGIN = 30;
const DASHES = ['none', '9 4', '3 3', '12 3 3 3'];

/** Projected points at the end of each round. */
export function Curves({
  curves,
  names,
}: {
  curves: readonly (readonly number[])[];
  names: readonly string[];
}) {
  const { t } = useLanguage();
  const top = Math.max(10, ...curves.flat());
  const x = (round: number) => MARGIN + (round / Math.max(1, curves.length - 1)) * (WIDTH - 2 * MARGIN - 60);
  const y = (points: number) => HEIGHT - MARGIN - (points / top) * (HEIGHT - 2 * MARGIN);
  const label = names
    .map((name, seat) => `${name}: ${curves.map((round) => round[seat] ?? 0).join(', ')}`)
    .join('; ');
  return (
    <svg
      className="curves"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`${t('result.curves')}. ${label}`}
    >
      {[0, 0.25, 0.5, 0.75, 1].map((part) => (
        <g key={part}>
          <line x1={MARGIN} x2={WIDTH - MARGIN - 60} y1={y(top * part)} y2={y(top * part)} className="grid" />
          <text x={MARGIN - 6} y={y(top * part) + 4} textAnchor="end">
            {Math.round(top * part)}
          </text>
        </g>
      ))}
      {curves.map((_, round) => (
        <text key={`x${String(round)}`} x={x(round)} y={HEIGHT - 10} textAnchor="middle">
          {round + 1}
        </text>
      ))}
      {names.map((name, seat) => (
        <g key={`c${String(seat)}`}>
          <polyline
            points={curves.map((round, at) => `${x(at)},${y(round[seat] ?? 0)}`).join(' ')}
            fill="none"
            stroke={PLAYER_COLORS[seat as 0 | 1 | 2 | 3]}
            strokeWidth="3"
            strokeDasharray={DASHES[seat]}
          />
          <text x={x(curves.length - 1) + 6} y={y(curves.at(-1)?.[seat] ?? 0) + 4} className="curve-name">
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}
