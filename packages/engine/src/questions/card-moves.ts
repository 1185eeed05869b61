import { CARD_IDS, type CardId } from '../content/content.ts';
import type { MoveOf } from '../moves.ts';

type CardMove = 'draft' | 'keep' | 'play' | 'takeBack';

/** The moves of one type that name one of the given cards; each is made once and shared. */
export function cardMoves<T extends CardMove>(type: T): (cards: readonly CardId[]) => MoveOf<T>[] {
  const moves = new Map(CARD_IDS.map((card) => [card, Object.freeze({ type, card }) as MoveOf<T>]));
  return (cards) => cards.map((card) => moves.get(card) ?? ({ type, card } as MoveOf<T>));
}
