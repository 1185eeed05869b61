import { legalMoves, type Move, type Position, type Seat } from '@khora/engine';
import { tileSets } from '../../learned/policy.ts';

/** The assignments for these dice that differ in more than the price, each as cheap as possible. */
const ASSIGNMENTS = new Map<number, readonly Move[]>();

function assignments(dice: readonly number[]): readonly Move[] {
  const key = dice.reduce((number, die) => 7 * number + die, 0);
  let moves = ASSIGNMENTS.get(key);
  if (!moves) {
    moves = tileSets(dice).map(({ tiles }) => Object.freeze({ type: 'assign', tiles }));
    ASSIGNMENTS.set(key, moves);
  }
  return moves;
}

/** The moves for a seat's open question; of assignments of the same tiles, one of the cheapest. */
export function choicesOf(position: Position, seat: Seat): readonly Move[] {
  const moves = legalMoves(position, seat);
  if (moves[0]?.type !== 'assign') return moves;
  const distinct = assignments(position.players[seat]?.dice ?? []);
  const last = moves.at(-1);
  return last?.type === 'tradeGlory' ? [...distinct, last] : distinct;
}
