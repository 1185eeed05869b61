import { clone } from './clone.ts';
import type { GameState, GameView, PlayerState, PlayerView } from './state.ts';
import type { Seat } from './vocabulary.ts';

/** What a seat, or a spectator, may know of a game. */
export function view(state: GameState, seat: Seat | 'spectator'): GameView {
  return glance(clone(state), seat);
}

/** The same without a copy, for hosts that only read it: it shares the state's lists. The one place that hides anything. */
export function glance(state: GameState, seat: Seat | 'spectator'): GameView {
  const { seed: _seed, players, eventDeck, politicsDeck, ...known } = state;
  return {
    ...known,
    seat,
    players: players.map((player, owner) =>
      owner === seat ? { ...player, returned: player.returned.length } : hide(player),
    ),
    eventDeck: eventDeck.length,
    politicsDeck: politicsDeck.length,
  };
}

function hide({ picked: _picked, ...player }: PlayerState): PlayerView {
  const tiles = player.standby === 'answered' ? null : player.tiles;
  const { hand, offer, returned } = player;
  return { ...player, tiles, hand: hand.length, offer: offer.length, returned: returned.length };
}
