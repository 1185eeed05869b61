import { WINDFALLS } from '@khora/bots/windfall';
import type { Outcome } from '../game/plan.ts';
import type { Cell, Row } from '../game/row-file.ts';
import { winsOf } from './tally.ts';

/** Points won during the game, by kind of source; what cards, developments and glory score at the end is combined. */
const SOURCES = ['action', 'card', 'development', 'event', 'level', 'space', 'glory'] as const;

/** The rows of a game, by seat. docs/laboratory.md explains the columns. */
export function rowsOf(outcome: Outcome, game: number): Row[] {
  const { deal, bots, cities, standings, rounds, played, record, windfalls } = outcome;
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
    for (const source of windfalls ? WINDFALLS : []) {
      row[`windfall_${source}_points`] = windfalls?.[source][seat]?.points ?? 0;
      row[`windfall_${source}_win`] = windfalls?.[source][seat]?.win ?? 0;
    }
    return row;
  });
}
