import { isDeepStrictEqual } from 'node:util';
import {
  decisions,
  type GameRecord,
  type GameState,
  hash,
  legalMoves,
  type Move,
  play,
  RECORD_VERSION,
  replay,
  type Seat,
  undo,
  view,
} from '../src/index.ts';
import type { Made } from './case.ts';
import { canonical, difference, insist, insistSame } from './insist.ts';

/** A trip through JSON gives the same game: nothing is lost, and it continues in the same way. */
export function checkRoundTrip(state: GameState, text: string, seat: Seat, move: Move): void {
  const copy = JSON.parse(text) as GameState;
  insist(isDeepStrictEqual(copy, state), () => `not plain JSON: ${difference(copy, state, '')}`);
  insistSame(decisions(copy), decisions(state), 'decisions after JSON and back');
  insistSame(legalMoves(copy, seat), legalMoves(state, seat), 'legal moves after JSON and back');
  insistSame(play(copy, seat, move), play(state, seat, move), 'what follows after JSON and back');
}

export function recordOf(setup: GameRecord['setup'], rules: number, moves: readonly Made[]): GameRecord {
  const record: GameRecord = { format: 'khora', version: RECORD_VERSION, rules, setup, moves };
  return JSON.parse(JSON.stringify(record)) as GameRecord;
}

/** The record alone reproduces the identical game. */
export function checkReplay(record: GameRecord, final: GameState): void {
  const states = [...replay(record)];
  insist(states.length === record.moves.length + 1, () => `the replay has ${states.length} states`);
  const last = states.at(-1);
  insistSame(last, final, 'the replay ends in another state');
  insist(last !== undefined && hash(last) === hash(final), () => 'the replay has another hash');
}

/**
 * Taking a move back leaves a valid record in which its seat can make the same move again; and nobody has since seen
 * dice, cards, assignments or events that they had not seen before it.
 */
export function checkUndo(record: GameRecord, seat: Seat): void {
  const shorter = undo(record, seat);
  if (!shorter) return;
  const at = record.moves.findLastIndex((made) => made.seat === seat);
  const taken = record.moves[at];
  insistSame(shorter.moves, record.moves.toSpliced(at, 1), `undo of seat ${seat}`);
  const states = [...replay(record)];
  const [before, now, back] = [states[at], states.at(-1), [...replay(shorter)].at(-1)];
  insist(
    taken !== undefined && before !== undefined && now !== undefined && back !== undefined,
    () => `undo of a move that seat ${seat} never made`,
  );
  insist(
    legalMoves(back, seat).some((move) => canonical(move) === canonical(taken.move)),
    () => `seat ${seat} took ${canonical(taken.move)} back and cannot make it again`,
  );
  insistSame(
    revealed(now),
    revealed(before),
    `seat ${seat} took ${canonical(taken.move)} back after a reveal`,
  );
}

/** What was once hidden or undecided. */
function revealed(state: GameState) {
  const { event, eventDeck, players } = view(state, 'spectator');
  return { event, eventDeck, players: players.map(({ dice, tiles }) => ({ dice, tiles })) };
}
