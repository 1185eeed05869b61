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
const WIDTHS = [24, 12, 12, 11, 11] as const;

function line(cells: readonly string[]): string {
  const padded = cells.map((cell, column) =>
    column === 0 ? cell.padEnd(WIDTHS[0]) : cell.padStart(WIDTHS[column] ?? 0),
  );
  return padded.join('').trimEnd();
}

function row(name: string, { seconds, yardsticks }: Figure, show: (seconds: number) => string): Row {
  const { best, median } = yardsticks;
  return [name, show(seconds.best), show(seconds.median), multiple(best), multiple(median)];
}

const titleOf = ({ players, rules }: Section) => `${players} players, rules ${rules}`;

function sectionRows(section: Section): Row[] {
  const { game, decision, clone, lookAhead, decisionsPerGame, stateBytes } = section;
  return [
    [titleOf(section), '', '', '', ''],
    row('  games per second', game, perSecond),
    row('  decisions per second', decision, perSecond),
    row('  ns per clone', clone, nanoseconds),
    row('  ns per look-ahead', lookAhead, nanoseconds),
    ['  decisions per game', number(decisionsPerGame, 1), '', '', ''],
    ['  bytes of a JSON state', number(stateBytes), '', '', ''],
  ];
}

/** The report as text. The last columns give one game, decision, clone or look-ahead in yardsticks. */
export function table({ yardstick, sections }: Report): string {
  const rows: Row[] = [
    ['', 'best', 'median', 'best ×', 'median ×'],
    ['ns per yardstick', nanoseconds(yardstick.best), nanoseconds(yardstick.median), '1', '1'],
    ...sections.flatMap(sectionRows),
  ];
  return rows.map(line).join('\n');
}

/** How the yardsticks of each figure changed, for those that both reports have. */
export function comparison(before: Report, after: Report): string {
  const rows = after.sections.flatMap((section) => {
    const old = before.sections.find(
      ({ players, rules }) => players === section.players && rules === section.rules,
    );
    if (!old) return [];
    const compared = (name: string, was: Figure, is: Figure): string[] => [
      name,
      multiple(was.yardsticks.best),
      multiple(is.yardsticks.best),
      number(was.seconds.best / is.seconds.best, 2),
    ];
    return [
      [titleOf(section), '', '', ''],
      compared('  game', old.game, section.game),
      compared('  clone', old.clone, section.clone),
      compared('  look-ahead', old.lookAhead, section.lookAhead),
    ];
  });
  return [['best ×', 'before', 'after', 'faster'], ...rows].map(line).join('\n');
}
