import { advance, createGame, decisions, type GameSetup, type GameState, legalMoves } from '../src/index.ts';

/** A quick generator (xorshift32): the choices must cost next to nothing beside the engine. */
function xorshift(seed: number): (n: number) => number {
  let state = seed || 1;
  return (n) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % n;
  };
}

/** Makes one uniformly random move of one of the open decisions; false when the game is over. */
function moveAtRandom(state: GameState, below: (n: number) => number): boolean {
  const open = decisions(state);
  const decision = open[open.length > 1 ? below(open.length) : 0];
  if (!decision) return false;
  const moves = legalMoves(state, decision.seat);
  const move = moves[below(moves.length)];
  if (!move) throw new Error(`Seat ${decision.seat} has no legal move.`);
  advance(state, decision.seat, move);
  return true;
}

/** Plays whole games from `createGame` on; gives the number of decisions. */
export function playGames(players: GameSetup['players'], games: number, seed: number): number {
  const below = xorshift(seed);
  let made = 0;
  for (let game = 0; game < games; game++) {
    const state = createGame({ players, seed: `bench ${seed} ${game}` });
    while (moveAtRandom(state, below)) made += 1;
  }
  return made;
}

/** A game in the middle: the first decision of round 5. */
export function midGame(players: GameSetup['players']): GameState {
  const below = xorshift(5);
  const state = createGame({ players, seed: 'mid-game' });
  while (state.round < 5) moveAtRandom(state, below);
  return state;
}
