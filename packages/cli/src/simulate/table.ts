import { english } from '@khora/locales';
import { count, percent, percentRange, range, wins } from '../terminal/numbers.ts';
import type { Column } from '../terminal/table.ts';
import type { LucklessBot } from './luck.ts';
import type { Simulation } from './simulation.ts';
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

function botTable({ bots }: Tally): FortuneTable {
  return fortuneTable('bot', best([...bots].map(([name, { fortune }]): Named => [name, fortune])));
}

/** Seats are counted from 1. */
export function seatTable({ seats }: Tally): FortuneTable {
  return fortuneTable(
    'seat',
    [...seats].map(([seat, fortune]) => [String(seat + 1), fortune]),
  );
}

export function cityTable({ cities }: Tally): FortuneTable {
  return fortuneTable('city', best([...cities].map(([id, fortune]): Named => [english.city(id), fortune])));
}

/** Rotation gives every bot each seat and city of a deal, so these win equally often whatever they are worth. */
export function resultTables({ rotate }: Pick<Simulation, 'rotate'>, tally: Tally): FortuneTable[] {
  return rotate ? [botTable(tally)] : [botTable(tally), seatTable(tally), cityTable(tally)];
}

/** The bots with luck subtracted, and how many such games are as good as a hundred independent ones. */
export function lucklessTable(bots: readonly LucklessBot[]): FortuneTable {
  return {
    columns: [
      { title: 'luck subtracted' },
      { title: 'win rate', right },
      { title: '95 %', right },
      { title: 'games needed', right },
      { title: 'points ahead', right },
      { title: '95 %', right },
      { title: 'games needed', right },
    ],
    rows: bots.map(({ name, win, ahead }) => [
      name,
      percent(win.mean),
      percentRange(win.interval),
      percent(win.needed),
      ahead.mean.toFixed(1),
      range(ahead.interval),
      percent(ahead.needed),
    ]),
  };
}
