import { hash, replayEvents } from '@khora/engine';
import { isFair } from '@khora/protocol/client';
import { recall } from '../../browser/table-memory.ts';
import type { PublishedRecord } from '../connection/record.ts';

/** What was checked, with the result; null if this browser has nothing to compare with. */
export interface Findings {
  /** The server's secret is the one it committed to, and the seed follows from everybody's contribution. */
  readonly seed: boolean;
  /** The commitment is the one that this browser saw before the game. */
  readonly commitment: boolean | null;
  /** This browser's contribution is part of the seed. */
  readonly own: boolean | null;
  /** All dice and shuffles, repeated from the seed, lead through the same moves to the same end. */
  readonly game: boolean;
  readonly dice: number;
  readonly moves: number;
}

/** Rolls every die and shuffles every deck of a published game again. */
export function checkDice(record: PublishedRecord): Findings {
  const { fair, setup, result, moves } = record;
  const { commitment, entropy } = recall(fair.table);
  let dice = 0;
  let end = '';
  try {
    for (const { state, events } of replayEvents(record)) {
      for (const event of events) if (event.type === 'rolled') dice += event.dice.length;
      end = hash(state);
    }
  } catch {
    // A move that the rules do not allow with these dice.
    end = '';
  }
  return {
    seed: isFair(fair, setup.seed),
    commitment: commitment === undefined ? null : commitment === fair.commitment,
    own: entropy === undefined ? null : fair.entropy.includes(entropy),
    game: end !== '' && (result === undefined || result.hash === end),
    dice,
    moves: moves.length,
  };
}
