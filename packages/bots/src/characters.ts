import type { Action, Move, Seat, Track } from '@khora/engine';
import type { Rated } from './plan/plan.ts';
import { seeded } from './seeded.ts';

/** The temperaments of bots. */
export const CHARACTERS = ['merchant', 'conqueror', 'builder', 'philosopher'] as const;
export type Character = (typeof CHARACTERS)[number];

export function isCharacter(value: unknown): value is Character {
  return CHARACTERS.includes(value as Character);
}

/** What somebody likes so much that they would give points for it. */
interface Taste {
  readonly tiles: Partial<Readonly<Record<Action, number>>>;
  readonly tracks: Partial<Readonly<Record<Track, number>>>;
  /** Of any other kind of move. */
  readonly liking: (move: Move) => number;
}

const PHILOSOPHY = 0;
const LEGISLATION = 1;
const CULTURE = 2;
const TRADE = 3;
const MILITARY = 4;
const POLITICS = 5;
const DEVELOPMENT = 6;

const TASTES: Readonly<Record<Character, Taste>> = {
  merchant: {
    tiles: { [TRADE]: 2.4 },
    tracks: { economy: 0.5 },
    liking: (move) => {
      if (move.type === 'buy') return 0.5;
      if (move.type === 'reward') return move.reward === 'drachmas' ? 0.5 : 0;
      return move.type === 'claim' && move.reward === 'taxes' ? 0.5 : 0;
    },
  },
  conqueror: {
    tiles: { [MILITARY]: 3, [TRADE]: -1 },
    tracks: { military: 1 },
    liking: (move) => {
      if (move.type === 'explore') return 1.5;
      if (move.type === 'reward') return move.reward === 'troops' ? 0.5 : 0;
      return move.type === 'claim' && move.reward === 'glory' ? 0.5 : 0;
    },
  },
  builder: {
    tiles: { [DEVELOPMENT]: 1.5, [POLITICS]: 2 },
    tracks: {},
    liking: ({ type }) => (type === 'develop' || type === 'play' ? 1 : 0),
  },
  philosopher: {
    tiles: { [PHILOSOPHY]: 4.4, [CULTURE]: 3, [LEGISLATION]: 0.5 },
    tracks: { culture: 0.5 },
    // Scrolls are there to be thought with, not to be paid with.
    liking: (move) => (move.type === 'pay' ? -0.3 * move.scrolls : 0),
  },
};

/** How many points a move is worth to somebody for its own sake; nobody in particular likes nothing in particular. */
export function likingOf(character: Character | undefined, move: Move): number {
  if (character === undefined) return 0;
  const { tiles, tracks, liking } = TASTES[character];
  const sum = <T>(all: readonly T[], of: (each: T) => number | undefined) =>
    all.reduce((total, each) => total + (of(each) ?? 0), 0);
  switch (move.type) {
    case 'assign':
      return sum(move.tiles, (tile) => tiles[tile]);
    case 'action':
      return tiles[move.action] ?? 0;
    case 'progress':
    case 'raise':
      return tracks[move.track] ?? 0;
    case 'tracks':
      return sum(move.tracks, (track) => tracks[track]);
    default:
      return liking(move);
  }
}

/** A move as somebody rates it who likes it for its own sake. */
export function liked({ move, value }: Rated, character: Character | undefined): Rated {
  return { move, value: value + likingOf(character, move) };
}

/** Who a bot is at a seat of a table: everybody who knows the table's name can tell. */
export function characterAt(table: string, seat: Seat): Character {
  return drawnCharacters(table)[seat] ?? 'merchant';
}

/** Characters for seats in any order that chance gives: all are there before one comes a second time. */
export function drawnCharacters(seed: string): readonly Character[] {
  const source = seeded(seed);
  const left = [...CHARACTERS];
  return CHARACTERS.flatMap(() => left.splice(source.below(left.length), 1));
}
