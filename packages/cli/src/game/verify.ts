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

/** The result of replaying a record; `move` counts from 1. */
export type Verdict =
  | {
      readonly ok: true;
      readonly moves: number;
      readonly finished: boolean;
      readonly sealed: boolean;
      /** Whether it is proved that nobody chose the seed. */
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
    return failed(`its setup is not valid: ${error.message}`);
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
      `all ${moves.length} moves are legal, but the end is different: the hash of the last position is ${hash(state)}, the recorded one ${result.hash}`,
    );
  }
  if (JSON.stringify(points) !== JSON.stringify(result.points)) {
    return failed(
      `the game ends with ${points.join(', ')} points, but the record says ${JSON.stringify(result.points)}`,
    );
  }
  return { ok: true, moves: moves.length, finished, sealed: true, fair };
}

/** What is wrong with how the seed was made; null if nothing is, or if the record does not say. */
function unfairness({ fair, setup }: LabRecord): string | null {
  if (fair === undefined) return null;
  const { success, data } = fairnessSchema.safeParse(fair);
  if (!success) return 'what it says about how its seed was made cannot be read';
  if (isFair(data, setup.seed)) return null;
  return "the dice were not fair: the seed does not follow from the server's committed secret and the players' contributions";
}

function failed(problem: string, move?: number): Verdict {
  return { ok: false, problem, ...(move !== undefined && { move }) };
}
