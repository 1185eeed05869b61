import { CARD_IDS } from '@khora/engine';
import { english } from '@khora/locales';
import { wilson } from '../stats/intervals.ts';
import { count, percent, percentRange } from '../terminal/numbers.ts';
import type { Balance } from './balance.ts';
import { columns, markdownTable, paragraph } from './markdown.ts';
import { type Counted, PAIRS, totalOf } from './opening-counts.ts';

/** With fewer players a share says nothing. */
const FEWEST = 20;

export function openingSections({ openings, games }: Balance): string[] {
  const { all, first, tiles } = totalOf(openings.counts);
  const table = (title: string, counts: readonly Counted[], name: (index: number) => string) =>
    markdownTable(
      columns(title, '>players', '>share', '>won', '>95 %'),
      counts
        .map(([players, wins], index) => ({ name: name(index), players, wins }))
        .filter(({ players }) => players >= FEWEST)
        .sort((a, b) => b.wins / b.players - a.wins / a.players)
        .map(({ name: label, players, wins }) => [
          label,
          count(players),
          percent(players / all[0]),
          percent(wins / players),
          percentRange(wilson(wins, players)),
        ]),
    );
  if (games * 4 < FEWEST) return [];
  const cards = CARD_IDS.map((id) => english.card(id));
  return [
    '## Openings',
    paragraph(
      `What players began with, and how often they won; choices of fewer than ${FEWEST} players are left out. The client shows the same by city and number of players. Dice and packs have a say in what is chosen, so a difference is not all the merit of the choice.`,
    ),
    '### First action tiles',
    table('tiles', tiles, (index) => (PAIRS[index] ?? []).map((tile) => english.action(tile)).join(', ')),
    '### First card of the draft',
    table('card', first, (index) => cards[index] ?? ''),
  ];
}
