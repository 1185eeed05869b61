import {
  ACHIEVEMENTS,
  type Action,
  CARD_IDS,
  type CardId,
  CITY_IDS,
  COLORS,
  type Content,
  cardOf,
  contentOf,
  developmentsOf,
  EVENT_IDS,
  LAST_ROUND,
  missingTokens,
  type PlayerState,
  type PlayerView,
  type Position,
  playerAt,
  projectedPoints,
  type Seat,
  SPACES,
  TRACKS,
} from '@khora/engine';
import { costOfTiles } from '../tiles.ts';

type Player = PlayerState | PlayerView;

/** Where to write the active inputs of a network. */
export interface Inputs {
  readonly index: Int32Array;
  readonly value: Float32Array;
}

/** What the observer sees: everything of their own seat, or only what the public may know of it. */
export type Knowing = 'own' | 'public';

const ACTION_COUNT = 7;
const PHASES = ['draft', 'dice', 'action', 'progress', 'resolution', 'achievement', 'over'] as const;

/** Lays out blocks of inputs one after another and hands out their offsets. */
function layout<K extends string>(sizes: Record<K, number>): { at: Record<K, number>; size: number } {
  let size = 0;
  const at = {} as Record<K, number>;
  for (const key of Object.keys(sizes) as K[]) {
    at[key] = size;
    size += sizes[key];
  }
  return { at, size };
}

const CITIZEN_BINS = 16;
const TROOP_BINS = 16;
const DRACHMA_BINS = 13;
const SCROLL_BINS = 6;
const TOKEN_BINS = 6;

/** The inputs about one player, the observer first and then clockwise. */
const PLAYER = layout({
  numbers: 14,
  city: CITY_IDS.length,
  development: 4,
  missing: 5,
  levels: 3 * 7,
  citizens: CITIZEN_BINS,
  troops: TROOP_BINS,
  drachmas: DRACHMA_BINS,
  scrolls: SCROLL_BINS,
  tokens: 3 * TOKEN_BINS,
  inPlay: CARD_IDS.length,
  pending: ACTION_COUNT,
  flags: 5,
});

const TABLE = layout({
  players: 4 * PLAYER.size,
  hand: CARD_IDS.length,
  playable: CARD_IDS.length,
  dice: 6,
  round: LAST_ROUND + 1,
  phase: PHASES.length,
  event: EVENT_IDS.length,
  achievements: ACHIEVEMENTS.length,
  explored: SPACES.length,
  seats: 3,
  plan: 1,
});

export const INPUTS: number = TABLE.size;

const CARD_INDEX = new Map<string, number>(CARD_IDS.map((id, index) => [id, index]));
const CITY_INDEX = new Map<string, number>(CITY_IDS.map((id, index) => [id, index]));
const EVENT_INDEX = new Map<string, number>(EVENT_IDS.map((id, index) => [id, index]));
const SPACE_INDEX = new Map<string, number>(SPACES.map(({ id }, index) => [id, index]));
const PHASE_INDEX = new Map<string, number>(PHASES.map((phase, index) => [phase, index]));

/** Writes sparse inputs and counts them. */
class Writer {
  count = 0;
  private readonly inputs: Inputs;
  constructor(inputs: Inputs) {
    this.inputs = inputs;
  }

  put(index: number, value: number): void {
    if (value === 0) return;
    this.inputs.index[this.count] = index;
    this.inputs.value[this.count] = value;
    this.count += 1;
  }

  on(index: number): void {
    this.put(index, 1);
  }
}

function bin(value: number, bins: number): number {
  return value < bins ? value : bins - 1;
}

function handSize(player: Player): number {
  return typeof player.hand === 'number' ? player.hand : player.hand.length;
}

function tokensOf(player: Player, color: (typeof COLORS)[number]): number {
  return player.knowledge[color].minor + player.knowledge[color].major;
}

function majorsOf({ knowledge }: Player): number {
  return knowledge.red.major + knowledge.blue.major + knowledge.green.major;
}

/** Tiles that are still to be carried out: known once revealed, and one's own even before that. */
function pendingTiles(position: Position, player: Player, knowing: Knowing): readonly Action[] {
  if (position.phase === 'dice') {
    if (player.kept) return player.kept;
    // An imagined world has made up what others have chosen but not shown.
    const known = knowing === 'own' || player.standby !== 'answered';
    return (known ? player.tiles : null) ?? [];
  }
  if (position.phase !== 'action' || !player.kept) return [];
  const { action } = position;
  if (action === null) return player.kept;
  // The action being resolved counts as still to come while the player has something to do for it.
  return player.kept.filter((tile) => tile > action || (tile === action && player.agenda.length > 0));
}

/** What is known of a move under consideration besides the position that follows from it. */
export interface Considered {
  /** The final points that the hand-made plan expects. */
  readonly plan: number;
  /** Secret answers, which the position does not hold yet. */
  readonly tiles?: readonly Action[];
  readonly card?: CardId;
}

/** What is compared across the table. */
interface Scene {
  readonly position: Position;
  readonly content: Content;
  readonly projected: readonly number[];
  readonly best: number;
  readonly most: number;
  readonly fewest: number;
}

function sceneOf(position: Position): Scene {
  const projected = projectedPoints(position);
  let best = 0;
  for (const points of projected) if (points > best) best = points;
  let most = 0;
  let fewest = Number.POSITIVE_INFINITY;
  for (const { troops } of position.players) {
    if (troops > most) most = troops;
    if (troops < fewest) fewest = troops;
  }
  return { position, content: contentOf(position.rules), projected, best, most, fewest };
}

