import {
  begin,
  hash,
  IllegalMoveError,
  InvalidRecordError,
  InvalidSetupError,
  isOver,
  play,
  RECORD_VERSION,
  standings,
} from '@khora/engine';
import { fairnessSchema, isFair } from '@khora/protocol';
import type { LabRecord } from './record.ts';

/** What replaying a record found; `move` counts from 1. */
export type Verdict =
  | {
      readonly ok: true;
      readonly moves: number;
      readonly finished: boolean;
      readonly sealed: boolean;
      /** Whether the seed is proved to be nobody's choice. */
      readonly fair: boolean;
    }
  | { readonly ok: false; readonly move?: number; readonly problem: string };

/** Replays a record: every move must be legal in its place, and the end must be the one that is recorded. */
export function verifyRecord(record: LabRecord): Verdict {
  const { setup, rules, version, moves, result } = record;
  if (version !== RECORD_VERSION)
    return failed(`its version is ${version}; this program knows ${RECORD_VERSION}`);
  const unfair = unfairness(record);
  if (unfair) return failed(unfair);
  const fair = record.fair !== undefined;
  let state: ReturnType<typeof begin>['state'];
  try {
    ({ state } = begin(setup, rules));
  } catch (error) {
    if (!(error instanceof InvalidSetupError || error instanceof InvalidRecordError)) throw error;
    return failed(`no game can be made of its setup: ${error.message}`);
  }
  for (const [index, made] of moves.entries()) {
    const { seat, move } = { ...made };
    try {
      ({ state } = play(state, seat, move));
    } catch (error) {
      if (!(error instanceof IllegalMoveError)) throw error;
      const where = `round ${state.round}: ${JSON.stringify(made)}`;
      return failed(`move ${index + 1} is illegal: ${error.message} (${where})`, index + 1);
    }
  }
  const finished = isOver(state);
  if (!result) return { ok: true, moves: moves.length, finished, sealed: false, fair };
  if (!finished) return failed(`it has a result, but the game is not over after its ${moves.length} moves`);
  const points = standings(state).map((standing) => standing.points);
  if (hash(state) !== result.hash) {
    return failed(
      `all ${moves.length} moves are legal, but they lead to another end: the hash of the last position is ${hash(state)}, recorded is ${result.hash}`,
    );
  }
  if (JSON.stringify(points) !== JSON.stringify(result.points)) {
    return failed(
      `the game ends with ${points.join(', ')} points, recorded are ${JSON.stringify(result.points)}`,
    );
  }
  return { ok: true, moves: moves.length, finished, sealed: true, fair };
}

/** What is wrong with the making of the seed; null if nothing is, or if the record does not say. */
function unfairness({ fair, setup }: LabRecord): string | null {
  if (fair === undefined) return null;
  const { success, data } = fairnessSchema.safeParse(fair);
  if (!success) return 'what it says about the making of its seed cannot be read';
  if (isFair(data, setup.seed)) return null;
  return 'the dice were not fair: the seed does not follow from the secret that was committed to and the parts of the players';
}

function failed(problem: string, move?: number): Verdict {
  return { ok: false, problem, ...(move !== undefined && { move }) };
}
