import { BOTS, type Character } from '@khora/bots';
import type { Passed } from '@khora/bots/memory';
import { type GameView, legalMoves, type Move, type Seat } from '@khora/engine';
import type { Level } from '@khora/protocol';
import { standBehind } from './stand-behind.ts';

// On few cores, a move must not wait until a bot has thought.
standBehind(17);

/** A decision for a thread to make. */
export interface Brief {
  readonly level: Level;
  readonly view: GameView;
  readonly seat: Seat;
  readonly seed: string;
  readonly character: Character;
  readonly passed: Passed;
}

/** Runs in a thread of its own, so that bots never keep the server from listening. */
export function choose({ level, view, seat, seed, character, passed }: Brief): Move {
  const move = BOTS[level](view, { seed, character, passed });
  // A bot that fails must not hold up the others.
  const legal = legalMoves(view, seat);
  const known = JSON.stringify(move);
  const found = legal.find((each) => JSON.stringify(each) === known) ?? legal[0];
  if (!found) throw new Error(`Seat ${seat} is not asked anything.`);
  return found;
}
