import {
  type Action,
  actionGain,
  CARD_IDS,
  CITY_IDS,
  COLORS,
  type Content,
  cardOf,
  changed,
  developmentsOf,
  missingTokens,
  type Position,
  type Size,
  type Terms,
} from '@khora/engine';
import { bin, indexOf, type Sheet } from './sheet.ts';
import { CARD_INDEX, type Player } from './state.ts';

const CITIZEN_BINS = 16;
const DRACHMA_BINS = 16;
const TROOP_BINS = 20;
const LEVEL_BINS = 8;
const READY_BINS = 5;
/** What the next development still takes. */
const STANDINGS = ['ready', 'with scrolls', 'with a token', 'out of reach'] as const;

/** The inputs about what tiles make possible, by block. */
export const TILE_BLOCKS = {
  lawful: CITIZEN_BINS,
  applause: LEVEL_BINS,
  money: DRACHMA_BINS,
  buys: 1,
  march: TROOP_BINS,
  minors: COLORS.length,
  majors: COLORS.length,
  wanted: 2,
  plays: CARD_IDS.length,
  ready: READY_BINS,
  unlocks: CITY_IDS.length * 4 * STANDINGS.length,
} as const;

type Development = ReturnType<typeof developmentsOf>[number];
type Places = Readonly<Record<keyof typeof TILE_BLOCKS, number>>;

const CITY_INDEX = indexOf(CITY_IDS);
const [LEGISLATION, CULTURE, TRADE, MILITARY, POLITICS, DEVELOPMENT] = [1, 2, 3, 4, 5, 6] as const;

/** A seat's situation. */
export interface TileSituation {
  readonly position: Position;
  readonly content: Content;
  readonly player: Player;
  readonly terms: Terms;
}

/** A space with one token; its colour as a number. */
interface Space {
  readonly id: string;
  readonly need: number;
  readonly size: Size;
  readonly color: number;
}

const spacesBy = new WeakMap<Content, readonly Space[]>();

/** All spaces but Persepolis. */
function spacesOf(content: Content): readonly Space[] {
  let spaces = spacesBy.get(content);
  if (!spaces) {
    spaces = content.spaces.flatMap(({ id, need, size, color }) =>
      color === 'persepolis' ? [] : [{ id, need, size, color: COLORS.indexOf(color) }],
    );
    spacesBy.set(content, spaces);
  }
  return spaces;
}

/** Whether there is a space to explore, by size and colour. */
type Reachable = Readonly<Record<Size, boolean[]>>;

/** Tiles of a set that the tiles after them profit from. */
interface Before {
  readonly trade: boolean;
  readonly military: boolean;
}

/** What each tile would make possible for one seat in one position. Worked out when first asked for. */
export class TileOutlook {
  private readonly at: Places;
  private readonly situation: TileSituation;
  private readonly known = new Map<number, readonly number[]>();
  private open: readonly Space[] | null = null;
  private majors: readonly Space[] | null = null;
  private spaces: Reachable | null = null;

  constructor(at: Places, situation: TileSituation) {
    this.at = at;
    this.situation = situation;
  }

  /** Tiles are carried out in ascending order, so what Trade and Military bring is there for those that follow. */
  write(tiles: readonly Action[], sheet: Sheet): void {
    const before = { trade: tiles.includes(TRADE), military: tiles.includes(MILITARY) };
    for (const tile of tiles) for (const input of this.outlookOf(tile, before)) sheet.on(input);
  }

  private outlookOf(tile: Action, before: Before): readonly number[] {
    const key = tile < POLITICS ? tile : 4 * tile + (before.trade ? 1 : 0) + (before.military ? 2 : 0);
    let inputs = this.known.get(key);
    if (!inputs) {
      inputs = this.inputsOf(tile, before);
      this.known.set(key, inputs);
    }
    return inputs;
  }

  private inputsOf(tile: Action, before: Before): number[] {
    const { at } = this;
    const { content, player, terms } = this.situation;
    const drachmas = before.trade ? this.afterTrade() : player.drachmas;
    switch (tile) {
      case LEGISLATION:
        return [at.lawful + bin(player.citizens + actionGain(content, tile, player), CITIZEN_BINS)];
      case CULTURE:
        return [at.applause + bin(player.culture, LEVEL_BINS)];
      case TRADE: {
        const after = this.afterTrade();
        const inputs = [at.money + bin(after, DRACHMA_BINS)];
        if (after >= terms.tokenPrice) inputs.push(at.buys);
        return inputs;
      }
      case MILITARY:
        return this.march();
      case POLITICS:
        return this.plays(drachmas);
      case DEVELOPMENT:
        return this.unlocks(drachmas, before);
      default:
        return [];
    }
  }

