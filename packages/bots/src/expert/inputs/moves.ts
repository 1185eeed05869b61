import {
  ACHIEVEMENTS,
  ACTIONS,
  type Action,
  CARD_IDS,
  type CardId,
  CITY_IDS,
  COLORS,
  type Color,
  type Content,
  cardOf,
  contentOf,
  developmentsOf,
  explorationLoss,
  levelOf,
  levelPrice,
  levelScrolls,
  type Move,
  missingTokens,
  type Position,
  playerAt,
  type Seat,
  SIZES,
  SPACES,
  spaceOf,
  type Terms,
  TOP_LEVEL,
  TRACKS,
  type Track,
  termsOf,
} from '@khora/engine';
import { costOfTiles } from '../../tiles.ts';
import { bin, indexOf, layout, type Sheet } from './sheet.ts';
import { CARD_INDEX, type Player, QUESTIONS } from './state.ts';
import { TILE_BLOCKS, TileOutlook, type TileSituation } from './tiles.ts';

const REWARDS = ['troops', 'drachmas', 'points', 'citizens'];
const CLAIMS = ['taxes', 'glory'];
const TYPES: readonly Move['type'][] = [...QUESTIONS, 'pass'];
const LEVELS = TOP_LEVEL + 1;
const COST_BINS = 9;
const LACK_BINS = 5;
const LEFT_BINS = 8;
const TOKEN_BINS = 6;
const MISSING_BINS = 5;
const TROOPS_LEFT_BINS = 16;

/** What a move is and what it changes. */
const MOVE = layout({
  type: TYPES.length,
  tile: ACTIONS.length,
  pair: ACTIONS.length * ACTIONS.length,
  aside: ACTIONS.length,
  cost: COST_BINS,
  lack: LACK_BINS,
  citizens: LEFT_BINS,
  drachmas: LEFT_BINS,
  scrolls: LEFT_BINS,
  troops: LEFT_BINS,
  take: CARD_IDS.length,
  play: CARD_IDS.length,
  takeBack: CARD_IDS.length,
  discard: CARD_IDS.length,
  missing: MISSING_BINS,
  affordable: 1,
  color: COLORS.length,
  tokens: COLORS.length * TOKEN_BINS,
  lose: COLORS.length * SIZES.length,
  helps: 3,
  space: SPACES.length,
  gains: 4,
  level: TRACKS.length * LEVELS,
  development: CITY_IDS.length * 4,
  city: CITY_IDS.length,
  reward: REWARDS.length,
  claim: ACHIEVEMENTS.length * CLAIMS.length,
  reroll: 6,
  // What follows was added later: networks that learned without it take it as they are.
  ...TILE_BLOCKS,
  troopsLeft: TROOPS_LEFT_BINS,
  nextMajors: COLORS.length,
  completes: CARD_IDS.length,
  completesDevelopment: CITY_IDS.length * 4,
  spares: 2,
  reaches: 1,
});

export const MOVE_INPUTS: number = MOVE.end;

const { at } = MOVE;
const TYPE_INDEX = indexOf(TYPES);
const CITY_INDEX = indexOf(CITY_IDS);
const SPACE_INDEX = indexOf(SPACES.map(({ id }) => id));

/** Describes the moves of one seat in one position. */
export class MoveWriter implements TileSituation {
  readonly position: Position;
  readonly content: Content;
  readonly player: Player;
  readonly terms: Terms;
  private readonly outlook: TileOutlook;

  constructor(position: Position, seat: Seat) {
    this.position = position;
    this.content = contentOf(position.rules);
    this.player = playerAt(position, seat);
    this.terms = termsOf(this.content, this.player);
    this.outlook = new TileOutlook(at, this);
  }

