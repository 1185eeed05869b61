import { getPriority, setPriority } from 'node:os';
import { isMainThread } from 'node:worker_threads';
import { BOTS, type Character } from '@khora/bots';
import { type GameView, legalMoves, type Move, type Seat } from '@khora/engine';
import type { Level } from '@khora/protocol';

/** How far bots stand behind whoever moves, in steps of the system's priority, of which there are 20. */
const BEHIND = 5;
const LAST = 19;

// Where cores are few, a move must not wait until a bot has thought. Elsewhere than on Linux this would concern the whole process.
if (process.platform === 'linux' && !isMainThread) standBehind();

function standBehind(): void {
  try {
    setPriority(0, Math.min(LAST, getPriority(0) + BEHIND));
  } catch {
    // A container may forbid it; bots think all the same.
  }
}

/** What a thread gets to decide. */
export interface Question {
  readonly level: Level;
  readonly view: GameView;
  readonly seat: Seat;
  readonly seed: string;
  readonly character: Character;
}

/** Runs in a thread of its own: bots never keep the server from listening. */
export function choose({ level, view, seat, seed, character }: Question): Move {
  const move = BOTS[level](view, { seed, character });
  // A bot that errs must not hold up the others.
  const legal = legalMoves(view, seat);
  const known = JSON.stringify(move);
  const found = legal.find((each) => JSON.stringify(each) === known) ?? legal[0];
  if (!found) throw new Error(`Seat ${seat} is asked nothing.`);
  return found;
}
