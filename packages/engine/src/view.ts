import { clone } from './clone.ts';
import type { GameState, GameView, PlayerState, PlayerView } from './state.ts';
import type { Seat } from './vocabulary.ts';

/** What a seat, or a spectator, may know of a game: the one place that hides anything. */
export function view(state: GameState, seat: Seat | 'spectator'): GameView {
  const { seed: _seed, players, eventDeck, politicsDeck, ...known } = clone(state);
  return {
    ...known,
    seat,
    players: players.map((player, owner) => (owner === seat ? player : hide(player))),
    eventDeck: eventDeck.length,
    politicsDeck: politicsDeck.length,
  };
}

function hide({ answer: _answer, ...player }: PlayerState): PlayerView {
  return { ...player, hand: player.hand.length, offer: player.offer.length };
}
