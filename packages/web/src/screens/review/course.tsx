import type { Moment, Review } from '@khora/bots/review';
import type { Texts } from '@khora/locales';
import type { ReactNode } from 'react';
import { Label, Slider, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components';
import { go, href, standAt } from '../../browser/router.ts';
import '../../table/history/look-back.css';
import { textArea } from '../../ui/more.ts';
import { useWidth } from '../../ui/use-width.ts';
import { useLanguage } from '../../words/language.tsx';
import { type ReviewWords, useReviewWords } from '../../words/review/review-words.ts';
import { amount, type Measure, percent, turningPoints, valuesOf } from './measures.ts';
import { usePointing } from './use-pointing.ts';
import '../../ui/plain-table.css';

interface CourseProps {
  readonly id: string;
  readonly review: Review;
  readonly names: readonly string[];
  readonly measure: Measure;
  readonly at: number;
  readonly onChoose: (at: number) => void;
  /** What there is to say about the position. */
  readonly children?: ReactNode;
}

const HEIGHT = 300;
const LEFT = 40;
const RIGHT = 14;
const TOP = 16;
const BOTTOM = 30;
const DASHES = ['none', '9 4', '3 3', '12 3 3 3'];

/** Where a position is in the game, in words. */
export function whereWords(w: ReviewWords, { index, round, phase }: Moment): string {
  if (phase === 'over') return w('curves.end');
  return round === 0 ? w('curves.draft', { move: index }) : w('curves.round', { round, move: index });
}

/** The curves of all players over the whole game; a click goes to a position. */
export function Course({ id, review, names, measure, at, onChoose, children }: CourseProps) {
  const { texts } = useLanguage();
  const w = useReviewWords();
  const [box, width] = useWidth<HTMLDivElement>(720);
  const { moments } = review;
  const last = moments.at(-1)?.index ?? 1;
  const most = measure === 'win' ? 1 : roundUp(Math.max(...moments.flatMap(({ points }) => points)));
  const x = (index: number) => LEFT + (index / Math.max(1, last)) * (width - LEFT - RIGHT);
  const y = (value: number) => HEIGHT - BOTTOM - (Math.max(0, value) / most) * (HEIGHT - TOP - BOTTOM);
  const moment = moments[at] ?? moments[0];
  const rounds = moments.filter(({ round }, index) => round > 0 && moments[index - 1]?.round !== round);
  const stay = (index: number) => standAt({ screen: 'review', id, at: index });
  const { over, pointing } = usePointing(
    (clientX, chart) => {
      const part = (clientX - chart.getBoundingClientRect().left - LEFT) / (width - LEFT - RIGHT);
      return Math.max(0, Math.min(last, Math.round(part * last)));
    },
    {
      onChoose,
      onOpen: (index) => {
        onChoose(index);
        stay(index);
        go({ screen: 'replay', id, at: index });
      },
    },
  );
  const pointed = over === null ? undefined : moments[over];
  if (!moment) return null;
  const figure = (value: number) =>
    measure === 'win' ? percent(texts, value) : amount(texts, measure, value);
  return (
    <div className="course" ref={box}>
      <svg
        className="course-chart"
        width={width}
        height={HEIGHT}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        role="img"
        aria-label={`${w(`curves.${measure}`)}. ${names.map((name, seat) => `${name}: ${figure(valuesOf(moment, measure)[seat] ?? 0)}`).join('; ')}`}
        {...pointing}
      >
        {rounds.map(({ index, round }, order) => {
          const end = rounds[order + 1]?.index ?? last;
          return (
            <g key={round} className="course-round" data-odd={round % 2 === 1}>
              <rect
                x={x(index)}
                y={TOP}
                width={Math.max(0, x(end) - x(index))}
                height={HEIGHT - TOP - BOTTOM}
              />
              <text x={(x(index) + x(end)) / 2} y={HEIGHT - 10} textAnchor="middle">
                {round}
              </text>
            </g>
          );
        })}
        {[0, 0.25, 0.5, 0.75, 1].map((part) => (
          <g key={part} className="course-grid">
            <line x1={LEFT} x2={width - RIGHT} y1={y(most * part)} y2={y(most * part)} />
            <text x={LEFT - 6} y={y(most * part) + 4} textAnchor="end">
              {measure === 'win' ? percent(texts, part) : Math.round(most * part)}
            </text>
          </g>
        ))}
        {names.map((name, seat) => (
          <g key={name} className={`course-line seat-${seat}`}>
            <polyline
              points={moments
                .map(
                  (each) => `${x(each.index).toFixed(1)},${y(valuesOf(each, measure)[seat] ?? 0).toFixed(1)}`,
                )
                .join(' ')}
              strokeDasharray={DASHES[seat]}
            />
            <circle cx={x(moment.index)} cy={y(valuesOf(moment, measure)[seat] ?? 0)} r="5" />
          </g>
        ))}
        <line
          className="course-cursor"
          x1={x(moment.index)}
          x2={x(moment.index)}
          y1={TOP}
          y2={HEIGHT - BOTTOM}
        />
        {pointed && (
          <g className="course-pointed">
            <line x1={x(pointed.index)} x2={x(pointed.index)} y1={TOP} y2={HEIGHT - BOTTOM} />
            <text
              x={x(pointed.index) + (pointed.index < last / 2 ? 6 : -6)}
              y={HEIGHT - BOTTOM - 8}
              textAnchor={pointed.index < last / 2 ? 'start' : 'end'}
            >
              {whereWords(w, pointed)}
            </text>
          </g>
        )}
        {turningPoints(review).map(({ index }, order, all) => (
          <g
            key={`${index}-${String(order)}`}
            className="course-turn"
            transform={`translate(${x(index)} ${
              TOP +
              22 *
                crowd(
                  all.map((each) => x(each.index)),
                  order,
                )
            })`}
          >
            <circle r="9" />
            <text y="4" textAnchor="middle">
              {order + 1}
            </text>
          </g>
        ))}
      </svg>
      <Slider
        className="slider course-slider"
        value={moment.index}
        minValue={0}
        maxValue={last}
        onChange={onChoose}
      >
        <Label>{w('curves.slider')}</Label>
        <SliderOutput>{whereWords(w, moment)}</SliderOutput>
        <SliderTrack className="slider-track">
          <SliderThumb className="slider-thumb" />
        </SliderTrack>
      </Slider>
      <ul className="course-values">
        {names.map((name, seat) => (
          <li key={name} className={`seat-${seat}`}>
            <i className="course-key">
              <svg width="26" height="8" aria-hidden="true">
                <line x1="0" x2="26" y1="4" y2="4" strokeDasharray={DASHES[seat]} />
              </svg>
            </i>
            <span>{name}</span>
            <b>{figure(valuesOf(moment, measure)[seat] ?? 0)}</b>
            <small>{errorText(texts, moment, { measure, seat })}</small>
          </li>
        ))}
      </ul>
      {children}
      <p className="buttons">
        <a
          className="button"
          href={href({ screen: 'replay', id, at: moment.index })}
          onClick={() => stay(moment.index)}
        >
          {w('curves.look')}
        </a>
      </p>
      <details>
        <summary>{w('table')}</summary>
        <div className="review-scroll" {...textArea()}>
          <table className="plain-table">
            <thead>
              <tr>
                <td />
                {names.map((name, seat) => (
                  <th key={name} scope="col" className={`seat-${seat}`}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {[moments[0], ...rounds, moments.at(-1)].map(
                (each) =>
                  each && (
                    <tr key={each.index}>
                      <th scope="row">{whereWords(w, each)}</th>
                      {valuesOf(each, measure).map((value, seat) => (
                        <td key={names[seat]}>
                          {figure(value)} <small>{errorText(texts, each, { measure, seat })}</small>
                        </td>
                      ))}
                    </tr>
                  ),
              )}
            </tbody>
          </table>
        </div>
      </details>
    </div>
  );
}

/** As '±2.1'. */
function errorText(
  texts: Texts,
  { winError, pointsError }: Moment,
  { measure, seat }: { readonly measure: Measure; readonly seat: number },
): string {
  return `±${amount(texts, measure, (measure === 'win' ? winError : pointsError)[seat] ?? 0)}`;
}

/** How many earlier marks overlap this one. */
function crowd(places: readonly number[], order: number): number {
  let rows = 0;
  for (let i = order; i > 0 && (places[i] ?? 0) - (places[i - 1] ?? 0) < 20; i--) rows += 1;
  return rows;
}

function roundUp(points: number): number {
  return Math.ceil(Math.max(10, points) / 20) * 20;
}
