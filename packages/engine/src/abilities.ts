import { type Ability, type CardId, type Content, cardOf, developmentsOf } from './content/content.ts';
import type { Condition, Measure } from './content/effects.ts';
import type { Modifiers } from './content/facts.ts';
import { countOf, type PlayerState, type PlayerView, type Position, playerAt } from './state.ts';
import { COLORS, type Color, type Seat, TRACKS, type Track } from './vocabulary.ts';

type Player = PlayerState | PlayerView;
type NumberKey = {
  [K in keyof Modifiers]-?: NonNullable<Modifiers[K]> extends number ? K : never;
}[keyof Modifiers];

/** A player's unlocked developments and cards in play, in this order. */
export function abilities(content: Content, player: Player): Ability[] {
  const all: Ability[] = developmentsOf(content, player.city).slice(0, player.development);
  for (const id of player.inPlay) all.push(cardOf(content, id));
  return all;
}

function combine(
  content: Content,
  player: Player,
  key: NumberKey,
  start: number,
  how: (a: number, b: number) => number,
): number {
  const developments = developmentsOf(content, player.city);
  let value = start;
  for (let i = 0; i < player.development; i++) {
    const own = developments[i]?.modify[key];
    if (own !== undefined) value = how(value, own);
  }
  for (const id of player.inPlay) {
    const own = cardOf(content, id).modify[key];
    if (own !== undefined) value = how(value, own);
  }
  return value;
}

const add = (a: number, b: number) => a + b;

/** R2.D7 */
const TOKEN_PRICE = 5;

export function tokenPrice(content: Content, player: Player): number {
  return combine(content, player, 'tokenPrice', TOKEN_PRICE, Math.min);
}

/** R6.7 */
export function explorationLoss(content: Content, player: Player, loss: number): number {
  return Math.max(0, loss - combine(content, player, 'explorationLoss', 0, add));
}

export function explorations(content: Content, player: Player): number {
  return combine(content, player, 'explorations', 1, Math.max);
}

/** R2.E3 */
export function levelsWithoutScrolls(content: Content, player: Player): number {
  return combine(content, player, 'progressLevels', 1, Math.max);
}

/** The drachmas that a player pays for a level (R2.E4, R6.11). */
export function levelCost(
  content: Content,
  player: Player,
  track: Track,
  cost: number,
  inPhaseE: boolean,
): number {
  const developments = developmentsOf(content, player.city);
  let discount = 0;
  for (let i = 0; i < player.development; i++) discount += levelDiscount(developments[i], track, inPhaseE);
  for (const id of player.inPlay) discount += levelDiscount(cardOf(content, id), track, inPhaseE);
  return cost > discount ? cost - discount : 0;
}

function levelDiscount(ability: Ability | undefined, track: Track, inPhaseE: boolean): number {
  if (!ability) return 0;
  const { levelDiscount: always = 0, progressDiscount } = ability.modify;
  return inPhaseE && progressDiscount ? always + (progressDiscount[track] ?? 0) : always;
}

/** The development that buys glory from a player; null without one or without glory (R6.1). */
export function glorySale(content: Content, player: Player): Ability | null {
  if (player.glory === 0) return null;
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

/** How many required tokens of a colour a player lacks. */
export function missingOf(
  { knowledge }: Player,
  { requires }: Pick<Ability, 'requires'>,
  color: Color,
): number {
  return Math.max(0, requires[color] - knowledge[color].minor - knowledge[color].major);
}

/** How many required tokens a player lacks, colour by colour. */
export function missingTokens(player: Player, ability: Pick<Ability, 'requires'>): number {
  let missing = 0;
  for (const color of COLORS) missing += missingOf(player, ability, color);
  return missing;
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

/** R6.5, R6.6 */
export function holds({ track, others }: Condition, position: Position, seat: Seat): boolean {
  const own = playerAt(position, seat)[track];
  return position.players.every((player, other) => {
    if (other === seat) return true;
    if (others === 'higher') return player[track] > own;
    return others === 'at least as high' ? player[track] >= own : player[track] <= own;
  });
}

export function inPlayBut(player: Player, id: string): CardId[] {
  return player.inPlay.filter((card) => card !== id);
}
