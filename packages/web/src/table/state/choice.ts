import type { Action, CardId, Color, Decision, GameView, Move, PlayerView, Seat, Track } from '@khora/engine';

/** What a player has picked so far for the open question; nothing is final before it is confirmed. */
export interface Picks {
  /** The tile of each die. */
  readonly tiles: readonly (Action | null)[];
  /** The die that takes the next tile. */
  readonly die: number | null;
  readonly kept: readonly Action[];
  readonly scrolls: number;
  readonly cards: readonly CardId[];
  readonly tracks: readonly Track[];
  readonly dice: readonly number[];
  /** A question that takes a single pick. */
  readonly single: Move | null;
}

/** `planned` scrolls are those that the player meant to spend when they chose their tiles. */
export function noPicks(player: PlayerView | undefined, moves: readonly Move[], planned = 0): Picks {
  const payments = moves.filter((move) => move.type === 'pay');
  const first = payments.find(({ scrolls }) => scrolls === planned) ?? payments[0];
  // What most players want is preselected: one click or Enter confirms it.
  const offered = moves.find((move) => move.type === 'raise');
  return {
    tiles: player?.dice.map(() => null) ?? [],
    die: null,
    kept: first?.tiles ?? [],
    scrolls: first?.scrolls ?? 0,
    cards: [],
    tracks: [],
    dice: [],
    single: offered ?? null,
  };
}

/** The picks that make up a move, as if its player had chosen it. */
export function picksOf(player: PlayerView | undefined, move: Move): Picks {
  const none = noPicks(player, []);
  switch (move.type) {
    case 'assign':
      return { ...none, tiles: move.tiles };
    case 'pay':
      return { ...none, kept: move.tiles, scrolls: move.scrolls };
    case 'reroll':
      return { ...none, dice: move.dice };
    case 'discard':
      return { ...none, cards: move.cards };
    case 'tracks':
      return { ...none, tracks: move.tracks };
    default:
      return { ...none, single: move };
  }
}

/** Puts a tile on the chosen die or the first free one; a tile that is already on a die is taken off. */
export function placeTile(picks: Picks, tile: Action): Picks {
  const lying = picks.tiles.indexOf(tile);
  if (lying >= 0) return { ...picks, tiles: picks.tiles.with(lying, null), die: lying };
  const free = picks.tiles.indexOf(null);
  const die = picks.die ?? (free >= 0 ? free : picks.tiles.length - 1);
  if (die < 0 || die >= picks.tiles.length) return picks;
  return { ...picks, tiles: picks.tiles.with(die, tile), die: null };
}

export function toggled<T>(items: readonly T[], item: T): T[] {
  return items.includes(item) ? items.filter((other) => other !== item) : [...items, item];
}

/**
 * Changes the scrolls to pay with: tiles that they now pay for are carried out too, and no more than necessary are set
 * aside.
 */
export function withScrolls(picks: Picks, scrolls: number, moves: readonly Move[]): Picks {
  const stays = (tiles: readonly Action[]) => tiles.filter((tile) => picks.kept.includes(tile)).length;
  const [best] = moves
    .filter((move) => move.type === 'pay')
    .filter((payment) => payment.scrolls === scrolls)
    .toSorted((a, b) => stays(b.tiles) - stays(a.tiles) || b.tiles.length - a.tiles.length);
  return { ...picks, scrolls, kept: best?.tiles ?? picks.kept };
}

const ascending = (a: number, b: number) => a - b;

/** The move that the picks make up; null while they are incomplete. */
export function chosenMove(decision: Decision | null, picks: Picks, view: GameView): Move | null {
  if (!decision) return null;
  // Answers that are possible with every question.
  if (picks.single?.type === 'pass' || picks.single?.type === 'tradeGlory') return picks.single;
  switch (decision.kind) {
    case 'assign': {
      const tiles = picks.tiles.filter((tile) => tile !== null);
      return tiles.length > 0 && tiles.length === picks.tiles.length ? { type: 'assign', tiles } : null;
    }
    case 'pay':
      return { type: 'pay', tiles: picks.kept.toSorted(ascending), scrolls: picks.scrolls };
    case 'reroll':
      return { type: 'reroll', dice: picks.dice.toSorted(ascending) };
    case 'discard': {
      const hand = handOf(view, decision.seat);
      return picks.cards.length > 0
        ? { type: 'discard', cards: hand.filter((card) => picks.cards.includes(card)) }
        : null;
    }
    case 'tracks':
      return picks.tracks.length > 0
        ? {
            type: 'tracks',
            tracks: (['economy', 'culture', 'military'] as const).filter((t) => picks.tracks.includes(t)),
          }
        : null;
    default:
      return picks.single;
  }
}

export function handOf(view: GameView, seat: Seat): readonly CardId[] {
  const hand = view.players[seat]?.hand;
  return Array.isArray(hand) ? hand : [];
}

/** What a choice on the tray is about: the card, the colour, the city or the reward. */
export function choiceId(move: Move): string {
  if ('card' in move) return move.card;
  if ('color' in move) return move.color;
  if ('city' in move) return move.city;
  return 'reward' in move ? move.reward : move.type;
}

export function sameMove(a: Move | null, b: Move): boolean {
  return a !== null && JSON.stringify(a) === JSON.stringify(b);
}

export function tokensOf(player: PlayerView, color: Color): number {
  const { minor, major } = player.knowledge[color];
  return minor + major;
}
