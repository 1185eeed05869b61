import {
  HALF_A_MISTAKE,
  HALVING,
  type LineKind,
  type RatedDecision,
  type Review,
  VICTORY,
} from '@khora/bots/review';
import { decisions, type GameState, type Move, replay, type Seat, view } from '@khora/engine';
import type { Texts } from '@khora/locales';
import type { LabRecord } from '../game/record.ts';
import { moveText } from '../play/moves.ts';
import type { Io } from '../terminal/io.ts';
import { playerNames } from '../terminal/players.ts';
import { painter, wrap } from '../terminal/style.ts';
import { table } from '../terminal/table.ts';
import { gainWords } from './gain-words.ts';

interface Told {
  readonly io: Io;
  readonly texts: Texts;
  readonly record: LabRecord;
  readonly review: Review;
}

const LINES: Readonly<Record<LineKind | 'start', string>> = {
  start: 'expected at the start',
  dice: 'dice',
  cards: 'cards dealt and drawn',
  events: 'events',
  own: 'own decisions',
  others: "the others' decisions",
  search: 'error of the search',
};

/** A review for the terminal. */
export function reviewText({ io, texts, record, review }: Told): string {
  const { out } = io;
  const paint = painter(out);
  const states = [...replay(record)];
  const last = states.at(-1);
  if (!last) return '';
  const names = playerNames(texts, last, paint);
  const title = (text: string) => `\n${paint('bold', text)}`;
  const { worlds, tries, playouts } = review.samples;
  return [
    title('How the result came about, in points ahead of the others’ average'),
    accountTable(review, names, 'ahead'),
    title('The same in chance of winning, in per cent'),
    accountTable(review, names, 'win'),
    title('Chance of winning at the start of each round, in per cent'),
    courseTable(review, names),
    title('How well each player decided'),
    skillTable(review, names),
    wrap(
      `Each decision is compared with what the reference would have played. One that cost x points is 1 − 2^(−x/${HALF_A_MISTAKE}) of a mistake, and m mistakes leave an accuracy of 100 × 2^(−m/${HALVING}) %. When moves are compared, a victory counts as ${VICTORY} points.`,
      out.columns,
    ),
    title('What each player could have done better'),
    ...names.flatMap((name, seat) => worstOf({ texts, review, states, name, seat, width: out.columns })),
    title('What each player did well'),
    ...names.flatMap((name, seat) => bestOf({ texts, review, states, name, seat, width: out.columns })),
    title('What the numbers are based on'),
    wrap(
      `${playouts} games played to the end in ${worlds} worlds, other moves in ${tries}; rules ${review.rules}, reference ${review.reference}, seed ${review.seed}. ± is one standard error.`,
      out.columns,
    ),
    '',
  ].join('\n');
}

function signed(value: number, digits: number): string {
  const text = Math.abs(value).toFixed(digits);
  return Number(text) === 0 ? text : `${value > 0 ? '+' : '−'}${text}`;
}

function accountTable({ accounts }: Review, names: readonly string[], of: 'ahead' | 'win'): string {
  const scale = of === 'win' ? 100 : 1;
  const sources = accounts[0]?.lines.map(({ source }) => source) ?? [];
  const cell = ({ amount, error }: { amount: number; error: number }) =>
    `${signed(scale * amount, 1)} ±${(scale * error).toFixed(1)}`;
  const right = true;
  return table(
    [{ title: '' }, ...names.map((name) => ({ title: name, right }) as const)],
    [
      [LINES.start, ...accounts.map(({ start }) => cell(start[of]))],
      ...sources.map((source, at) => [
        LINES[source],
        ...accounts.map(({ lines }) => cell(lines[at]?.[of] ?? { amount: 0, error: 0 })),
      ]),
      ['= result', ...accounts.map(({ result }) => `${signed(scale * result[of], 1)}     `)],
    ],
  );
}

function courseTable({ moments }: Review, names: readonly string[]): string {
  const right = true;
  const firsts = moments.filter(({ round }, at) => moments[at - 1]?.round !== round);
  return table(
    [
      { title: '' },
      ...firsts.map(({ round }) => ({ title: round === 0 ? 'draft' : String(round), right }) as const),
    ],
    names.map((name, seat) => [name, ...firsts.map(({ win }) => (100 * (win[seat] ?? 0)).toFixed(0))]),
  );
}

function skillTable({ skills }: Review, names: readonly string[]): string {
  const right = true;
  return table(
    [
      { title: '' },
      { title: 'decisions', right },
      { title: 'cost in points', right },
      { title: 'mistakes', right },
      { title: 'accuracy', right },
      { title: 'about as good as', right },
    ],
    skills.map(({ seat, decisions: count, cost, costError, mistakes, accuracy, level }) => [
      names[seat] ?? '',
      String(count),
      `${cost.toFixed(1)} ±${costError.toFixed(1)}`,
      mistakes.toFixed(1),
      `${accuracy.toFixed(0)} %`,
      level,
    ]),
  );
}

const SHOWN = 3;
const SLIGHT = 0.5;

interface Player {
  readonly texts: Texts;
  readonly review: Review;
  readonly states: readonly GameState[];
  readonly name: string;
  readonly seat: number;
  readonly width: number;
}

/** A player's most expensive decisions, each with the better move and what that brings. */
function worstOf({ texts, review, states, name, seat, width }: Player): string[] {
  return review.decisions
    .filter((decision) => decision.seat === seat && decision.better && decision.loss > SLIGHT)
    .toSorted((a, b) => b.loss - a.loss)
    .slice(0, SHOWN)
    .map((decision) => {
      const { index, played, better, loss, lossError } = decision;
      const say = (move: Move) => moveWords(texts, states[index], decision.seat, move);
      const gains = better ? gainWords(texts, better.gains) : '';
      return wrap(
        `${name}, ${placeOf(decision)}: ${say(played.move)}. Better by ${loss.toFixed(1)} ±${lossError.toFixed(1)}: ${better ? say(better.move) : ''}.${gains === '' ? '' : ` It brings ${gains}.`}`,
        width,
        2,
      );
    });
}

/** The decisions with which a player gained most compared with the reference's moves. */
function bestOf({ texts, review, states, name, seat, width }: Player): string[] {
  return review.decisions
    .filter((decision) => decision.seat === seat && decision.gain > SLIGHT && decision.loss < decision.gain)
    .toSorted((a, b) => b.gain - a.gain)
    .slice(0, SHOWN)
    .map((decision) => {
      const { index, played, gain } = decision;
      const gains = gainWords(texts, played.gains);
      return wrap(
        `${name}, ${placeOf(decision)}: ${moveWords(texts, states[index], decision.seat, played.move)}, ${gain.toFixed(1)} points better than usual.${gains === '' ? '' : ` It brings ${gains}.`}`,
        width,
        2,
      );
    });
}

function placeOf({ index, round }: RatedDecision): string {
  return `move ${index + 1}, ${round === 0 ? 'draft' : `round ${round}`}`;
}

function moveWords(texts: Texts, state: GameState | undefined, seat: Seat, move: Move): string {
  const decision = state && decisions(state).find((open) => open.seat === seat);
  if (!state || !decision) return texts.move(move.type);
  if (move.type === 'pass' || move.type === 'tradeGlory') return texts.move(move.type);
  const words = { texts, paint: (_format: unknown, text: string) => text, rules: state.rules };
  return `${texts.move(move.type)}: ${moveText(words, view(state, seat), decision, move)}`;
}
