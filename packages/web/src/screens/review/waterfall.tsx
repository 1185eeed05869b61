import type { Account } from '@khora/bots/review';
import { steadied } from '@khora/bots/review-tools';
import { useWidth } from '../../ui/use-width.ts';
import { useLanguage } from '../../words/language.tsx';
import { useReviewWords } from '../../words/review/review-words.ts';
import { amount, change, type Measure } from './measures.ts';
import '../../ui/plain-table.css';

interface Row {
  readonly source: Account['lines'][number]['source'] | 'start' | 'result';
  readonly by: number;
  readonly error: number;
  /** Where its bar begins and ends. */
  readonly from: number;
  readonly to: number;
}

/** The figures shown have one decimal, and add up. */
function rowsOf({ start, lines, result }: Account, measure: Measure): Row[] {
  const of = measure === 'win' ? 'win' : 'ahead';
  const scale = measure === 'win' ? 1000 : 10;
  const told = [{ source: 'start' as const, ...start }, ...lines];
  const amounts = steadied(
    told.map((line) => line[of].amount),
    result[of],
    (value) => Math.round(value * scale) / scale || 0,
  );
  let sum = 0;
  const rows: Row[] = told.map((line, index) => {
    const from = sum;
    sum += amounts[index] ?? 0;
    return { source: line.source, by: amounts[index] ?? 0, error: line[of].error, from, to: sum };
  });
  return [...rows, { source: 'result', by: sum, error: 0, from: 0, to: sum }];
}

const ROW = 46;
const BAR = 20;

/** The account of one player as a chain of bars, from what was expected to the result. */
export function Waterfall({ account, measure }: { account: Account; measure: Measure }) {
  const { texts } = useLanguage();
  const w = useReviewWords();
  const [box, width] = useWidth<HTMLDivElement>(520);
  const rows = rowsOf(account, measure);
  const low = Math.min(0, ...rows.map(({ to }) => to));
  const high = Math.max(0, ...rows.map(({ to }) => to));
  const span = Math.max(high - low, measure === 'win' ? 0.1 : 2);
  const x = (value: number) => 8 + ((value - low) / span) * (width - 16);
  const height = rows.length * ROW + 6;
  const figure = ({ source, by }: Row) =>
    source === 'start' || source === 'result' ? amount(texts, measure, by) : change(texts, measure, by);
  return (
    <div className="waterfall" ref={box}>
      <svg
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={rows.map((row) => `${w(`source.${row.source}`)}: ${figure(row)}`).join('; ')}
      >
        <line className="waterfall-zero" x1={x(0)} x2={x(0)} y1="0" y2={height} />
        {rows.map((row, index) => {
          const top = index * ROW;
          const bar = top + ROW - BAR - 4;
          const left = Math.min(x(row.from), x(row.to));
          return (
            <g key={row.source} className="waterfall-row" data-kind={kindOf(row)}>
              <text x="8" y={top + 16}>
                {w(`source.${row.source}`)}
              </text>
              <text x={width - 8} y={top + 16} textAnchor="end" className="waterfall-figure">
                {figure(row)}
                {row.error > 0 && (
                  <tspan className="waterfall-error"> ±{amount(texts, measure, row.error)}</tspan>
                )}
              </text>
              <rect
                x={left}
                y={bar}
                width={Math.max(2, Math.abs(x(row.to) - x(row.from)))}
                height={BAR}
                rx="2"
              />
              {index < rows.length - 1 && (
                <line
                  className="waterfall-link"
                  x1={x(row.to)}
                  x2={x(row.to)}
                  y1={bar + BAR}
                  y2={bar + ROW}
                />
              )}
            </g>
          );
        })}
      </svg>
      <details>
        <summary>{w('table')}</summary>
        <table className="plain-table">
          <thead>
            <tr>
              <th scope="col">{w('account.line')}</th>
              <th scope="col">{w('account.amount')}</th>
              <th scope="col">{w('account.error')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.source}>
                <th scope="row">{w(`source.${row.source}`)}</th>
                <td>{figure(row)}</td>
                <td>{row.source === 'result' ? '' : amount(texts, measure, row.error)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}

function kindOf({ source, by }: Row): string {
  if (source === 'start' || source === 'result') return 'total';
  if (source === 'search') return 'search';
  return by < 0 ? 'loss' : 'gain';
}
