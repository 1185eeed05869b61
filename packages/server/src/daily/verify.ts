import { setImmediate as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { BOTS } from '@khora/bots';
import {
  begin,
  type CityId,
  IllegalMoveError,
  legalMoves,
  play,
  RULES_VERSION,
  type Seat,
  standings,
  view,
} from '@khora/engine';
import { type DailyResult, dailyGame } from '@khora/protocol';
import { Refused } from '../errors.ts';

/** The result of a game of the day. */
export interface Verified {
  readonly points: number;
  /** Points ahead of the best rival. */
  readonly lead: number;
  readonly city: CityId;
}

const OWN: Seat = 0;
/** How many moves are replayed before others get a turn, so that nobody waits for somebody's result. */
const AT_ONCE = 8;

/**
 * Replays a game of the day: every move must be legal, the rivals' moves must be the ones they would choose, and the
 * game must be over. Otherwise this game was not played.
 */
export async function verify({ day, rules, moves }: DailyResult): Promise<Verified> {
  insist(rules === RULES_VERSION, 'Today’s game is played by the current rules. Load the page again.');
  const { setup, rivals } = dailyGame(day);
  let { state } = begin(setup, rules);
  for (const [index, { seat, move }] of moves.entries()) {
    if (index % AT_ONCE === 0) await pause();
    const rival = seat === OWN ? undefined : rivals[seat - 1];
    if (rival) {
      insist(legalMoves(state, seat).length > 0, `Move ${index + 1}: seat ${seat} is not asked.`);
      const chosen = BOTS[rival](view(state, seat), { seed: '' });
      insist(isDeepStrictEqual(chosen, move), `Move ${index + 1} is not the one that the rival makes.`);
    }
    try {
      ({ state } = play(state, seat, move));
    } catch (error) {
      if (!(error instanceof IllegalMoveError)) throw error;
      throw new Refused('illegal-move', `Move ${index + 1}: ${error.message}`, error.details);
    }
  }
  insist(state.phase === 'over', 'The game is not over yet.');
  const points = standings(state).map((standing) => standing.points);
  const [own = 0, ...others] = points;
  const { city } = state.players[OWN] ?? {};
  if (!city) throw new Error('A finished game has cities.');
  return { points: own, lead: own - Math.max(...others), city };
}

function insist(holds: boolean, message: string): asserts holds {
  if (!holds) throw new Refused('not-allowed', message);
}
