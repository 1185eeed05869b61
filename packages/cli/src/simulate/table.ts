import type { CityId } from '@khora/engine';
import { count, percent, percentRange, range, wins } from '../terminal/numbers.ts';
import type { Column } from '../terminal/table.ts';
import type { Fortune, Tally } from './tally.ts';

export interface FortuneTable {
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly string[])[];
}

type Named = readonly [name: string, fortune: Fortune];

const right = true;

function fortuneTable(title: string, fortunes: readonly Named[]): FortuneTable {
  return {
    columns: [
      { title },
      { title: 'played', right },
      { title: 'wins', right },
      { title: 'win rate', right },
      { title: '95 %', right },
      { title: 'points', right },
      { title: '95 %', right },
    ],
    rows: fortunes.map(([name, fortune]) => [
      name,
      count(fortune.entries),
      wins(fortune.wins),
      percent(fortune.winRate),
      percentRange(fortune.winInterval),
      fortune.points.mean.toFixed(1),
      range(fortune.points.interval),
    ]),
  };
}

function best(fortunes: Iterable<Named>): Named[] {
  return [...fortunes].sort(([, a], [, b]) => b.winRate - a.winRate);
}

/** By bot, by seat (counted from 1) and by city. */
export function fortuneTables(tally: Tally, cityName: (id: CityId) => string): FortuneTable[] {
  const bots = [...tally.bots].map(([name, { fortune }]): Named => [name, fortune]);
  const seats = [...tally.seats].map(([seat, fortune]): Named => [String(seat + 1), fortune]);
  const cities = [...tally.cities].map(([id, fortune]): Named => [cityName(id), fortune]);
  return [fortuneTable('bot', best(bots)), fortuneTable('seat', seats), fortuneTable('city', best(cities))];
}
