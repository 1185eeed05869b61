import { CARD_IDS, type CardId } from '../content/content.ts';
import type { MoveOf } from '../moves.ts';

type CardMove = 'draft' | 'keep' | 'play' | 'takeBack';

/** The moves of one type that name a card; each is made once and shared. */
export function cardMove<T extends CardMove>(type: T): (card: CardId) => MoveOf<T> {
  const moves = new Map(CARD_IDS.map((card) => [card, Object.freeze({ type, card }) as MoveOf<T>]));
  return (card) => moves.get(card) ?? ({ type, card } as MoveOf<T>);
}
