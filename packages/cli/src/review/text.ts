import { reasonsApart } from '@khora/bots/reasons';
import { HALVING, type RatedDecision, type Review, VICTORY } from '@khora/bots/review';
import {
  type AccountMeasure,
  bestOf,
  type Feat,
  HIGHLIGHTS,
  PARTS,
  statementOf,
  turningPoints,
  worstOf,
} from '@khora/bots/review-tools';
import { type GameState, type Move, replay, type Seat, seated, view } from '@khora/engine';
import type { Texts } from '@khora/locales';
import type { LabRecord } from '../game/record.ts';
import type { Io } from '../terminal/io.ts';
import { playerNames } from '../terminal/players.ts';
import { padStart, painter, wrap } from '../terminal/style.ts';
import { table } from '../terminal/table.ts';
import { type Figures, figuresIn } from './figures.ts';
import { type ReviewWords, WORDS } from './words.ts';

interface Told {
  readonly io: Io;
  readonly texts: Texts;
  readonly record: LabRecord;
  readonly review: Review;
}

/** What is needed to put a review in words. */
interface Telling {
  readonly texts: Texts;
  readonly words: ReviewWords;
  readonly figures: Figures;
  readonly record: LabRecord;
  readonly review: Review;
  /** After each number of moves. */
  readonly states: readonly GameState[];
  readonly names: readonly string[];
  readonly width: number;
}

/** A review for the terminal. */
export function reviewText({ io, texts, record, review }: Told): string {
  const { out } = io;
  const paint = painter(out);
  const states = [...replay(record)];
  const last = states.at(-1);
  if (!last) return '';
  const words = WORDS[texts.language];
  const names = playerNames(texts, last, paint);
  const telling: Telling = {
    texts,
    words,
    figures: figuresIn(texts),
    record,
    review,
    states,
    names,
    width: out.columns,
  };
  const section = (title: string, ...parts: readonly string[]) =>
    [`\n${paint('bold', wrap(title, out.columns))}`, ...parts].join('\n');
  const { samples, rules, reference, seed } = review;
  return [
    section(
      words.course.win,
      courseTable(telling, ({ win }) => win.map((share) => 100 * share)),
    ),
    section(
      words.course.points,
      courseTable(telling, ({ points }) => points),
    ),
    section(words.turning.title, turns(telling)),
    section(words.account.ahead, accountTable(telling, 'ahead'), '', partsTable(telling, 'ahead')),
    section(words.account.win, accountTable(telling, 'win'), '', partsTable(telling, 'win')),
    section(
      words.skill.title,
      skillTable(telling),
      '',
      wrap(words.skill.formula(HALVING, VICTORY), out.columns),
    ),
    section(
      words.decisions.worst,
      findingList(telling, (seat) => worstOf(review, seat), toldWorst),
    ),
    section(
      words.decisions.best,
      findingList(telling, (seat) => bestOf(review, seat), toldBest),
    ),
    section(
      words.basis.title,
      wrap(words.basis.text({ ...samples, rules }, { reference, seed }), out.columns),
    ),
    '',
  ].join('\n');
}

const right = true;

function courseTable(
  { words, figures, review: { moments }, names }: Telling,
  valuesOf: (moment: Review['moments'][number]) => readonly number[],
): string {
  const firsts = moments.filter(({ round }, at) => moments[at - 1]?.round !== round);
  const end = moments.at(-1);
  const shown = [
    ...firsts.map((moment) => ({
      title: moment.round === 0 ? words.course.draft : String(moment.round),
      values: valuesOf(moment),
    })),
    ...(end ? [{ title: words.course.end, values: valuesOf(end) }] : []),
  ];
  return table(
    [{ title: '' }, ...shown.map(({ title }) => ({ title, right }) as const)],
    names.map((name, seat) => [name, ...shown.map(({ values }) => figures.whole(values[seat] ?? 0))]),
  );
}

/** What changed the chances of winning most, and by how much. */
function turns(telling: Telling): string {
  const { words, figures, review, states, names, width } = telling;
  return turningPoints(review)
    .map(({ index, round, cause, win }) => {
      const what =
        typeof cause === 'string'
          ? `${placeOf(words, states[index]?.round ?? round)}, ${words.turning[cause]}`
          : `${placeOf(words, round)}, ${words.move(index + 1)}: ${names[cause.seat] ?? ''}: ${playedAt(telling, index)}`;
      const changes = win
        .map((by, seat) => [names[seat] ?? '', figures.change(100 * by)] as const)
        .filter(([, by]) => by !== figures.change(0))
        .map(([name, by]) => `${name} ${by}`);
      return `${wrap(what, width, 4)}\n  ${changes.join(', ')}`;
    })
    .join('\n');
}

