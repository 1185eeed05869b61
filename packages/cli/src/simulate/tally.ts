import { CARD_IDS, type CardId, type CityId } from '@khora/engine';
import type { Outcome } from '../game/plan.ts';
import { type Interval, wilson } from '../stats/intervals.ts';
import { Sample } from '../stats/sample.ts';

/** How a bot, a seat or a city fared; one entry for each player in each game. */
export class Fortune {
  wins = 0;
  readonly points = new Sample();

  get entries(): number {
    return this.points.count;
  }

  get winRate(): number {
    return this.entries === 0 ? 0 : this.wins / this.entries;
  }

  get winInterval(): Interval {
    return wilson(this.wins, this.entries);
  }
}

export interface BotTally {
  readonly fortune: Fortune;
  /** How often each total was reached. */
  readonly scores: Map<number, number>;
  /** Sum of points at the end of each round. */
  readonly rounds: number[];
  /** Sum of points by source. */
  readonly sources: Map<string, number>;
}

/** Everything that the tables and the report show, added up game by game. */
export interface Tally {
  games: number;
  deals: number;
  readonly bots: Map<string, BotTally>;
  readonly seats: Map<number, Fortune>;
  readonly cities: Map<CityId, Fortune>;
  /** Players who played the card, and those who did not. */
  readonly cards: ReadonlyMap<CardId, { readonly played: Fortune; readonly unplayed: Fortune }>;
}

export function newTally(): Tally {
  return {
    games: 0,
    deals: 0,
    bots: new Map(),
    seats: new Map(),
    cities: new Map(),
    cards: new Map(CARD_IDS.map((id) => [id, { played: new Fortune(), unplayed: new Fortune() }])),
  };
}

/** Shared wins count as fractions. */
export function winsOf({ standings }: Pick<Outcome, 'standings'>): number[] {
  const winners = standings.filter(({ rank }) => rank === 1).length;
  return standings.map(({ rank }) => (rank === 1 ? 1 / winners : 0));
}

export function addOutcome(tally: Tally, outcome: Outcome): void {
  const { deal, bots, cities, standings, rounds, played } = outcome;
  const wins = winsOf(outcome);
  tally.games += 1;
  tally.deals = deal + 1;
  for (const { seat, points, breakdown } of standings) {
    const won = wins[seat] ?? 0;
    const count = (fortune: Fortune) => {
      fortune.wins += won;
      fortune.points.add(points, deal);
    };
    const bot = entry(tally.bots, bots[seat] ?? '', newBotTally);
    count(bot.fortune);
    count(entry(tally.seats, seat, () => new Fortune()));
    const city = cities[seat];
    if (city) count(entry(tally.cities, city, () => new Fortune()));
    for (const [id, card] of tally.cards) count(played[seat]?.includes(id) ? card.played : card.unplayed);
    bot.scores.set(points, (bot.scores.get(points) ?? 0) + 1);
    for (const { source, points: part } of breakdown) {
      bot.sources.set(source, (bot.sources.get(source) ?? 0) + part);
    }
    rounds.forEach((total, round) => {
      bot.rounds[round] = (bot.rounds[round] ?? 0) + (total[seat] ?? 0);
    });
  }
}

function newBotTally(): BotTally {
  return { fortune: new Fortune(), scores: new Map(), rounds: [], sources: new Map() };
}

function entry<K, V>(map: Map<K, V>, key: K, create: () => V): V {
  const found = map.get(key) ?? create();
  map.set(key, found);
  return found;
}
