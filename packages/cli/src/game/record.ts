import type { GameRecord } from '@khora/engine';

/** What a finished game came to: the fingerprint of its last state, and the points by seat. */
interface GameResult {
  readonly hash: string;
  readonly points: readonly number[];
}

/** A record as the laboratory writes it: with the result, and who played by seat. */
export interface LabRecord extends GameRecord {
  readonly result?: GameResult;
  readonly bots?: readonly string[];
}

export interface FinishedRecord extends LabRecord {
  readonly result: GameResult;
}
