import type { BotId } from '@khora/bots';
import { CITY_IDS, type CityId } from '@khora/engine';
import { LEVELS } from '../../game/levels.ts';
import type { GameFacts } from './facts.ts';

/** What a player has won for good, and what they are on the way to. */
export interface Honours {
  /** When and with which game each laurel was won. */
  readonly won: { readonly [L in LaurelId]?: { readonly at: number; readonly game: string } };
  /** Finished games of one player that have been counted. */
  readonly games: readonly string[];
  readonly cities: readonly CityId[];
  /** Levels of bots that were beaten as the strongest at the table. */
  readonly levels: readonly BotId[];
  /** The most days in a row with a game of the day. */
  readonly days: number;
}

type Laurel =
  /** Won in a single game. */
  | { readonly by: 'game'; readonly isWon: (game: GameFacts) => boolean }
  /** Won bit by bit. */
  | { readonly by: 'all'; readonly goal: number; readonly count: (honours: Honours) => number };

const inOne = (isWon: (game: GameFacts) => boolean): Laurel => ({ by: 'game', isWon });
const inAll = (goal: number, count: (honours: Honours) => number): Laurel => ({ by: 'all', goal, count });

/** Personal laurels, roughly by difficulty. */
const LAURELS = {
  beginning: inAll(1, ({ games }) => games.length),
  victory: inOne(({ won }) => won),
  builder: inOne(({ development }) => development === 4),
  summit: inOne(({ highestLevel }) => highestLevel === 7),
  scholar: inOne(({ tokens }) => tokens >= 9),
  explorer: inOne(({ explorations }) => explorations >= 9),
  statesman: inOne(({ cardsInPlay }) => cardsInPlay >= 6),
  treasurer: inOne(({ drachmas }) => drachmas >= 15),
  firsts: inOne(({ achievements }) => achievements >= 4),
  balance: inOne(({ lowestLevel }) => lowestLevel >= 5),
  persepolis: inOne(({ persepolis }) => persepolis),
  glory: inOne(({ gloryPoints }) => gloryPoints >= 24),
  hair: inOne(({ won, lead }) => won && lead <= 1),
  landslide: inOne(({ won, lead }) => won && lead >= 25),
  comeback: inOne(({ won, wasLast }) => won && wasLast),
  peace: inOne(({ won, explorations }) => won && explorations === 0),
  stoic: inOne(({ won, spentScrolls }) => won && spentScrolls === 0),
  frugal: inOne(({ won, cardsInPlay }) => won && cardsInPlay <= 2),
  hundred: inOne(({ points }) => points >= 100),
  archon: inOne(({ won, level }) => won && level === 'archon'),
  people: inOne(({ won, amongPeople }) => won && amongPeople),
  week: inAll(7, ({ days }) => days),
  levels: inAll(LEVELS.length, ({ levels }) => levels.length),
  cities: inAll(CITY_IDS.length, ({ cities }) => cities.length),
  regular: inAll(50, ({ games }) => games.length),
} as const satisfies Readonly<Record<string, Laurel>>;

export type LaurelId = keyof typeof LAURELS;
export const LAUREL_IDS = Object.keys(LAURELS) as readonly LaurelId[];

const laurelOf = (id: LaurelId): Laurel => LAURELS[id];

/** How far a player has got with a laurel that is won bit by bit; null for the others. */
export function stepsOf(
  id: LaurelId,
  honours: Honours,
): { readonly done: number; readonly goal: number } | null {
  const laurel = laurelOf(id);
  if (laurel.by === 'game') return null;
  return { done: Math.min(laurel.goal, laurel.count(honours)), goal: laurel.goal };
}

function added<T>(list: readonly T[], item: T | null): readonly T[] {
  return item !== null && !list.includes(item) ? [...list, item] : list;
}

/** How many games are remembered, so that none is counted twice. */
export const MOST_GAMES = 400;

/** What a finished game adds. A game that was counted before adds nothing. */
export function withGame(honours: Honours, game: string, facts: GameFacts, at: number): Honours {
  if (honours.games.includes(game)) return honours;
  const { won, city, level } = facts;
  const next: Honours = {
    ...honours,
    games: [...honours.games, game].slice(-MOST_GAMES),
    cities: won ? added(honours.cities, city) : honours.cities,
    levels: won ? added(honours.levels, level) : honours.levels,
  };
  return crowned(next, facts, game, at);
}

/** With more days in a row. */
export function withDays(honours: Honours, days: number, at: number): Honours {
  return days > honours.days ? crowned({ ...honours, days }, null, '', at) : honours;
}

function crowned(honours: Honours, facts: GameFacts | null, game: string, at: number): Honours {
  const fresh = LAUREL_IDS.filter((id) => {
    const laurel = laurelOf(id);
    if (honours.won[id]) return false;
    return laurel.by === 'game'
      ? facts !== null && laurel.isWon(facts)
      : laurel.count(honours) >= laurel.goal;
  });
  const won = Object.fromEntries(fresh.map((id) => [id, { at, game }]));
  return { ...honours, won: { ...honours.won, ...won } };
}
