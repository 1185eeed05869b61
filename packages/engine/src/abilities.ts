import { type Ability, type CardId, type Content, cardOf, developmentsOf } from './content/content.ts';
import type { Condition, Measure } from './content/effects.ts';
import {
  countOf,
  type Knowledge,
  type PlayerState,
  type PlayerView,
  type Position,
  playerAt,
} from './state.ts';
import { type Achievement, COLORS, type Color, type Seat, TRACKS } from './vocabulary.ts';

type Player = PlayerState | PlayerView;

/** A player's unlocked developments and cards in play, in this order. */
export function abilities(content: Content, player: Player): Ability[] {
  const all: Ability[] = developmentsOf(content, player.city).slice(0, player.development);
  for (const id of player.inPlay) all.push(cardOf(content, id));
  return all;
}

/** The development for which a player can give glory; null without such a development or without glory (R6.1). */
export function glorySale(content: Content, player: Player): Ability | null {
  if (player.glory === 0 || player.city !== content.glorySeller) return null;
  const developments = developmentsOf(content, player.city);
  for (let i = 0; i < player.development; i++) {
    const own = developments[i];
    if (own?.forGlory) return own;
  }
  return null;
}

function tokenCount({ knowledge }: Player): number {
  let count = 0;
  for (const color of COLORS) count += knowledge[color].minor + knowledge[color].major;
  return count;
}

export function majorCount({ knowledge }: Player): number {
  return knowledge.red.major + knowledge.blue.major + knowledge.green.major;
}

/** How many of the required tokens of a colour a player lacks. */
export function missingOf(
  { knowledge }: Player,
  { requires }: Pick<Ability, 'requires'>,
  color: Color,
): number {
  return lacking(requires[color], knowledge[color]);
}

function lacking(needed: number, { minor, major }: Knowledge[Color]): number {
  return Math.max(0, needed - minor - major);
}

/** How many of the required tokens a player lacks, colour by colour. */
export function missingTokens({ knowledge }: Player, { requires }: Pick<Ability, 'requires'>): number {
  return (
    lacking(requires.red, knowledge.red) +
    lacking(requires.blue, knowledge.blue) +
    lacking(requires.green, knowledge.green)
  );
}

export const MEASURES: Readonly<Record<Measure, (player: Player) => number>> = {
  economy: (player) => player.economy,
  taxes: (player) => player.taxes,
  citizens: (player) => player.citizens,
  drachmas: (player) => player.drachmas,
  tokens: tokenCount,
  minorTokens: (player) => tokenCount(player) - majorCount(player),
  blueTokens: ({ knowledge }) => knowledge.blue.minor + knowledge.blue.major,
  cardsInPlay: (player) => player.inPlay.length,
  cardsInHand: (player) => countOf(player.hand),
  lowestLevel: (player) => Math.min(...TRACKS.map((track) => player[track])),
};

/** Whether a condition on the other players' levels holds for the seat, or would at another level of its own (R6.5, R6.6). */
export function holds(
  { track, others }: Condition,
  position: Position,
  seat: Seat,
  own: number = playerAt(position, seat)[track],
): boolean {
  return position.players.every((player, other) => other === seat || COMPARED[others](player[track], own));
}

const COMPARED: Readonly<Record<Condition['others'], (other: number, own: number) => boolean>> = {
  'at least as high': (other, own) => other >= own,
  'at most as high': (other, own) => other <= own,
  higher: (other, own) => other > own,
};

/** The number that an achievement looks at (R2.G1). */
export function achievementCount(
  player: Pick<Player, Exclude<Achievement, 'politics'>> & { readonly inPlay: readonly unknown[] },
  achievement: Achievement,
): number {
  switch (achievement) {
    case 'points':
      return player.points;
    case 'citizens':
      return player.citizens;
    case 'troops':
      return player.troops;
    case 'economy':
      return player.economy;
    default:
      return player.inPlay.length;
  }
}

export function inPlayBut(player: Player, id: string): CardId[] {
  return player.inPlay.filter((card) => card !== id);
}
