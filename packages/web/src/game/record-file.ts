import {
  type GameRecord,
  type GameState,
  IllegalMoveError,
  InvalidRecordError,
  InvalidSetupError,
  projectedPoints,
  type Reason,
  replay,
} from '@khora/engine';
import type { Save, SeatPlan } from '../runner/game.ts';
import { newId } from '../runner/ids.ts';

/** Offers anything as a JSON file. */
export function download(content: unknown, name: string): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(content)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

/** A game up to a position may say how it ended: everybody's points. */
interface RecordFile extends GameRecord {
  readonly ending: readonly number[] | undefined;
}

/** How the game went on to end, if the file says so. */
export function endingIn(content: unknown): readonly number[] | null {
  const { ending, setup } = content as Partial<RecordFile>;
  const isOne = Array.isArray(ending) && ending.length === setup?.players && ending.every(Number.isInteger);
  return isOne ? ending : null;
}

/** Offers a record as a file. */
export function downloadRecord(record: Partial<RecordFile>): void {
  // A record of another version may lack what we expect.
  download(record, `khora-${record.moves?.length ?? 0}`);
}

/** Far more than any game needs. */
const LARGEST = 2_000_000;

export type FileFlaw = 'tooLarge' | 'notJson' | 'notARecord' | 'badSetup' | 'otherVersion';

/** The move that the rules refuse, counted from 1, and why. */
export interface RefusedMove {
  readonly move: number;
  readonly reason: Reason;
}

/** A file that makes no game; the message is for developers, the flaw is what players are told. */
export class RecordFileError extends Error {
  override readonly name = 'RecordFileError';
  readonly flaw: FileFlaw | RefusedMove;
  constructor(flaw: FileFlaw | RefusedMove, message: string) {
    super(message);
    this.flaw = flaw;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new RecordFileError('notJson', String(error));
  }
}

function lastState(record: GameRecord): GameState {
  let last: GameState | null = null;
  let move = 0;
  try {
    for (const state of replay(record)) {
      last = state;
      move += 1;
    }
  } catch (error) {
    if (error instanceof IllegalMoveError)
      throw new RecordFileError({ move, reason: error.details }, error.message);
    if (error instanceof InvalidRecordError && /version/.test(error.message))
      throw new RecordFileError('otherVersion', error.message);
    if (error instanceof RangeError) throw new RecordFileError('otherVersion', error.message);
    if (error instanceof InvalidSetupError) throw new RecordFileError('badSetup', error.message);
    if (error instanceof InvalidRecordError || error instanceof TypeError)
      throw new RecordFileError('notARecord', error.message);
    throw error;
  }
  if (!last) throw new RecordFileError('notARecord', '');
  return last;
}

/** The contents of a file as JSON, not yet checked. */
export async function readFile(file: File): Promise<unknown> {
  if (file.size > LARGEST) throw new RecordFileError('tooLarge', `${file.size}`);
  return parsed(await file.text());
}

/** A saved game from a record: the first seat is for the player who loads it, the others are bots. */
export function saveOf(content: unknown, names: readonly string[]): Save {
  const record = content as GameRecord;
  const state = lastState(record);
  const seats: SeatPlan[] = state.players.map((_, seat) =>
    seat === 0
      ? { kind: 'human', name: names[0] ?? '1' }
      : { kind: 'bot', name: names[seat] ?? `${seat + 1}`, level: 'citizen' },
  );
  const now = Date.now();
  return {
    id: newId(),
    created: now,
    updated: now,
    seats,
    own: null,
    record,
    over: state.phase === 'over',
    round: state.round,
    cities: state.players.map(({ city }) => city),
    points: projectedPoints(state),
  };
}
