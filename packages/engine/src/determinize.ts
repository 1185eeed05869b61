import { clone } from './clone.ts';
import { CARD_IDS, type CardId, contentOf, type EventId } from './content/content.ts';
import { legalMoves } from './play.ts';
import { type Random, random, shuffled } from './random.ts';
import { eventPlaces } from './setup.ts';
import { type GameState, type GameView, type PlayerState, shown } from './state.ts';
import { seated } from './vocabulary.ts';

/**
 * A full game that looks exactly like this view to its seat: unseen cards are dealt at random to hidden hands and
 * decks, unseen answers are made up, and future dice come from the given seed.
 */
export function determinize(view: GameView, seed: string): GameState {
  const source = random(seed, 'determinize');
  const seen = new Set<CardId>();
  for (const { hand, offer, inPlay } of view.players) {
    for (const card of [...shown(hand), ...shown(offer), ...inPlay]) seen.add(card);
  }
  const unseen = dealer(
    CARD_IDS.filter((card) => !seen.has(card)),
    source,
  );
  const { seat: _seat, players, ...known } = view;
  const state = clone({
    ...known,
    seed,
    players: players.map((player): PlayerState => {
      const hand = typeof player.hand === 'number' ? unseen(player.hand) : player.hand;
      const offer = typeof player.offer === 'number' ? unseen(player.offer) : player.offer;
      const returned = unseen(player.returned);
      return { ...player, hand, offer, returned, picked: player.picked ?? null };
    }),
    eventDeck: unseenEvents(view, source),
    politicsDeck: unseen(view.politicsDeck),
  });
  makeUpAnswers(state, source);
  return state;
}

/** Deals from shuffled cards. A hand-made position may need more cards than there are; then some come twice. */
function dealer(cards: readonly CardId[], source: Random): (count: number) => CardId[] {
  const stock = shuffled(cards, source);
  return (count) => {
    while (stock.length < count) stock.push(...shuffled(CARD_IDS, source));
    return stock.splice(0, count);
  };
}

function unseenEvents(view: GameView, source: Random): EventId[] {
  const { first, others, last } = eventPlaces(contentOf(view.rules));
  const seen = new Set<EventId | null>([...view.pastEvents, view.event]);
  const unseen = (ids: EventId[]) => ids.filter((id) => !seen.has(id));
  const start = unseen(first);
  const end = unseen(last);
  const between = view.eventDeck - start.length - end.length;
  return [...start, ...shuffled(unseen(others), source).slice(0, between), ...end].slice(0, view.eventDeck);
}

function makeUpAnswers(state: GameState, source: Random): void {
  for (const [player, seat] of seated(state.players)) {
    if (player.standby !== 'answered' || player.picked || player.tiles) continue;
    const moves = legalMoves(state, seat);
    const move = moves[source.below(moves.length)];
    if (move?.type === 'draft') player.picked = move.card;
    if (move?.type === 'assign') player.tiles = [...move.tiles];
  }
}
