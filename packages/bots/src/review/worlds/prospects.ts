import { type GameState, type Seat, standings } from '@khora/engine';
import type { Mind } from '../../expert/play/mind.ts';
import { type Vector, zero } from './vectors.ts';

/** What every seat may expect of a position at a glance: each judges for itself, by all that it may know. */
export function prospectsOf(state: GameState, { judge }: Mind): Vector {
  const players = state.players.length;
  const worth = zero(2 * players);
  if (state.phase === 'over') {
    const result = standings(state);
    const winners = result.filter(({ rank }) => rank === 1).length;
    for (const { seat, points, rank } of result) {
      worth[seat] = points;
      worth[players + seat] = rank === 1 ? 1 / winners : 0;
    }
    return worth;
  }
  let sum = 0;
  for (let seat = 0; seat < players; seat++) {
    const { win, points } = judge.look(state, seat as Seat);
    worth[seat] = points[0] ?? 0;
    worth[players + seat] = win[0] ?? 0;
    sum += win[0] ?? 0;
  }
  // Seats know different things, so their chances need not add up to one.
  for (let seat = 0; seat < players; seat++) worth[players + seat] = (worth[players + seat] ?? 0) / sum;
  return worth;
}
