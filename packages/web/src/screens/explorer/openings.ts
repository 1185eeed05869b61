import { ACTIONS, type Action, CARD_IDS, type CardId, CITY_IDS, type CityId } from '@khora/engine';

/** What games of strong bots say about openings, as it is shipped: one text for each city. */
export interface OpeningsData {
  readonly players: number;
  readonly games: number;
  readonly bot: 'trierarch' | 'strategos' | 'archon';
  readonly cities: readonly string[];
}

/** How many players did something, and how many of them won. */
export interface Counted {
  readonly players: number;
  readonly wins: number;
}

/** The topics: the first card of the draft, all five, the tiles of the first round, the developments at the end. */
export const TOPICS = ['first', 'drafted', 'tiles', 'developments'] as const;
export type Topic = (typeof TOPICS)[number];

interface CountedCard extends Counted {
  readonly card: CardId;
}
interface CountedTiles extends Counted {
  readonly tiles: readonly [Action, Action];
}
interface CountedDevelopments extends Counted {
  readonly reached: number;
}

export interface Openings {
  readonly all: Counted;
  readonly first: readonly CountedCard[];
  readonly drafted: readonly CountedCard[];
  readonly tiles: readonly CountedTiles[];
  readonly developments: readonly CountedDevelopments[];
}

const PAIRS = ACTIONS.flatMap((a) => ACTIONS.filter((b) => b > a).map((b): [Action, Action] => [a, b]));

/** The openings of one city, or of all. */
export function openingsOf({ cities }: OpeningsData, city: CityId | 'all'): Openings {
  const texts = city === 'all' ? cities : [cities[CITY_IDS.indexOf(city)] ?? ''];
  const [all = [], first = [], drafted = [], tiles = [], developments = []] = added(texts.map(parsed));
  return {
    all: all[0] ?? { players: 0, wins: 0 },
    first: CARD_IDS.map((card, index) => ({ card, ...at(first, index) })),
    drafted: CARD_IDS.map((card, index) => ({ card, ...at(drafted, index) })),
    tiles: PAIRS.map((pair, index) => ({ tiles: pair, ...at(tiles, index) })),
    developments: developments.map((counted, index) => ({ reached: index + 1, ...counted })),
  };
}

type Lists = readonly (readonly Counted[])[];

function parsed(text: string): Lists {
  return text.split(';').map((list) =>
    list.split(',').map((pair) => {
      const [players = 0, wins = 0] = pair.split(' ').map(Number);
      return { players, wins };
    }),
  );
}

function added([first = [], ...others]: readonly Lists[]): Lists {
  return first.map((list, line) =>
    list.map((_, index) => {
      let players = 0;
      let wins = 0;
      for (const lists of [first, ...others]) {
        const counted = at(lists[line] ?? [], index);
        players += counted.players;
        wins += counted.wins;
      }
      return { players, wins };
    }),
  );
}

function at(list: readonly Counted[], index: number): Counted {
  return list[index] ?? { players: 0, wins: 0 };
}

/** With fewer players, a share means nothing. */
export const FEWEST = 20;

export interface Share {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

const Z95 = 1.96;

/** The share of wins with Wilson's 95 % interval. */
export function shareOf({ players, wins }: Counted): Share {
  const value = wins / players;
  const spread = Z95 * Z95;
  const centre = value + spread / (2 * players);
  const radius = Z95 * Math.sqrt((value * (1 - value) + spread / (4 * players)) / players);
  const scale = 1 + spread / players;
  return {
    value,
    low: Math.max(0, (centre - radius) / scale),
    high: Math.min(1, (centre + radius) / scale),
  };
}

/** Those with enough players, highest share first or in their own order. */
export function ranked<C extends Counted>(counted: readonly C[], topic: Topic): C[] {
  const enough = counted.filter(({ players }) => players >= FEWEST);
  if (topic === 'developments') return enough;
  return enough.sort((a, b) => b.wins / b.players - a.wins / a.players);
}
