import type { Figure, Report, Section } from './report.ts';

const number = (value: number, digits = 0) =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
const perSecond = (seconds: number) => number(1 / seconds);
const nanoseconds = (seconds: number) => number(seconds * 1e9);
const multiple = (value: number) => number(value, value < 10 ? 3 : 1);

type Row = readonly [
  name: string,
  best: string,
  median: string,
  bestMultiple: string,
  medianMultiple: string,
];

function row(name: string, { seconds, yardsticks }: Figure, show: (seconds: number) => string): Row {
  const { best, median } = yardsticks;
  return [name, show(seconds.best), show(seconds.median), multiple(best), multiple(median)];
}

function sectionRows({ players, game, decision, clone, decisionsPerGame, stateBytes }: Section): Row[] {
  return [
    [`${players} players`, '', '', '', ''],
    row('  games per second', game, perSecond),
    row('  decisions per second', decision, perSecond),
    row('  ns per clone', clone, nanoseconds),
    ['  decisions per game', number(decisionsPerGame, 1), '', '', ''],
    ['  bytes of a JSON state', number(stateBytes), '', '', ''],
  ];
}

/** The report for readers. The last columns tell one game, decision or clone as a multiple of the yardstick. */
export function table({ rounds, yardstick, sections }: Report): string {
  const rows: Row[] = [
    ['', 'best', 'median', 'best ×', 'median ×'],
    ['ns per yardstick', nanoseconds(yardstick.best), nanoseconds(yardstick.median), '1', '1'],
    ...sections.flatMap(sectionRows),
  ];
  const widths = [24, 12, 12, 11, 11];
  const lines = rows.map((cells) =>
    cells
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('')
      .trimEnd(),
  );
  return [
    `Uniformly random play through createGame, decisions, legalMoves and advance, on one core; ${rounds} rounds.`,
    'Yardstick (×): one JSON.parse(JSON.stringify(state)) of a four-player game in round 5.',
    '',
    ...lines,
  ].join('\n');
}