  private afterTrade(): number {
    const { content, player } = this.situation;
    return player.drachmas + actionGain(content, TRADE, player);
  }

  private afterMilitary(): number {
    const { content, player } = this.situation;
    return changed(content, 'troops', player.troops, actionGain(content, MILITARY, player));
  }

  /** The spaces that nobody has explored. */
  private openSpaces(): readonly Space[] {
    if (this.open) return this.open;
    const { content, position } = this.situation;
    const explored = new Set<string>(position.explored);
    this.open = spacesOf(content).filter(({ id }) => !explored.has(id));
    return this.open;
  }

  openMajors(): readonly Space[] {
    this.majors ??= this.openSpaces().filter(({ size }) => size === 'major');
    return this.majors;
  }

  /** The tokens that a Military action could bring. */
  private reachable(): Reachable {
    if (this.spaces) return this.spaces;
    const troops = this.afterMilitary();
    const spaces: Reachable = { minor: [false, false, false], major: [false, false, false] };
    for (const { need, size, color } of this.openSpaces()) if (need <= troops) spaces[size][color] = true;
    this.spaces = spaces;
    return spaces;
  }

  private march(): number[] {
    const { at } = this;
    const { content, player } = this.situation;
    const inputs = [at.march + bin(this.afterMilitary(), TROOP_BINS)];
    const { minor, major } = this.reachable();
    for (let color = 0; color < COLORS.length; color++) {
      if (minor[color]) inputs.push(at.minors + color);
      if (major[color]) inputs.push(at.majors + color);
    }
    const next = developmentsOf(content, player.city)[player.development];
    if (next && this.bringsLast(next)) inputs.push(at.wanted);
    const hand = typeof player.hand === 'number' ? [] : player.hand;
    if (hand.some((id) => this.bringsLast(cardOf(content, id)))) inputs.push(at.wanted + 1);
    return inputs;
  }

  /** Whether exploring could bring the only token that is missing. */
  private bringsLast(wanted: Parameters<typeof missingTokens>[1]): boolean {
    const { player } = this.situation;
    if (missingTokens(player, wanted) !== 1) return false;
    const { minor, major } = this.reachable();
    return COLORS.some((color, line) => {
      const has = player.knowledge[color].minor + player.knowledge[color].major;
      return wanted.requires[color] > has && (minor[line] === true || major[line] === true);
    });
  }

  private plays(drachmas: number): number[] {
    const { at } = this;
    const { content, player } = this.situation;
    const inputs: number[] = [];
    for (const id of typeof player.hand === 'number' ? [] : player.hand) {
      const card = cardOf(content, id);
      if (card.cost <= drachmas && missingTokens(player, card) === 0)
        inputs.push(at.plays + (CARD_INDEX.get(id) ?? 0));
    }
    inputs.push(at.ready + bin(inputs.length, READY_BINS));
    return inputs;
  }

  private unlocks(drachmas: number, before: Before): number[] {
    const { content, player } = this.situation;
    const next = developmentsOf(content, player.city)[player.development];
    if (!next || !player.city) return [];
    const place = 4 * (CITY_INDEX.get(player.city) ?? 0) + player.development;
    const standing = STANDINGS.indexOf(this.standingOf(next, drachmas, before));
    return [this.at.unlocks + STANDINGS.length * place + standing];
  }

  private standingOf(next: Development, drachmas: number, before: Before): (typeof STANDINGS)[number] {
    const { content, player, terms } = this.situation;
    const missing = missingTokens(player, next);
    if (next.cost > drachmas) return 'out of reach';
    if (missing === 0) return 'ready';
    if (missing * content.numbers.scrollsPerToken <= player.scrolls) return 'with scrolls';
    const canBuy = before.trade && drachmas - next.cost >= terms.tokenPrice;
    const isClose = missing === 1 && (canBuy || (before.military && this.bringsLast(next)));
    return isClose ? 'with a token' : 'out of reach';
  }
}
