import type { GameRecord } from '@khora/engine';
import type { Fairness } from '@khora/protocol';

/** The result of a finished game: the fingerprint of its last state, and the points by seat. */
interface GameResult {
  readonly hash: string;
  readonly points: readonly number[];
}

/** A record as the laboratory or a server writes it: with the result, and who played by seat. */
export interface LabRecord extends GameRecord {
  readonly result?: GameResult;
  readonly bots?: readonly string[];
  /** From a server: what the seed was made of. */
  readonly fair?: Fairness;
}

export interface FinishedRecord extends LabRecord {
  readonly result: GameResult;
}
