import type { BotId } from '@khora/bots';
import { type CityId, replay, standings } from '@khora/engine';
import { LEVELS } from '../game/levels.ts';
import { ownSeat } from '../game/own-seat.ts';
import type { Save } from '../runner/game.ts';

/** Games of one kind: how many, how many of them won, and the most points in one. */
export interface Tally {
  readonly games: number;
  readonly wins: number;
  readonly best: number;
}

/** What the player of this device has done against bots, in all finished games stored here. */
export interface Statistics {
  readonly all: Tally;
  /** By the strongest bot of a game, weakest first. */
  readonly byLevel: readonly (readonly [BotId, Tally])[];
  readonly byCity: readonly (readonly [CityId, Tally])[];
}

interface Played {
  readonly level: BotId;
  readonly city: CityId | null;
  readonly won: boolean;
  readonly points: number;
}

/** R4.2: with equal points the drachmas decide, which only the record knows. */
function winnersOf({ points, record }: Save): readonly number[] {
  const most = Math.max(...points);
  const top = points.flatMap((own, seat) => (own === most ? [seat] : []));
  if (top.length === 1) return top;
  try {
    const last = [...replay(record)].at(-1);
    return last ? standings(last).flatMap(({ rank, seat }) => (rank === 1 ? [seat] : [])) : top;
  } catch {
    // A record under rules we do not know: then they share the win.
    return top;
  }
}

/** Null for games that are not over, not the player's own, or not among bots. */
function playedOf(save: Save): Played | null {
  const own = ownSeat(save);
  const levels = save.seats.flatMap((plan) => (plan.kind === 'bot' ? [plan.level] : []));
  const level = LEVELS.findLast((each) => levels.includes(each));
  if (!save.over || own === null || level === undefined) return null;
  return {
    level,
    city: save.cities[own] ?? null,
    won: winnersOf(save).includes(own),
    points: save.points[own] ?? 0,
  };
}

function tally(games: readonly Played[]): Tally {
  return {
    games: games.length,
    wins: games.filter(({ won }) => won).length,
    best: Math.max(...games.map(({ points }) => points)),
  };
}

function grouped<K extends string>(
  games: readonly Played[],
  keys: readonly K[],
  keyOf: (game: Played) => string | null,
): (readonly [K, Tally])[] {
  return keys.flatMap((key) => {
    const own = games.filter((game) => keyOf(game) === key);
    return own.length > 0 ? [[key, tally(own)] as const] : [];
  });
}

/** Null before the first such game is over. */
export function statisticsOf(saves: readonly Save[], cities: readonly CityId[]): Statistics | null {
  const games = saves.flatMap((save) => playedOf(save) ?? []);
  if (games.length === 0) return null;
  return {
    all: tally(games),
    byLevel: grouped(games, LEVELS, ({ level }) => level),
    byCity: grouped(games, cities, ({ city }) => city),
  };
}
