import { RULES_VERSION } from '../src/index.ts';
import { seconds, secondsPerCall } from './measure.ts';
import { cloneAll, type Kind, lookAhead, midGame, midGames, playGames } from './play.ts';

/** What one round took, in seconds. */
export interface Round {
  /** One JSON.parse(JSON.stringify(state)) of a four-player game in its fifth round. */
  readonly yardstick: number;
  readonly sections: readonly RoundSection[];
}

/** What one kind of game took in a round: seconds per game, decision, clone and look-ahead. */
export interface RoundSection extends Kind {
  readonly game: number;
  readonly decision: number;
  readonly clone: number;
  readonly lookAhead: number;
  readonly decisionsPerGame: number;
  readonly stateBytes: number;
}

export interface RoundSize {
  /** The number of games of each kind, and roughly how many seconds to spend on each kind of call. */
  readonly games: number;
  readonly fill: number;
}

const POSITIONS = 32;
const COPIES = 8;

const kinds = Array.from({ length: RULES_VERSION }, (_, index) => index + 1).flatMap((rules) =>
  ([2, 4] as const).map((players): Kind => ({ players, rules })),
);
const each = kinds.map((kind) => ({
  kind,
  positions: midGames(kind, POSITIONS),
  stateBytes: new TextEncoder().encode(JSON.stringify(midGame(kind))).length,
}));
const yardstick = midGame({ players: 4, rules: RULES_VERSION });

/** Results are kept here so that V8 does not optimise the work away. */
const sink: { last: unknown } = { last: null };

function perCall(call: () => unknown, fill: number): number {
  return secondsPerCall(() => {
    sink.last = call();
  }, fill);
}

/** Measures everything once. */
export function measureRound(round: number, { games, fill }: RoundSize): Round {
  return {
    yardstick: perCall(() => JSON.parse(JSON.stringify(yardstick)), fill),
    sections: each.map(({ kind, positions, stateBytes }) => {
      let decisions = 0;
      const taken = seconds(() => {
        decisions = playGames(kind, games, round + 1);
      });
      return {
        ...kind,
        game: taken / games,
        decision: taken / decisions,
        clone: perCall(() => cloneAll(positions, COPIES), fill) / (POSITIONS * COPIES),
        lookAhead: perCall(() => lookAhead(positions), fill) / POSITIONS,
        decisionsPerGame: decisions / games,
        stateBytes,
      };
    }),
  };
}