function accountTable({ words, figures, review, names }: Telling, measure: AccountMeasure): string {
  const scale = SCALES[measure];
  const statements = review.accounts.map((account) => statementOf(account, measure));
  const sources = statements[0]?.lines.map(({ source }) => source) ?? [];
  return table(
    [{ title: '' }, ...names.map((name) => ({ title: name, right }) as const)],
    [
      ...sources.map((source, at) => [
        words.sources[source],
        ...statements.map(({ lines }) => {
          const { amount, error } = lines[at] ?? { amount: 0, error: 0 };
          return `${figures.change(scale * amount)} ${padStart(figures.error(scale * error), ERROR)}`;
        }),
      ]),
      [
        words.account.result,
        ...statements.map(({ result }) => `${figures.change(scale * result)}${' '.repeat(ERROR + 1)}`),
      ],
    ],
  );
}

/** Shown are points and per cent. */
const SCALES: Readonly<Record<AccountMeasure, number>> = { ahead: 1, win: 100 };

/** The width of an error, as '±3.4'. */
const ERROR = 4;

/** The same with a line for each player: how much was luck, and how much was skill. */
function partsTable({ words, figures, review, names }: Telling, measure: AccountMeasure): string {
  const statements = review.accounts.map((account) => statementOf(account, measure));
  const shown = PARTS.filter(
    (part) => part !== 'search' || statements.some(({ parts }) => parts[part] !== 0),
  );
  const figure = (value: number) => figures.change(SCALES[measure] * value);
  return table(
    [
      { title: words.parts.title },
      ...[...shown, 'result' as const].map((part) => ({ title: words.parts[part], right }) as const),
    ],
    statements.map(({ parts, result }, seat) => [
      names[seat] ?? '',
      ...shown.map((part) => figure(parts[part])),
      figure(result),
    ]),
  );
}

function skillTable({ words: { skill }, figures, review: { skills }, names }: Telling): string {
  return table(
    [
      { title: '' },
      { title: skill.decisions, right },
      { title: skill.cost, right },
      { title: skill.mistakes, right },
      { title: skill.accuracy, right },
      { title: skill.level, right },
    ],
    skills.map(({ seat, decisions, cost, costError, mistakes, accuracy, level }) => [
      names[seat] ?? '',
      String(decisions),
      `${figures.amount(cost)} ${figures.error(costError)}`,
      figures.amount(mistakes),
      `${figures.whole(accuracy)} %`,
      level,
    ]),
  );
}

/** A decision with what is to be said of it. */
interface Finding {
  readonly decision: RatedDecision;
  /** The move and its reasons. */
  readonly played: string;
  readonly verdict: string;
}

/** The first findings of each player. */
function findingList<T>(
  telling: Telling,
  foundOf: (seat: Seat) => readonly T[],
  tell: (telling: Telling, found: T) => Finding,
): string {
  const { words, names, width } = telling;
  return Array.from(seated(names))
    .flatMap(([name, seat]) => {
      const told = foundOf(seat)
        .slice(0, HIGHLIGHTS)
        .map((found) => tell(telling, found));
      if (told.length === 0) return [name, `  ${words.decisions.none}`];
      const lines = told.flatMap(({ decision: { round, index }, played, verdict }) => [
        `  ${placeOf(words, round)}, ${words.move(index + 1)}: ${played}`,
        `    ${verdict}`,
      ]);
      return [name, ...lines.map((line) => wrap(line, width, 4))];
    })
    .join('\n');
}

function toldWorst(telling: Telling, decision: RatedDecision): Finding {
  const { words, figures } = telling;
  const { loss, lossError, played, better } = decision;
  const gaveAway = words.decisions.gaveAway(`${figures.amount(loss)} ${figures.error(lossError)}`);
  const best = better && words.decisions.better(explained(telling, decision, better.move, played.move));
  return {
    decision,
    played: explained(telling, decision, played.move, better?.move),
    verdict: best ? `${gaveAway} ${best}` : gaveAway,
  };
}

function toldBest(telling: Telling, { decision, by, over }: Feat): Finding {
  const { words, figures } = telling;
  const points = figures.amount(by);
  return {
    decision,
    played: explained(telling, decision, decision.played.move),
    verdict: over === 'reference' ? words.decisions.gained(points) : words.decisions.ahead(points),
  };
}

/** A move with what it does and another does not, as 'Pass (saves 1 troop)'. */
function explained(telling: Telling, decision: RatedDecision, move: Move, than?: Move): string {
  const { texts, states } = telling;
  const { index, seat } = decision;
  const name = said(telling, decision, move);
  const state = states[index];
  if (!state) return name;
  const position = view(state, seat);
  const { gains, actions } = texts.why({ position, seat }, reasonsApart(position, move, than));
  const reasons = [...actions, ...gains].join(', ');
  return reasons === '' ? name : `${name} (${reasons})`;
}

/** The move of the game after so many others, in words. */
function playedAt(telling: Telling, index: number): string {
  const made = telling.record.moves[index];
  return made ? said(telling, { index, seat: made.seat }, made.move) : '';
}

function said(
  { texts, states }: Telling,
  { index, seat }: Pick<RatedDecision, 'index' | 'seat'>,
  move: Move,
): string {
  const state = states[index];
  return state ? texts.answer(state, seat, move) : texts.move(move.type);
}

function placeOf(words: ReviewWords, round: number): string {
  return round === 0 ? words.draft : words.round(round);
}
