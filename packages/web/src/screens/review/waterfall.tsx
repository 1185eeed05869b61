import type { Account } from '@khora/bots/review';
import { PARTS, type Statement, statementOf } from '@khora/bots/review-tools';
import { useWidth } from '../../ui/use-width.ts';
import { useLanguage } from '../../words/language.tsx';
import { useReviewWords } from '../../words/review/review-words.ts';
import { amount, change, type Measure } from './measures.ts';
import '../../ui/plain-table.css';

interface Row {
  readonly source: Statement['lines'][number]['source'] | 'result';
  readonly by: number;
  readonly error: number;
  /** Where its bar begins and ends. */
  readonly from: number;
  readonly to: number;
}

function rowsOf({ lines, result }: Statement): Row[] {
  let sum = 0;
  const rows: Row[] = lines.map(({ source, amount: by, error }) => {
    const from = sum;
    sum += by;
    return { source, by, error, from, to: sum };
  });
  return [...rows, { source: 'result', by: result, error: 0, from: 0, to: result }];
}

const ROW = 46;
const BAR = 20;

/** The account of one player as a chain of bars, from what was expected to the result. */
export function Waterfall({ account, measure }: { account: Account; measure: Measure }) {
  const { texts } = useLanguage();
  const w = useReviewWords();
  const [box, width] = useWidth<HTMLDivElement>(520);
  const statement = statementOf(account, measure === 'win' ? 'win' : 'ahead');
  const rows = rowsOf(statement);
  const low = Math.min(0, ...rows.map(({ to }) => to));
  const high = Math.max(0, ...rows.map(({ to }) => to));
  const span = Math.max(high - low, measure === 'win' ? 0.1 : 2);
  const x = (value: number) => 8 + ((value - low) / span) * (width - 16);
  const height = rows.length * ROW + 6;
  const figure = ({ source, by }: Row) =>
    source === 'start' || source === 'result' ? amount(texts, measure, by) : change(texts, measure, by);
  return (
    <div className="waterfall" ref={box}>
      <Parts statement={statement} measure={measure} />
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

/** The same in one line: how much was luck, and how much was skill. */
function Parts({ statement, measure }: { statement: Statement; measure: Measure }) {
  const { texts } = useLanguage();
  const w = useReviewWords();
  const { parts, result } = statement;
  return (
    <dl className="account-parts">
      {PARTS.filter((part) => part !== 'search' || parts.search !== 0).map((part) => (
        <div key={part} data-part={part}>
          <dt>
            {part === 'luck' || part === 'skill' ? (
              <>
                {w(`parts.${part}`)} <small>{w(`parts.${part}Is`)}</small>
              </>
            ) : (
              w(`source.${part}`)
            )}
          </dt>
          <dd>{(part === 'start' ? amount : change)(texts, measure, parts[part])}</dd>
        </div>
      ))}
      <div data-part="result">
        <dt>{w('source.result')}</dt>
        <dd>{amount(texts, measure, result)}</dd>
      </div>
    </dl>
  );
}

function kindOf({ source, by }: Row): string {
  if (source === 'start' || source === 'result') return 'total';
  if (source === 'search') return 'search';
  return by < 0 ? 'loss' : 'gain';
}