  write(move: Move, sheet: Sheet): void {
    sheet.count = 0;
    sheet.on(at.type + (TYPE_INDEX.get(move.type) ?? 0));
    switch (move.type) {
      case 'assign':
        this.tiles(move.tiles, sheet);
        this.price(costOfTiles(move.tiles, this.player.dice), sheet);
        break;
      case 'pay':
        this.payment(move.tiles, move.scrolls, sheet);
        break;
      case 'action':
        sheet.on(at.tile + move.action);
        this.outlook.write([move.action], sheet);
        break;
      case 'draft':
      case 'keep':
        this.card(at.take, move.card, sheet);
        break;
      case 'play':
        this.played(move.card, sheet);
        break;
      case 'takeBack':
        this.card(at.takeBack, move.card, sheet);
        break;
      case 'discard':
        for (const card of move.cards) sheet.on(at.discard + (CARD_INDEX.get(card) ?? 0));
        break;
      case 'buy':
        this.token(move.color, sheet);
        this.left('drachmas', this.terms.tokenPrice, sheet);
        break;
      case 'token':
        this.token(move.color, sheet);
        break;
      case 'lose':
        sheet.on(at.lose + SIZES.length * COLORS.indexOf(move.color) + SIZES.indexOf(move.size));
        break;
      case 'explore':
        this.exploration(move.space, sheet);
        break;
      case 'develop':
        this.development(sheet);
        break;
      case 'progress':
        this.progress(move.track, sheet);
        break;
      case 'raise':
        this.level(move.track, sheet);
        break;
      case 'tracks':
        for (const track of move.tracks) this.level(track, sheet);
        break;
      case 'reward':
        sheet.on(at.reward + REWARDS.indexOf(move.reward));
        break;
      case 'claim':
        sheet.on(
          at.claim + CLAIMS.length * ACHIEVEMENTS.indexOf(move.achievement) + CLAIMS.indexOf(move.reward),
        );
        break;
      case 'reroll':
        for (const die of move.dice) sheet.put(at.reroll + (this.player.dice[die] ?? 1) - 1, 0.5);
        break;
      case 'city':
        sheet.on(at.city + (CITY_INDEX.get(move.city) ?? 0));
        break;
      default:
    }
  }

  private tiles(tiles: readonly Action[], sheet: Sheet): void {
    for (const tile of tiles) {
      sheet.on(at.tile + tile);
      for (const other of tiles) {
        if (other === tile) break;
        sheet.on(at.pair + (tile < other ? tile * 7 + other : other * 7 + tile));
      }
    }
    this.outlook.write(tiles, sheet);
  }

  /** Citizens, and scrolls if there are too few. */
  private price(cost: number, sheet: Sheet): void {
    const { citizens } = this.player;
    sheet.on(at.cost + bin(cost, COST_BINS));
    if (cost > 0) sheet.on(at.citizens + bin(citizens - cost, LEFT_BINS));
    if (cost > citizens) sheet.on(at.lack + bin(cost - citizens, LACK_BINS));
  }

  private payment(kept: readonly Action[], scrolls: number, sheet: Sheet): void {
    this.tiles(kept, sheet);
    const { tiles, dice } = this.player;
    let cost = 0;
    for (let die = 0; die < dice.length; die++) {
      const tile = tiles?.[die];
      if (tile === undefined) continue;
      if (kept.includes(tile)) cost += Math.max(0, tile - (dice[die] ?? tile));
      else sheet.on(at.aside + tile);
    }
    this.price(cost, sheet);
    this.left('scrolls', scrolls, sheet);
  }

  private card(block: number, id: CardId, sheet: Sheet): void {
    const card = cardOf(this.content, id);
    sheet.on(block + (CARD_INDEX.get(id) ?? 0));
    sheet.on(at.missing + bin(missingTokens(this.player, card), MISSING_BINS));
    if (card.cost <= this.player.drachmas) sheet.on(at.affordable);
  }

  private played(id: CardId, sheet: Sheet): void {
    const card = cardOf(this.content, id);
    sheet.on(at.play + (CARD_INDEX.get(id) ?? 0));
    this.left('drachmas', card.cost, sheet);
    this.scrollsFor(missingTokens(this.player, card), sheet);
  }

  private scrollsFor(missing: number, sheet: Sheet): void {
    sheet.on(at.missing + bin(missing, MISSING_BINS));
    this.left('scrolls', missing * this.content.numbers.scrollsPerToken, sheet);
  }

  /** What is left of something that the move spends. */
  private left(resource: 'drachmas' | 'scrolls' | 'troops', spent: number, sheet: Sheet): void {
    if (spent <= 0) return;
    const left = this.player[resource] - spent;
    sheet.on(at[resource] + bin(left, LEFT_BINS));
    if (resource === 'drachmas') this.leftForDevelopment(left, sheet);
  }

