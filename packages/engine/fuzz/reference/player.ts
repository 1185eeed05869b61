import { COLORS, type Color, each, type Resource, SIZES, type Size, type Track } from './words.ts';

export interface Player extends Record<Resource | Track, number> {
  readonly seat: number;
  city: string | null;
  development: number;
  readonly knowledge: Record<Color, Record<Size, number>>;
  hand: string[];
  inPlay: string[];
  /** Cards on their way under the deck. */
  readonly returned: string[];
  dice: number[];
  tiles: number[] | null;
  kept: number[] | null;
  /** Points by source. */
  readonly earned: Map<string, number>;
}

/** R1.1 */
export function newPlayer(seat: number): Player {
  return {
    seat,
    city: null,
    development: 1,
    economy: 1,
    culture: 1,
    military: 1,
    citizens: 3,
    taxes: 0,
    glory: 0,
    troops: 0,
    drachmas: 4,
    points: 0,
    scrolls: 0,
    knowledge: each(COLORS, () => each(SIZES, () => 0)),
    hand: [],
    inPlay: [],
    returned: [],
    dice: [],
    tiles: null,
    kept: null,
    earned: new Map(),
  };
}

/** The minors, the majors or, without a size, all tokens of a player. */
export function tokens({ knowledge }: Player, size?: Size): number {
  const sizes = size ? [size] : SIZES;
  return COLORS.flatMap((color) => sizes.map((each) => knowledge[color][each])).reduce((a, b) => a + b);
}
