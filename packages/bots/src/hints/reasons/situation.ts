import {
  type Ability,
  type CardId,
  type Content,
  cardOf,
  contentOf,
  developmentsOf,
  type GameView,
  type Move,
  missingTokens,
  type PlayerView,
  preview,
  type Seat,
} from '@khora/engine';
import { ownPlayer, ownSeat } from '../../own.ts';
import type { Goal } from './reason.ts';

/** A move with what its seat has before it, and what it can expect to have after it. */
export interface Situation {
  readonly view: GameView;
  readonly after: GameView;
  readonly had: PlayerView;
  readonly has: PlayerView;
  readonly seat: Seat;
  readonly move: Move;
  readonly content: Content;
}

export function situationOf(view: GameView, move: Move): Situation {
  const after = preview(view, move);
  return {
    view,
    after,
    had: ownPlayer(view),
    has: ownPlayer(after),
    seat: ownSeat(view),
    move,
    content: contentOf(view.rules),
  };
}

function handOf({ hand }: PlayerView): readonly CardId[] {
  return typeof hand === 'number' ? [] : hand;
}

/** Whether a player has everything that a card or development needs. */
export function canPay(player: PlayerView, ability: Pick<Ability, 'requires' | 'cost'>): boolean {
  return missingTokens(player, ability) === 0 && player.drachmas >= ability.cost;
}

interface Plan {
  readonly goal: Extract<Goal, { readonly what: 'card' | 'development' }>;
  readonly ability: Ability;
}

/**
 * The city's next development and the cards in hand: what tokens and drachmas are for. The most demanding come first.
 */
export function plansOf(content: Content, player: PlayerView): readonly Plan[] {
  const next = developmentsOf(content, player.city)[player.development];
  const cards = handOf(player)
    .map((card) => ({ goal: { what: 'card', card } as const, ability: cardOf(content, card) }))
    .sort((one, other) => sizeOf(other.ability) - sizeOf(one.ability));
  if (!next) return cards;
  const development = player.development + 1;
  return [{ goal: { what: 'development', development }, ability: next }, ...cards];
}

/** How much a card or development needs: what needs much does much. */
function sizeOf({ requires, cost }: Ability): number {
  const { red, blue, green } = requires;
  return cost + 2 * (red + blue + green);
}
