import type { Seat, Standing } from '@khora/engine';
import { useLanguage } from '../../words/language.tsx';
import type { Share } from './ceremony.ts';
import { drumOf } from './drum.ts';

interface BreakdownProps {
  readonly standings: readonly Standing[];
  readonly shares: readonly Share[];
  readonly shown: number;
  readonly names: readonly string[];
  readonly onMark: (source: string | null) => void;
}

function Swatch({ source }: { readonly source: string }) {
  const { paint, fluted } = drumOf(source);
  return <i className={fluted ? 'swatch fluted' : 'swatch'} data-drum={paint} />;
}

/** Points by source in figures; pointing at one shows its drums. */
export function Breakdown({ standings, shares, shown, names, onMark }: BreakdownProps) {
  const { texts } = useLanguage();
  const counted = (seat: Seat) =>
    shares.slice(0, shown).reduce((sum, { points }) => sum + (points.get(seat) ?? 0), 0);
  return (
    <table className="breakdown">
      <thead>
        <tr>
          <td />
          {standings.map(({ seat }) => (
            <th key={seat} scope="col" className={`seat-${seat}`}>
              {names[seat]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shares.map(({ source, points }, index) => (
          <tr
            key={source}
            className={index < shown ? undefined : 'pending'}
            onMouseEnter={() => onMark(source)}
            onMouseLeave={() => onMark(null)}
          >
            <th scope="row">
              <Swatch source={source} />
              {texts.source(source)}
            </th>
            {standings.map(({ seat }) => (
              <td key={seat}>{points.get(seat)?.toString().replace('-', '−') ?? '·'}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{texts.word('total')}</th>
          {standings.map(({ seat }) => (
            <td key={seat}>
              <b>{counted(seat)}</b>
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

const WIDTH = 520;
const HEIGHT = 230;
const MARGIN = 30;
const NAMES = 80;
const LINE = 15;
const DASHES = ['none', '9 4', '3 3', '12 3 3 3'];

/** Moves labels down until none covers the one above. */
function spread(wanted: readonly number[]): number[] {
  const placed = [...wanted];
  const order = wanted.map((_, index) => index).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  let last = Number.NEGATIVE_INFINITY;
  for (const index of order) {
    last = Math.max(wanted[index] ?? 0, last + LINE);
    placed[index] = last;
  }
  return placed;
}

/** Projected points at the end of each round. */
export function Curves({
  curves,
  names,
}: {
  curves: readonly (readonly number[])[];
  names: readonly string[];
}) {
  const { t } = useLanguage();
  const top = Math.ceil(Math.max(10, ...curves.flat()) / 10) * 10;
  const right = WIDTH - MARGIN - NAMES;
  const x = (round: number) => MARGIN + (round / Math.max(1, curves.length - 1)) * (right - MARGIN);
  const y = (points: number) => HEIGHT - MARGIN - (Math.max(0, points) / top) * (HEIGHT - 2 * MARGIN);
  const label = names
    .map((name, seat) => `${name}: ${curves.map((round) => round[seat] ?? 0).join(', ')}`)
    .join('; ');
  const labels = spread(names.map((_, seat) => y(curves.at(-1)?.[seat] ?? 0) + 4));
  return (
    <svg
      className="curves"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`${t('result.curves')}. ${label}`}
    >
      {[0, 0.25, 0.5, 0.75, 1].map((part) => (
        <g key={part}>
          <line x1={MARGIN} x2={right} y1={y(top * part)} y2={y(top * part)} className="grid" />
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
        <g key={`c${String(seat)}`} className={`curve seat-${seat}`}>
          <polyline
            points={curves.map((round, at) => `${x(at)},${y(round[seat] ?? 0)}`).join(' ')}
            strokeDasharray={DASHES[seat]}
          />
          {curves.map((round, at) => (
            <circle key={`d${String(at)}`} cx={x(at)} cy={y(round[seat] ?? 0)} r="3.4" />
          ))}
          <text x={right + 8} y={labels[seat]}>
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}