/**
 * The inputs of a position as one seat sees it: sparse, with about a hundred active at a time. Only what the seat (or
 * the public, about it) may know goes in.
 */
export function encode(
  position: Position,
  seat: Seat,
  inputs: Inputs,
  { knowing = 'own', considered = null }: { knowing?: Knowing; considered?: Considered | null } = {},
): number {
  const writer = new Writer(inputs);
  const scene = sceneOf(position);
  for (let turn = 0; turn < position.players.length; turn++) {
    const own = turn === 0 && knowing === 'own';
    const index = ((seat + turn) % position.players.length) as Seat;
    const player = playerAt(position, index);
    const assigned = turn === 0 ? considered?.tiles : undefined;
    const tiles = assigned ?? pendingTiles(position, player, own ? 'own' : 'public');
    writePlayer(writer, scene, { index, player, tiles, base: TABLE.at.players + turn * PLAYER.size });
    if (own && typeof player.hand !== 'number') {
      for (const card of player.hand) writeHand(writer, scene, player, card);
      if (considered?.card) writeHand(writer, scene, player, considered.card);
    }
    if (turn === 0 && position.phase === 'dice') {
      for (const die of player.dice) writer.put(TABLE.at.dice + die - 1, 0.5);
    }
  }
  if (considered) writer.put(TABLE.at.plan, considered.plan / 50 - 1);
  writeTable(writer, position);
  return writer.count;
}

interface Place {
  readonly index: number;
  readonly player: Player;
  readonly tiles: readonly Action[];
  /** Where the inputs about this player begin. */
  readonly base: number;
}

function writePlayer(writer: Writer, scene: Scene, { index, player, tiles, base }: Place): void {
  const { position, content } = scene;
  const { at } = PLAYER;
  const unsettled = position.phase === 'dice' && !player.kept ? costOfTiles(tiles, player.dice) : 0;
  writeNumbers(writer, scene, player, {
    at: base + at.numbers,
    points: scene.projected[index] ?? 0,
    unsettled,
  });
  if (player.city) writer.on(base + at.city + (CITY_INDEX.get(player.city) ?? 0));
  writer.on(base + at.development + player.development - 1);
  const next = developmentsOf(content, player.city)[player.development];
  if (next) writer.on(base + at.missing + bin(missingTokens(player, next), 5));
  TRACKS.forEach((track, line) => {
    writer.on(base + at.levels + line * 7 + player[track] - 1);
  });
  writer.on(base + at.citizens + bin(Math.max(0, player.citizens - unsettled), CITIZEN_BINS));
  writer.on(base + at.troops + bin(player.troops, TROOP_BINS));
  writer.on(base + at.drachmas + bin(player.drachmas, DRACHMA_BINS));
  writer.on(base + at.scrolls + bin(player.scrolls, SCROLL_BINS));
  COLORS.forEach((color, line) => {
    writer.on(base + at.tokens + line * TOKEN_BINS + bin(tokensOf(player, color), TOKEN_BINS));
  });
  for (const card of player.inPlay) writer.on(base + at.inPlay + (CARD_INDEX.get(card) ?? 0));
  for (const tile of tiles) writer.on(base + at.pending + tile);
  const flags = [
    index === position.firstPlayer,
    player.troops === scene.most,
    player.troops === scene.fewest,
    position.phase === 'progress' && player.agenda.length > 0,
    player.dice.length === 3,
  ];
  flags.forEach((flag, line) => {
    if (flag) writer.on(base + at.flags + line);
  });
}

/** Counts, each scaled to about one. */
function writeNumbers(
  writer: Writer,
  { position, best }: Scene,
  player: Player,
  { at, points, unsettled }: { at: number; points: number; unsettled: number },
): void {
  const left = (LAST_ROUND - position.round) / LAST_ROUND;
  const majors = majorsOf(player);
  const numbers = [
    1,
    player.points / 50,
    points / 50,
    (points - best) / 20,
    player.taxes / 8,
    (player.taxes * left) / 4,
    player.glory / 6,
    majors / 5,
    (player.glory * majors) / 20,
    player.drachmas / 12,
    player.citizens / 12,
    player.scrolls / 4,
    handSize(player) / 8,
    unsettled / 6,
  ];
  for (let i = 0; i < numbers.length; i++) writer.put(at + i, numbers[i] ?? 0);
}

function writeTable(writer: Writer, position: Position): void {
  writer.on(TABLE.at.round + position.round);
  const phase = PHASE_INDEX.get(position.phase);
  if (phase !== undefined) writer.on(TABLE.at.phase + phase);
  const isPast = ['resolution', 'achievement', 'over'].includes(position.phase);
  if (position.event && !isPast) writer.on(TABLE.at.event + (EVENT_INDEX.get(position.event) ?? 0));
  ACHIEVEMENTS.forEach((achievement, line) => {
    if (position.achievements[achievement].length === 0) writer.on(TABLE.at.achievements + line);
  });
  for (const space of position.explored) writer.on(TABLE.at.explored + (SPACE_INDEX.get(space) ?? 0));
  writer.on(TABLE.at.seats + position.players.length - 2);
}

function writeHand(writer: Writer, { content }: Scene, player: Player, card: CardId): void {
  const index = CARD_INDEX.get(card) ?? 0;
  writer.on(TABLE.at.hand + index);
  if (missingTokens(player, cardOf(content, card)) === 0) writer.on(TABLE.at.playable + index);
}
