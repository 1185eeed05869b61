import { type Measured, summary } from './measure.ts';
import type { Kind } from './play.ts';
import type { Round, RoundSection } from './rounds.ts';

/** One figure: the time of one piece of work, and the same in yardsticks. */
export interface Figure {
  readonly seconds: Measured;
  readonly yardsticks: Measured;
}

/** The figures for one kind of game. */
export interface Section extends Kind {
  /** From `createGame` to the end. */
  readonly game: Figure;
  readonly decision: Figure;
  readonly clone: Figure;
  /** Cloning a game, making a move in the copy and listing the legal moves that follow. */
  readonly lookAhead: Figure;
  readonly decisionsPerGame: number;
  readonly stateBytes: number;
}

/** The figures for one engine. */
export interface Report {
  readonly checkout: string;
  readonly yardstick: Measured;
  readonly sections: readonly Section[];
}

export function reportOf(checkout: string, rounds: readonly Round[]): Report {
  const yardstick = summary(rounds.map((round) => round.yardstick));
  const kinds = rounds[0]?.sections ?? [];
  const sections = kinds.map(({ players, rules, stateBytes }, index): Section => {
    const own = rounds.flatMap((round) => round.sections[index] ?? []);
    const figure = (of: (section: RoundSection) => number): Figure => {
      const taken = summary(own.map(of));
      const { best, median } = yardstick;
      return { seconds: taken, yardsticks: { best: taken.best / best, median: taken.median / median } };
    };
    return {
      players,
      rules,
      game: figure(({ game }) => game),
      decision: figure(({ decision }) => decision),
      clone: figure(({ clone }) => clone),
      lookAhead: figure(({ lookAhead }) => lookAhead),
      decisionsPerGame: own.reduce((sum, section) => sum + section.decisionsPerGame, 0) / own.length,
      stateBytes,
    };
  });
  return { checkout, yardstick, sections };
}
