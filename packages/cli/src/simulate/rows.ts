import type { Outcome } from '../game/plan.ts';
import { lineWriter } from '../game/record-file.ts';
import { winsOf } from './tally.ts';

type Cell = string | number;
/** One player of one game: what notebooks want. */
type Row = Readonly<Record<string, Cell>>;

/** Points of the game itself, by kind of source; what cards, developments and glory score at the end is put together. */
const SOURCES = ['action', 'card', 'development', 'event', 'level', 'space', 'glory'] as const;

/** The rows of a game, by seat. docs/laboratory.md explains the columns. */
export function rowsOf(outcome: Outcome, game: number): Row[] {
  const { deal, bots, cities, standings, rounds, played, record } = outcome;
  const wins = winsOf(outcome);
  return standings.map(({ seat, rank, points, breakdown }) => {
    const row: Record<string, Cell> = {
      game,
      deal,
      seed: record.setup.seed,
      rules: record.rules,
      players: record.setup.players,
      seat,
      bot: bots[seat] ?? '',
      city: cities[seat] ?? '',
      rank,
      won: wins[seat] ?? 0,
      points,
    };
    let rest = points;
    for (const source of SOURCES) {
      const part = breakdown.find((each) => each.source === source)?.points ?? 0;
      row[`points_${source}`] = part;
      rest -= part;
    }
    row.points_end = rest;
    rounds.forEach((total, index) => {
      row[`round_${index + 1}`] = total[seat] ?? 0;
    });
    row.cards = (played[seat] ?? []).join(' ');
    row.moves = record.moves.filter((each) => each.seat === seat).length;
    return row;
  });
}

/** Writes rows as CSV or as lines of JSON, with the same columns. */
export function rowWriter(path: string, format: 'csv' | 'jsonl') {
  const lines = lineWriter(path);
  let headed = format === 'jsonl';
  return {
    write(rows: readonly Row[]): void {
      for (const row of rows) {
        if (!headed) lines.write(Object.keys(row).join(','));
        headed = true;
        lines.write(format === 'jsonl' ? JSON.stringify(row) : Object.values(row).map(quoted).join(','));
      }
    },
    close: () => lines.close(),
  };
}

/** RFC 4180 */
function quoted(cell: Cell): string {
  const text = String(cell);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
