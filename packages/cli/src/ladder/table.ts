import { count, percent, percentRange } from '../terminal/numbers.ts';
import { type Column, table } from '../terminal/table.ts';
import type { Ladder } from './ladder.ts';
import { ratingInterval } from './ratings.ts';

const right = true;

const ADJUSTED: readonly Column[] = [
  { title: 'luck subtracted', right },
  { title: '95 %', right },
];

export function ladderTable({ games, deals, settled, rungs }: Ladder): string {
  const isAdjusted = rungs.some(({ next }) => next?.adjusted);
  const rows = rungs.map((rung, index) => {
    const { low, high } = ratingInterval(rung);
    const { next } = rung;
    return [
      String(index + 1),
      rung.name,
      rung.mu.toFixed(1),
      `${low.toFixed(1)}–${high.toFixed(1)}`,
      count(rung.games),
      next ? percent(next.share) : '',
      next ? percentRange(next.interval) : '',
      ...(isAdjusted
        ? [
            next?.adjusted ? percent(next.adjusted.share) : '',
            next?.adjusted ? percentRange(next.adjusted.interval) : '',
          ]
        : []),
      next ? (next.settled ? '✓' : '?') : '',
    ];
  });
  const columns: Column[] = [
    { title: '', right },
    { title: 'bot' },
    { title: 'rating', right },
    { title: '95 %', right },
    { title: 'games', right },
    { title: 'ahead of next', right },
    { title: '95 %', right },
    ...(isAdjusted ? ADJUSTED : []),
    { title: '' },
  ];
  const end = settled
    ? 'The order is settled.'
    : 'The order is not settled yet (?): more games may tell; raise --max-games.';
  return `${table(columns, rows)}\n\n${count(games)} games, ${count(deals)} deals with all rotations. ${end}`;
}
