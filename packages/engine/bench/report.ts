import { clone, type GameState } from '../src/index.ts';
import { type Measured, seconds, secondsPerCall, summary } from './measure.ts';
import { midGame, playGames } from './play.ts';

const PLAYERS = [2, 4] as const;
type Players = (typeof PLAYERS)[number];

/** One figure: the time of one piece of work, and the same in yardsticks. */
export interface Figure {
  readonly seconds: Measured;
  readonly yardsticks: Measured;
}

/** What was measured with so many players. */
export interface Section {
  readonly players: Players;
  /** From `createGame` to the end. */
  readonly game: Figure;
  readonly decision: Figure;
  readonly clone: Figure;
  readonly decisionsPerGame: number;
  readonly stateBytes: number;
}

export interface Report {
  readonly rounds: number;
  /** One JSON.parse(JSON.stringify(state)) of a four-player game in its fifth round. */
  readonly yardstick: Measured;
  readonly sections: readonly Section[];
}

export interface Size {
  readonly rounds: number;
  /** Games in a round, and roughly the seconds for each kind of copy. */
  readonly games: number;
  readonly fill: number;
}

/** Keeps results, so that no copy is optimised away. */
const sink: { last: GameState | null } = { last: null };

function jsonCopy(state: GameState): (calls: number) => void {
  return (calls) => {
    for (let i = 0; i < calls; i++) sink.last = JSON.parse(JSON.stringify(state)) as GameState;
  };
}

function engineCopy(state: GameState): (calls: number) => void {
  return (calls) => {
    for (let i = 0; i < calls; i++) sink.last = clone(state);
  };
}

/** The seconds of every round, by what is measured; rounds go around, so that a slow moment hits all alike. */
function measureRounds({ rounds, games, fill }: Size) {
  const yardstick: number[] = [];
  const each = PLAYERS.map((players) => ({
    players,
    state: midGame(players),
    game: [] as number[],
    decision: [] as number[],
    copy: [] as number[],
    decisions: 0,
  }));
  for (let round = 0; round <= rounds; round++) {
    // The first round warms up and does not count.
    const counts = round > 0;
    const json = secondsPerCall(jsonCopy(midGame(4)), fill);
    if (counts) yardstick.push(json);
    for (const own of each) {
      let decisions = 0;
      const taken = seconds(() => {
        decisions = playGames(own.players, games, round + 1);
      });
      const copy = secondsPerCall(engineCopy(own.state), fill);
      if (!counts) continue;
      own.game.push(taken / games);
      own.decision.push(taken / decisions);
      own.copy.push(copy);
      own.decisions += decisions;
    }
  }
  return { yardstick, each };
}

export function measure(size: Size): Report {
  const { yardstick: yardsticks, each } = measureRounds(size);
  const yardstick = summary(yardsticks);
  const figure = (rounds: readonly number[]): Figure => {
    const own = summary(rounds);
    return {
      seconds: own,
      yardsticks: { best: own.best / yardstick.best, median: own.median / yardstick.median },
    };
  };
  const sections = each.map(({ players, state, game, decision, copy, decisions }) => ({
    players,
    game: figure(game),
    decision: figure(decision),
    clone: figure(copy),
    decisionsPerGame: decisions / (size.rounds * size.games),
    stateBytes: new TextEncoder().encode(JSON.stringify(state)).length,
  }));
  return { rounds: size.rounds, yardstick, sections };
}
