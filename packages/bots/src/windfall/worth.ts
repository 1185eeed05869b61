import { type GameState, type Seat, standings } from '@khora/engine';
import type { Mind } from '../expert/mind.ts';
import { type Vector, zero } from '../review/vectors.ts';

/** What a position is worth to every seat: each judges its own prospects by everything it may know. */
export function worthOf(state: GameState, { judge }: Mind): Vector {
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

/** Adds a multiple of a vector. */
export function addTimes(sum: Vector, vector: Vector, times: number): void {
  for (let i = 0; i < sum.length; i++) sum[i] = (sum[i] ?? 0) + times * (vector[i] ?? 0);
}
