import { begin, decisions, type GameSetup, type GameState, legalMoves, type Move, play } from '@khora/engine';

/** A few games that differ in players and options. */
export const SETUPS: readonly GameSetup[] = [
  { players: 2, seed: 'wire-two', options: { draft: 'pass', cityChoice: 'choose' } },
  { players: 3, seed: 'wire-three', options: { dice: 'reroll', optionalPayment: true } },
  { players: 4, seed: 'wire-four', options: { dice: 'shared' } },
  { players: 4, seed: 'wire-more', options: { draft: 'deal', optionalPayment: true } },
];

/** The same numbers on every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

export interface Turn {
  readonly state: GameState;
  /** What everybody who is asked may do. */
  readonly legal: readonly Move[];
}

/** The positions of a game of random moves, to its end. */
export function* randomGame(setup: GameSetup, seed: number): Generator<Turn, void> {
  const below = numbers(seed);
  let { state } = begin(setup);
  for (;;) {
    const open = decisions(state);
    const choices = open.flatMap(({ seat }) => legalMoves(state, seat).map((move) => ({ seat, move })));
    yield { state, legal: choices.map(({ move }) => move) };
    const choice = choices[below(choices.length)];
    if (!choice) return;
    ({ state } = play(state, choice.seat, choice.move));
  }
}
