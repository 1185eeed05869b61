import type { Action, Move, Seat, Track } from '@khora/engine';
import type { Rated } from './plan/plan.ts';
import { seeded } from './seeded.ts';

/** The bots' temperaments. */
export const CHARACTERS = ['merchant', 'conqueror', 'builder', 'philosopher'] as const;
export type Character = (typeof CHARACTERS)[number];

export function isCharacter(value: unknown): value is Character {
  return CHARACTERS.includes(value as Character);
}

/** What a character likes so much that it would give points for it. */
interface Taste {
  readonly tiles: Partial<Readonly<Record<Action, number>>>;
  readonly tracks: Partial<Readonly<Record<Track, number>>>;
  /** For any other kind of move. */
  readonly liking: (move: Move) => number;
}

const PHILOSOPHY = 0;
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
    tiles: { [PHILOSOPHY]: 3, [CULTURE]: 1.6 },
    tracks: { culture: 0.5 },
    // Scrolls are for thinking, not for paying.
    liking: (move) => (move.type === 'pay' ? -0.3 * move.scrolls : 0),
  },
};

/** How many points a move is worth to a character for its own sake; without a character, none. */
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

/** A move's rating by a character who likes it for its own sake. */
export function liked({ move, value }: Rated, character: Character | undefined): Rated {
  return { move, value: value + likingOf(character, move) };
}

/** Which character a bot has at a seat; it follows from the table's name, so that everybody agrees. */
export function characterAt(table: string, seat: Seat): Character {
  return drawnCharacters(table)[seat] ?? 'merchant';
}

/** Characters for seats in random order: all are used before one is repeated. */
export function drawnCharacters(seed: string): readonly Character[] {
  const source = seeded(seed);
  const left = [...CHARACTERS];
  return CHARACTERS.flatMap(() => left.splice(source.below(left.length), 1));
}
