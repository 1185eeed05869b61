import { RULES_VERSION } from './content/content.ts';
import { type GameEvent, reveals } from './events.ts';
import type { Move } from './moves.ts';
import { IllegalMoveError, play } from './play.ts';
import { begin } from './setup.ts';
import type { GameSetup, GameState } from './state.ts';
import type { Seat } from './vocabulary.ts';

/** The version of the record's own shape. */
export const RECORD_VERSION = 1;

/** A game as its setup and its moves: all that is needed to replay it. */
export interface GameRecord {
  readonly format: 'khora';
  readonly version: number;
  /** The version of the rules that the game was played by. */
  readonly rules: number;
  readonly setup: GameSetup;
  readonly moves: readonly { readonly seat: Seat; readonly move: Move }[];
}

/** A record that cannot be read; the message says why. */
export class InvalidRecordError extends Error {
  override readonly name = 'InvalidRecordError';
}

function insist(holds: boolean, message: string): asserts holds {
  if (!holds) throw new InvalidRecordError(message);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Checks the frame of a record from outside; setup and moves are checked when they are played. */
function checkRecord(record: unknown): asserts record is GameRecord {
  insist(isObject(record), 'A record is an object.');
  const { format, version, rules, moves } = record;
  insist(format === 'khora', "This is not a game record: its format is not 'khora'.");
  insist(version === RECORD_VERSION, `Record version ${String(version)} is not known; ${RECORD_VERSION} is.`);
  insist(
    typeof rules === 'number' && Number.isInteger(rules) && rules >= 1 && rules <= RULES_VERSION,
    `Rules version ${String(rules)} is not known; this engine knows 1 to ${RULES_VERSION}.`,
  );
  insist(Array.isArray(moves), 'The record has no list of moves.');
  insist(moves.every(isObject), 'Every move of a record is an object with seat and move.');
}

/** The states of a recorded game: the first decision, then the state after each move. */
export function* replay(record: GameRecord): Generator<GameState, void> {
  for (const { state } of replayEvents(record)) yield state;
}

/** The same, with what happened on the way to each state. */
export function* replayEvents(
  record: GameRecord,
): Generator<{ state: GameState; events: GameEvent[] }, void> {
  checkRecord(record satisfies unknown);
  let current = begin(record.setup, record.rules);
  yield current;
  for (const { seat, move } of record.moves) {
    current = play(current.state, seat, move);
    yield current;
  }
}

/**
 * The record without the seat's last move, or null if that move may not be taken back. It may be if nothing was
 * revealed since, and if every later move by others is still legal without it and has the same result.
 */
export function undo(record: GameRecord, seat: Seat): GameRecord | null {
  const last = record.moves.findLastIndex((made) => made.seat === seat);
  if (last < 0) return null;
  const told = Array.from(replayEvents(record), ({ events }) => events);
  if (told.slice(last + 1).some(reveals)) return null;
  const without = { ...record, moves: record.moves.toSpliced(last, 1) };
  return isIndependent(without, told.toSpliced(last + 1, 1)) ? without : null;
}

/** Whether every move is legal in its place and causes the same events as before. */
function isIndependent(record: GameRecord, told: readonly (readonly GameEvent[])[]): boolean {
  try {
    let at = 0;
    for (const { events } of replayEvents(record)) {
      const before = told[at++] ?? [];
      if (JSON.stringify(events) !== JSON.stringify(before.slice(0, events.length))) return false;
    }
    return true;
  } catch (error) {
    if (error instanceof IllegalMoveError) return false;
    throw error;
  }
}
