import { BOTS } from '@khora/bots';
import { type GameView, legalMoves, type Move, type Seat } from '@khora/engine';
import type { Level } from '@khora/protocol';

/** What a thread gets to decide. */
export interface Question {
  readonly level: Level;
  readonly view: GameView;
  readonly seat: Seat;
  readonly seed: string;
  readonly milliseconds: number;
}

/** Runs in a thread of its own: bots never keep the server from listening. */
export function choose({ level, view, seat, seed, milliseconds }: Question): Move {
  const move = BOTS[level](view, { budget: { milliseconds }, seed });
  // A bot that errs must not hold up the others.
  const legal = legalMoves(view, seat);
  const known = JSON.stringify(move);
  const found = legal.find((each) => JSON.stringify(each) === known) ?? legal[0];
  if (!found) throw new Error(`Seat ${seat} is asked nothing.`);
  return found;
}