  /** Whether the drachmas for the next development are still there, if they were. */
  private leftForDevelopment(left: number, sheet: Sheet): void {
    const { city, development, drachmas } = this.player;
    const next = developmentsOf(this.content, city)[development];
    if (next && next.cost <= drachmas) sheet.on(at.spares + (left >= next.cost ? 0 : 1));
  }

  private token(color: Color, sheet: Sheet): void {
    const line = COLORS.indexOf(color);
    const { minor, major } = this.player.knowledge[color];
    sheet.on(at.color + line);
    sheet.on(at.tokens + line * TOKEN_BINS + bin(minor + major + 1, TOKEN_BINS));
    this.helps(color, minor + major, sheet);
  }

  /** What a token of a colour would be useful for. */
  private helps(color: Color, has: number, sheet: Sheet): void {
    const { hand, city, development } = this.player;
    let wanting = 0;
    let completing = 0;
    for (const id of typeof hand === 'number' ? [] : hand) {
      const card = cardOf(this.content, id);
      if (card.requires[color] <= has) continue;
      wanting += 1;
      if (missingTokens(this.player, card) !== 1) continue;
      completing += 1;
      sheet.on(at.completes + (CARD_INDEX.get(id) ?? 0));
    }
    sheet.put(at.helps, wanting / 3);
    sheet.put(at.helps + 1, completing / 2);
    const next = developmentsOf(this.content, city)[development];
    if (!next || next.requires[color] <= has) return;
    sheet.on(at.helps + 2);
    if (city && missingTokens(this.player, next) === 1)
      sheet.on(at.completesDevelopment + 4 * (CITY_INDEX.get(city) ?? 0) + development);
  }

  private exploration(id: Parameters<typeof spaceOf>[1], sheet: Sheet): void {
    const space = spaceOf(this.content, id);
    sheet.on(at.space + (SPACE_INDEX.get(id) ?? 0));
    const loss = explorationLoss(this.terms, space);
    this.left('troops', loss, sheet);
    this.troopsAfter(id, loss, sheet);
    sheet.put(at.gains, loss / 4);
    sheet.put(at.gains + 1, space.drachmas / 4);
    sheet.put(at.gains + 2, space.points / 4);
    if (space.size === 'major') sheet.on(at.gains + 3);
    if (space.color !== 'persepolis') this.token(space.color, sheet);
  }

  /** The troops that are left, and the great spaces that they will be enough for after another Military action. */
  private troopsAfter(explored: string, loss: number, sheet: Sheet): void {
    const left = this.player.troops - loss;
    sheet.on(at.troopsLeft + bin(left, TROOPS_LEFT_BINS));
    const next = left + this.player.military;
    for (const { id, need, color } of this.outlook.openMajors()) {
      if (need <= next && id !== explored) sheet.put(at.nextMajors + color, 0.5);
    }
  }

  private development(sheet: Sheet): void {
    const { city, development } = this.player;
    const next = developmentsOf(this.content, city)[development];
    if (!city || !next) return;
    sheet.on(at.development + 4 * (CITY_INDEX.get(city) ?? 0) + development);
    this.left('drachmas', next.cost, sheet);
    this.scrollsFor(missingTokens(this.player, next), sheet);
  }

  private level(track: Track, sheet: Sheet): void {
    sheet.on(at.level + LEVELS * TRACKS.indexOf(track) + Math.min(TOP_LEVEL, this.player[track] + 1));
  }

  private progress(track: Track, sheet: Sheet): void {
    const { player, content, terms, position } = this;
    this.level(track, sheet);
    const { economy } = content.achievements;
    const isOpen = position.achievements.economy.length === 0;
    if (track === 'economy' && player.economy + 1 === economy && isOpen) sheet.on(at.reaches);
    const step = player.agenda.at(-1);
    const discount = step?.do === 'progress' ? step.discount : 0;
    const { cost } = levelOf(content, track, player[track] + 1);
    this.left('drachmas', levelPrice(terms, track, cost - discount, position.phase), sheet);
    this.left('scrolls', levelScrolls(terms, player.raised, position.phase), sheet);
  }
}
