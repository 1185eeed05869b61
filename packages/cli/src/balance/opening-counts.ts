import { ACTIONS, type Action, CARD_IDS, CITY_IDS } from '@khora/engine';
import type { GameStudy } from './study.ts';

/** How many players did something, and how many of them won; shared wins count as fractions. */
export type Counted = readonly [players: number, wins: number];

/** What the players of one city did, and how it went. Lists are in the order of the game's own. */
export interface OpeningCounts {
  readonly all: Counted;
  /** By card: the first pick of the draft, and any of the five. */
  readonly first: readonly Counted[];
  readonly drafted: readonly Counted[];
  /** By pair of action tiles in the first round, in the order of `PAIRS`. */
  readonly tiles: readonly Counted[];
  /** By the number of developments at the end, from one to four. */
  readonly developments: readonly Counted[];
}

const DEVELOPMENTS = 4;

/** All pairs of different tiles. */
export const PAIRS: readonly (readonly [Action, Action])[] = ACTIONS.flatMap((a) =>
  ACTIONS.filter((b) => b > a).map((b): [Action, Action] => [a, b]),
);
const PAIR_NAMES = PAIRS.map((pair) => pair.join(' '));

type Sums = [number, number][];

const nothing = (length: number): Sums => Array.from({ length }, () => [0, 0]);

/** Counts what players of each city began with, and how often that won. */
export class Openings {
  readonly #cities = new Map(
    CITY_IDS.map((id) => [
      id,
      {
        all: nothing(1),
        first: nothing(CARD_IDS.length),
        drafted: nothing(CARD_IDS.length),
        tiles: nothing(PAIRS.length),
        developments: nothing(DEVELOPMENTS),
      },
    ]),
  );
  games = 0;

  add({ outcome, players }: GameStudy): void {
    this.games += 1;
    players.forEach(({ picks, opening, developed, won }, seat) => {
      const city = outcome.cities[seat];
      const counts = city && this.#cities.get(city);
      if (!counts) return;
      const count = (sums: Sums, index: number) => {
        const sum = sums[index];
        if (!sum) return;
        sum[0] += 1;
        sum[1] += won;
      };
      count(counts.all, 0);
      const [first] = picks;
      if (first) count(counts.first, CARD_IDS.indexOf(first));
      for (const card of picks) count(counts.drafted, CARD_IDS.indexOf(card));
      count(counts.tiles, PAIR_NAMES.indexOf(opening.toSorted((a, b) => a - b).join(' ')));
      count(counts.developments, developed.size);
    });
  }

  /** By city, in the order of the game's own. */
  get counts(): readonly OpeningCounts[] {
    return CITY_IDS.map((id) => {
      const counts = this.#cities.get(id);
      return {
        all: counts?.all[0] ?? [0, 0],
        first: counts?.first ?? [],
        drafted: counts?.drafted ?? [],
        tiles: counts?.tiles ?? [],
        developments: counts?.developments ?? [],
      };
    });
  }
}

/** All cities together. */
export function totalOf(cities: readonly OpeningCounts[]): OpeningCounts {
  const sum = (counts: readonly Counted[]): Counted => [
    counts.reduce((total, [players]) => total + players, 0),
    counts.reduce((total, [, wins]) => total + wins, 0),
  ];
  const lists = (of: (counts: OpeningCounts) => readonly Counted[]) =>
    (cities[0] ? of(cities[0]) : []).map((_, index) =>
      sum(cities.flatMap((counts) => of(counts).slice(index, index + 1))),
    );
  return {
    all: sum(cities.map(({ all }) => all)),
    first: lists(({ first }) => first),
    drafted: lists(({ drafted }) => drafted),
    tiles: lists(({ tiles }) => tiles),
    developments: lists(({ developments }) => developments),
  };
}
