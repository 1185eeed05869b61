import {
  createGame,
  type GameRecord,
  type GameSetup,
  legalMoves,
  type Move,
  play,
  seated,
} from '@khora/engine';

export type PlayedMove = GameRecord['moves'][number];

/** A move in a word or two: 'assign 0 3', 'pay 0 3 1', 'explore red-4-2'. */
function notation(move: Move): string {
  return Object.values(move).flat().join(' ');
}

/** Reads the moves of a game, one per line after the seat's number, by matching the legal moves of each position. */
export function readLine(setup: GameSetup, written: string): readonly PlayedMove[] {
  let state = createGame(setup);
  return written
    .trim()
    .split('\n')
    .map((line) => {
      const [seat, move] =
        seated(state.players).flatMap(([, each]) =>
          legalMoves(state, each)
            .filter((legal) => `${each} ${notation(legal)}` === line)
            .map((legal) => [each, legal] as const),
        )[0] ?? [];
      if (seat === undefined || !move) throw new RangeError(`Not legal here: ${line}`);
      state = play(state, seat, move).state;
      return { seat, move };
    });
}
