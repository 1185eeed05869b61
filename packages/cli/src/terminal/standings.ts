import type { Position, Standing } from '@khora/engine';
import type { Texts } from '@khora/locales';
import { playerNames } from './players.ts';
import type { Paint } from './style.ts';
import { table } from './table.ts';

/** Where everyone's points come from: a column for each player, the winner first. */
export function standingsTable(
  texts: Texts,
  position: Position,
  standings: readonly Standing[],
  paint: Paint,
): string {
  const names = playerNames(texts, position, paint);
  const ranked = standings.toSorted((a, b) => a.rank - b.rank);
  const sources = new Set(ranked.flatMap(({ breakdown }) => breakdown.map(({ source }) => source)));
  const right = true;
  const columns = [
    { title: '' },
    ...ranked.map(({ seat }) => ({ title: names[seat] ?? '', right }) as const),
  ];
  const rows = [...sources].map((source) => [
    texts.source(source),
    ...ranked.map(({ breakdown }) => {
      const points = breakdown.find((part) => part.source === source)?.points;
      return points === undefined ? '·' : String(points).replace('-', '−');
    }),
  ]);
  rows.push([texts.word('total'), ...ranked.map(({ points }) => paint('bold', String(points)))]);
  rows.push(['', ...ranked.map(({ rank }) => texts.word('rank', { rank, player: '' }).trim())]);
  return table(columns, rows);
}
