import { type GameView, type PlayerView, playerAt, type Seat } from '@khora/engine';

/** The seat that a view belongs to. A spectator has nothing to choose. */
export function ownSeat({ seat }: GameView): Seat {
  if (seat === 'spectator') throw new RangeError('A spectator has no moves.');
  return seat;
}

/** What the seat that a view belongs to has. */
export function ownPlayer(view: GameView): PlayerView {
  return playerAt(view, ownSeat(view));
}
